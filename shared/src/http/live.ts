import type { LiveChange, LiveTopic } from '../contract/live.ts';

/** Metadata of a query, so that colleagues' changes refresh it (LIVE-07). */
export interface LiveMeta extends Record<string, unknown> {
  /** The topics of the data in its response. */
  live?: readonly LiveTopic[];
  /** For a list page: where in the response its records are, and what identifies one. */
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
