import type { LiveChange, LiveTopic } from '../contract/live.ts';

/** Metadata of a query, so that colleagues' changes refresh it (LIVE-07). */
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

/** The records that colleagues changed; null: unknown, so anything. */
export type ColleaguesChanges = readonly LiveChange[] | null;

/** Dispatches colleagues' changes to the forms of this page. */
export const dispatchChanges = (changes: ColleaguesChanges): void =>
  void globalThis.dispatchEvent(new CustomEvent(NAME, { detail: changes }));

/** Subscribes to colleagues' changes. @returns unsubscribe */
export function onChanges(call: (changes: ColleaguesChanges) => void): () => void {
  const hear = (event: Event) => call((event as CustomEvent<ColleaguesChanges>).detail);
  globalThis.addEventListener(NAME, hear);
  return () => globalThis.removeEventListener(NAME, hear);
}
