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

/** The session that reads, and how many writes of it a reader has to know. */
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
  /** For what may be a moment old, except that a session sees its own writes: a replica where there is one. */
  reads(reader: Reader): Queryable;
  /** For what everybody needs to read anything: the replica answers while the primary is away; missing where there is none. */
  whicheverAnswers?(): Queryable;
  /** Counts a write of a session, in the write's own transaction; missing where no replica has to know of it. */
  countWrite?(transaction: Queryable, jti: string): Promise<unknown>;
  /**
   * Calls for each notice on a channel, and whenever one may have been missed. Calls come late or twice; none is lost for longer
   * than a second after the database answers again.
   * @returns ends it
   */
  listen(channel: string, call: () => void): () => Promise<void>;
  /** Runs work while nobody writes, and after all was written into the folder; missing where the folder is another program's. */
  freeze?<T>(work: (transaction: Transaction, folder: string) => Promise<T>): Promise<T>;
  /** The pools as they stand, by what they lead to; missing where there are none. */
  pools?(): { primary: Pool; replica?: Pool };
  close(): Promise<void>;
}
