import type { LiveChange, LiveTopic } from '../contract/live.ts';

/** What a query says of itself, so that what colleagues change reaches it (LIVE-07). */
export interface LiveMeta extends Record<string, unknown> {
  /** The topics that its answer shows. */
  live?: readonly LiveTopic[];
  /** Of the page of a list: where in the answer its records are, and what identifies one. */
  list?: { items: string; id: string };
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LiveMeta;
  }
}

const NAME = 'galley-live';

/** What colleagues have changed; null: it may be anything. */
export type ColleaguesChanges = readonly LiveChange[] | null;

/** Tells the forms of this page. */
export const dispatchChanges = (changes: ColleaguesChanges): void =>
  void globalThis.dispatchEvent(new CustomEvent(NAME, { detail: changes }));

/** Calls for what colleagues change. @returns the end */
export function onChanges(call: (changes: ColleaguesChanges) => void): () => void {
  const hear = (event: Event) => call((event as CustomEvent<ColleaguesChanges>).detail);
  globalThis.addEventListener(NAME, hear);
  return () => globalThis.removeEventListener(NAME, hear);
}
