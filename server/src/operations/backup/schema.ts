import { isEarlier, newerFault, type Ran } from '../../db/migrate.ts';
import { BackupError } from './programs.ts';

/**
 * @param record of the migrations that made the schema in a backup
 * @returns whether an earlier version made it, so that its data has to be moved
 * @throws BackupError when there is no schema of this program in it, or one of a newer version
 */
export function isOfEarlierVersion(record: readonly Ran[]): boolean {
  if (record.length === 0) throw new BackupError("This isn't a Galley backup: it has no Galley schema.");
  const fault = newerFault('The backup', record);
  if (fault !== undefined) throw new BackupError(fault);
  return isEarlier(record);
}
