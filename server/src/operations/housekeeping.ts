import sql from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import { forgetOldArrivals, forgetOldDevices, forgetOldLogouts } from '../account/index.ts';
import { forgetEndedDevices, forgetOldJobs } from '../day/index.ts';
import { forgetFeedKeys, forgetOldImports, numberChanges } from '../exchange/index.ts';
import type { Database } from '../db/database.ts';
import { vacuumChanged } from '../db/vacuum.ts';
import { deleteOldKeys } from '../http/write.ts';
import { forgetOldFigures, forgetOldLoads } from '../releases/index.ts';
import { repeatedly } from '../common/repeatedly.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes expired data, such as keys, devices, tickets and reset tokens; sign-ins delete expired sessions and failures. Also numbers
 * changes that no system has read. Otherwise they would pile up, and the first reader would get later states of their records (OPS-55).
 */
export async function tidy(database: Database): Promise<void> {
  await numberChanges(database);
  await deleteOldKeys(database);
  await forgetFeedKeys(database);
  await forgetOldImports(database);
  await forgetOldLoads(database);
  await forgetOldFigures(database);
  await forgetOldDevices(database);
  await forgetOldJobs(database);
  await forgetOldArrivals(database);
  await forgetOldLogouts(database);
  await forgetEndedDevices(database);
  await database.query(sql`DELETE FROM passkey_challenge WHERE expires_at < now()`);
  await database.query(sql`DELETE FROM ticket WHERE expires_at < now()`);
  await database.query(sql`DELETE FROM password_reset WHERE expires_at < now() - interval '1 day'`);
  await vacuumChanged(database);
}

/** Cleans up once an hour while the server runs. */
export function startHousekeeping(app: FastifyInstance, database: Database): void {
  repeatedly(app, {
    everyMs: HOUR_MS,
    work: () => tidy(database),
    onError: (error) => app.log.warn(error, 'cleanup failed'),
  });
}
