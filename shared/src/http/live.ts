import type { LiveTopic } from '../contract/live.ts';

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
