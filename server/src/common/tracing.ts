import type { Database } from '../db/database.ts';

/** Work that has a span of its own where traces are sent: a webhook, a mail. Its name has no data of people. */
export type Span = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What of a server is traced. */
export interface Tracing {
  /** The database whose statements have spans. */
  database: Database;
  span: Span;
}

export const untraced: Span = (_name, work) => work();
