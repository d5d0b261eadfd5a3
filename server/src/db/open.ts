import type { Database, Queryable } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { refuseUnset } from './pooler.ts';
import { withReplica } from './replica.ts';

/**
 * Opens the PostgreSQL database at `databaseUrl`, with its replica if there is one, or the embedded database in `dataDir`.
 * @throws PoolerError when a pooler's connections lack the settings that the server needs
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  /** Connects to PostgreSQL directly; set when a pooler shares the connections to `databaseUrl` between transactions. */
  databaseSessionUrl?: string | undefined;
  databaseReadUrl?: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
  /** Checks each new connection to PostgreSQL before it's used. */
  admit?: (connection: Queryable) => Promise<void>;
}): Promise<Database> {
  const { databaseUrl, databaseSessionUrl, databaseReadUrl, dataDir, onLost, admit } = options;
  if (databaseUrl === undefined) return openEmbedded(dataDir);
  const primary = openPostgres(databaseUrl, onLost, { admit, sessionUrl: databaseSessionUrl });
  if (databaseSessionUrl !== undefined) await refuseUnset(primary);
  if (databaseReadUrl === undefined) return primary;
  return withReplica(primary, openPostgres(databaseReadUrl, onLost), onLost);
}
