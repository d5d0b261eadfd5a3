import { hasUnknownMigrations, newerFault, type AppliedMigration } from '../../db/migrate.ts';
import { BackupError } from './programs.ts';

/**
 * @param record the migrations that made the schema in a backup
 * @returns whether an earlier version made it, so that its data must be moved
 * @throws BackupError if the backup has no Galley schema, or that of a newer version
 */
export function isOfEarlierVersion(record: readonly AppliedMigration[]): boolean {
  if (record.length === 0) throw new BackupError("This isn't a Galley backup: it has no Galley schema.");
  const fault = newerFault('The backup', record);
  if (fault !== undefined) throw new BackupError(fault);
  return hasUnknownMigrations(record);
}
