import type { Transaction } from './database.ts';
import { DatabaseError } from './errors.ts';

/**
 * Runs a write that a unique index may refuse, without failing the transaction.
 * @param index the name of the unique index
 * @returns the write's result; undefined when that index refused it
 */
export async function unlessDuplicate<T>(
  transaction: Transaction,
  index: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  await transaction.script('SAVEPOINT before_duplicate');
  try {
    return await work();
  } catch (error) {
    const isDuplicate = error instanceof DatabaseError && error.kind === 'duplicate';
    if (!isDuplicate || error.constraint !== index) throw error;
    await transaction.script('ROLLBACK TO SAVEPOINT before_duplicate');
    return undefined;
  }
}
