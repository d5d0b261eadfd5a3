import type { Sql } from 'sql-template-tag';

/** A row as both drivers return it: int4, safe int8 and numeric as numbers, dates and timestamps as text. */
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

/** The connections to a PostgreSQL server. */
export interface Pool {
  inUse: number;
  idle: number;
  /** Requests waiting for a connection. */
  waiting: number;
}

/** A database on either engine. */
export interface Database extends Transaction {
  readonly engine: 'embedded' | 'postgres';
  /**
   * Runs `work` in one transaction and retries it if the engine requires that (serialization failure, deadlock). A patient transaction
   * has no statement timeout: for migrations and bulk loads.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, options?: { patient?: boolean }): Promise<T>;
  /** Reads a large result in batches of `size` rows, holding no more than one of them in memory. */
  cursor<T extends object = Row>(sql: Sql, size: number): AsyncIterable<T[]>;
  /** Where to run reads that can be slightly outdated but include the session's own writes: a replica, if there is one. */
  reads(reader: Reader): Queryable;
  /** Where to look up what every read needs: the replica responds while the primary is down. Missing without a replica. */
  whicheverAnswers?(): Queryable;
  /** Counts a write of a session, in the write's own transaction; missing without a replica. */
  countWrite?(transaction: Queryable, jti: string): Promise<unknown>;
  /**
   * Calls back for each notice on a channel, and whenever one may have been missed. Calls can be late or repeated; none is lost for more
   * than a second after the database responds again.
   * @returns stops listening
   */
  listen(channel: string, call: () => void): () => Promise<void>;
  /** Runs work while nobody writes, once everything is flushed to the folder; missing when another program owns the folder. */
  freeze?<T>(work: (transaction: Transaction, folder: string) => Promise<T>): Promise<T>;
  /** The current state of the connection pools; missing when there are none. */
  pools?(): { primary: Pool; replica?: Pool };
  close(): Promise<void>;
}
