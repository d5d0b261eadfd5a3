// In the place of @emotion/react, which react-select writes its styles with: it would put style elements into the page, which
// the content security policy refuses, and our sheet styles the library's classes anyway. Host and tests resolve it to this.
import { createElement, Fragment, type ElementType, type ReactNode } from 'react';

interface Styled extends Record<string, unknown> {
  css?: { name?: string; label?: string };
  className?: string;
}

/** What the library itself keeps out of sight: words for screen readers, and the input of a list that can't be searched. */
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
