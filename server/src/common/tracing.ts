import type { Database } from '../db/database.ts';

/** Work with its own span where traces are sent, such as a webhook or an email. Its name contains no personal data. */
export type Span = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** The parts of a server that are traced. */
export interface Tracing {
  /** The database whose statements get spans. */
  database: Database;
  span: Span;
}

export const untraced: Span = (_name, work) => work();
