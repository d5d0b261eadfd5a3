import type { Database, Transaction } from './database.ts';

/** The advisory lock for anything that changes the schema or replaces the database. The number is arbitrary. */
export const SCHEMA_LOCK = 7_426_055;

/** Runs work, however long it takes, while no other server migrates and no restore runs. */
export const withSchemaLock = <T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  database.transaction(
    async (transaction) => {
      await transaction.script(`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`);
      return work(transaction);
    },
    { patient: true },
  );
