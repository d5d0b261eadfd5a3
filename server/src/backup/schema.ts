import { faultOf, type Ran } from '../db/migrate.ts';
import { BackupError } from './programs.ts';

/**
 * @param record of the migrations that made the schema in a backup
 * @throws BackupError when there is no schema of this program in it, or one that this version can't work with
 */
export function refuseForeign(record: readonly Ran[]): void {
  if (record.length === 0)
    throw new BackupError('The backup is not one of this program: it holds no schema of it.');
  const fault = faultOf('The backup', record);
  if (fault !== undefined) throw new BackupError(fault);
}
