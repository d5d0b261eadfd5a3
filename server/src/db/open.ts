import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the PostgreSQL at `databaseUrl`, or the embedded database in `dataDir` when there is none. */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
}): Promise<Database> {
  const { databaseUrl, dataDir, onLost } = options;
  return databaseUrl === undefined ? await openEmbedded(dataDir) : openPostgres(databaseUrl, onLost);
}
