import type { Database, Transaction } from './database.ts';

/** Any fixed number: whoever changes the schema, or puts another database in its place, takes turns on it. */
export const TURN_LOCK = 7_426_055;

/** Runs work, for as long as it takes, when no other server migrates and no restore runs. */
export const inTurn = <T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(
    async (transaction) => {
      await transaction.script(`SELECT pg_advisory_xact_lock(${TURN_LOCK})`);
      return work(transaction);
    },
    { patient: true },
  );
