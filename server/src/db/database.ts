import type { Sql } from 'sql-template-tag';

/** A row as both drivers give it: int4 and safe int8 as numbers, numeric as number, dates and timestamps as text. */
export type Row = Record<string, unknown>;

/** What a query can run on: the database itself, or one transaction of it. */
export interface Queryable {
  query<T extends object = Row>(sql: Sql): Promise<T[]>;
  /** Runs several statements without parameters: migrations and bulk loads. */
  script(text: string): Promise<void>;
}

/** One database, whichever engine stands behind it. */
export interface Database extends Queryable {
  readonly engine: 'embedded' | 'postgres';
  /**
   * Runs `work` in one transaction; repeats it when the engine asks for that (serialisation, deadlock).
   * A patient one lets its statements take as long as they need: migrations and bulk loads.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>, options?: { patient?: boolean }): Promise<T>;
  /** Reads a large result in batches of `size` rows, holding no more than one of them in memory. */
  cursor<T extends object = Row>(sql: Sql, size: number): AsyncIterable<T[]>;
  close(): Promise<void>;
}
