// Replaces @emotion/react, which react-select uses for its styles: it would add style elements to the page, which
// the content security policy blocks, and our style sheet styles the library's classes anyway. Host and tests resolve it to this.
import { createElement, Fragment, type ElementType, type ReactNode } from 'react';

interface Styled extends Record<string, unknown> {
  css?: { name?: string; label?: string };
  className?: string;
}

/** The elements that the library hides: text for screen readers, and the input of a list without search. */
const UNSEEN = /a11yText|dummyInput|requiredInput/;

export function jsx(type: ElementType, props: Styled | null, ...children: ReactNode[]) {
  const { css: style, className, ...rest } = props ?? {};
  const isUnseen = UNSEEN.test(style?.name ?? style?.label ?? '');
  const classes = [className, isUnseen && 'visually-hidden'].filter(Boolean).join(' ');
  return createElement(type, classes === '' ? rest : { ...rest, className: classes }, ...children);
}

export const css = (style: object): object => style;
export const keyframes = (): string => '';
export const CacheProvider = Fragment;
