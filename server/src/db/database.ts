import type { Sql } from 'sql-template-tag';

/** A row as both drivers give it: int4 and safe int8 as numbers, numeric as number, dates and timestamps as text. */
export type Row = Record<string, unknown>;

/** What a query can run on: the database itself, one transaction of it, or a replica for reading. */
export interface Queryable {
  query<T extends object = Row>(sql: Sql): Promise<T[]>;
}

/** One transaction, or the database itself. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters: migrations and bulk loads. */
  script(text: string): Promise<void>;
}

/** The reading session, and how many of its writes the reader must include. */
export interface Reader {
  jti: string;
  writes: number;
}

/** The connections to a PostgreSQL. */
export interface Pool {
  inUse: number;
  idle: number;
  /** How many wait for a connection. */
  waiting: number;
}

/** One database, whichever engine stands behind it. */
export interface Database extends Transaction {
  readonly engine: 'embedded' | 'postgres';
  /**
   * Runs `work` in one transaction; repeats it when the engine asks for that (serialisation, deadlock).
   * A patient one lets its statements take as long as they need: migrations and bulk loads.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: { patient?: boolean }): Promise<T>;
  /** Reads a large result in batches of `size` rows, holding no more than one of them in memory. */
  cursor<T extends object = Row>(sql: Sql, size: number): AsyncIterable<T[]>;
  /** For reads that can be slightly outdated but include the session's own writes: a replica, if there is one. */
  reads(reader: Reader): Queryable;
  /** For what every read needs: the replica responds while the primary is down; missing without a replica. */
  whicheverAnswers?(): Queryable;
  /** Counts a write of a session, in the write's own transaction; missing where no replica has to know of it. */
  countWrite?(transaction: Queryable, jti: string): Promise<unknown>;
  /**
   * Calls back for each notice on a channel, and whenever one may have been missed. Calls can be late or repeated; none is lost for more
   * than a second after the database responds again.
   * @returns stops listening
   */
  listen(channel: string, call: () => void): () => Promise<void>;
  /** Runs work while nobody writes, and after all was written into the folder; missing where the folder is another program's. */
  freeze?<T>(work: (transaction: Transaction, folder: string) => Promise<T>): Promise<T>;
  /** The pools as they stand, by what they lead to; missing where there are none. */
  pools?(): { primary: Pool; replica?: Pool };
  close(): Promise<void>;
}
