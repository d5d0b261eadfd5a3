import type { Sql } from 'sql-template-tag';
import type { Database, Queryable, Row } from './database.ts';

/**
 * A database that reports how long each query took, in seconds, including failed queries and the wait for a connection. Cursors and scripts
 * aren't timed.
 */
export function timedDatabase(
  database: Database,
  observe: (seconds: number, statement: Sql) => void,
): Database {
  const timed = (on: Queryable): Queryable => ({
    async query<T extends object = Row>(statement: Sql): Promise<T[]> {
      const begun = performance.now();
      try {
        return await on.query<T>(statement);
      } finally {
        observe((performance.now() - begun) / 1_000, statement);
      }
    },
  });
  return {
    ...database,
    ...timed(database),
    reads: (reader) => timed(database.reads(reader)),
    ...(database.whicheverAnswers && {
      whicheverAnswers: () => timed(database.whicheverAnswers?.() ?? database),
    }),
    transaction: (work, options) =>
      database.transaction((transaction) => work({ ...transaction, ...timed(transaction) }), options),
  };
}
