import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { explain } from '../../../common/explain.ts';
import { repeatedly } from '../../../common/repeatedly.ts';
import type { BackupSettings } from './settings.ts';
import { encrypterFor } from './encryption.ts';
import { figuresOf, type BackupFigures } from './figures.ts';
import { kept } from './keep.ts';
import { makeBackup, type Source } from './make.ts';
import { openPlace } from '../../../common/filePlace/openPlace.ts';
import { backupsIn, removeBackup, removeRemains } from './records.ts';
import { scheduleOf } from './schedule.ts';
import { backupState, claim, type Claim } from './state.ts';

const MINUTE_MS = 60_000;

export interface Scheduled {
  settings: BackupSettings;
  source: Source;
  timeZone: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Prepares scheduled backups and checks their settings.
 * @returns `backUp` makes the backup that's due, if any, on only one of several servers, and resolves with its name
 * @throws ExplainedError for an invalid setting
 */
export async function scheduledBackups(
  scheduled: Scheduled,
): Promise<{ backUp: (signal?: AbortSignal) => Promise<string | undefined>; figures: BackupFigures }> {
  const { settings, source, timeZone, now, log } = scheduled;
  const schedule = scheduleOf(settings.schedule, timeZone);
  const encrypter = await encrypterFor(settings.recipients);
  const place = await openPlace(settings.target);

  async function removeOld(newest: string): Promise<void> {
    const all = await backupsIn(place);
    const stay = kept(all, settings.keep, timeZone);
    for (const backup of all) if (!stay.has(backup)) await removeBackup(place, backup.name);
    await removeRemains(place, newest);
  }

  async function make(claimed: Claim, signal: AbortSignal | undefined): Promise<string | undefined> {
    try {
      const record = await makeBackup({ source, place, encrypter, at: now(), ...(signal && { signal }) });
      await claimed.succeed(record);
      const { name, bytes, seconds } = record;
      log.info({ backup: name, bytes, seconds }, 'a backup was made');
      return name;
    } catch (error) {
      if (signal?.aborted === true) {
        await claimed.release();
        return undefined;
      }
      const reason = explain(error) ?? String(error);
      log.error({ reason }, 'the scheduled backup failed');
      await claimed.fail(reason);
      return undefined;
    }
  }

  async function backUp(signal?: AbortSignal): Promise<string | undefined> {
    const claimed = await claim(source.database, schedule.lastAt(now()));
    if (claimed === undefined) return undefined;
    const name = await make(claimed, signal);
    if (name !== undefined)
      await removeOld(name).catch((error: unknown) => log.warn(error, 'deleting old backups failed'));
    return name;
  }

  return { backUp, figures: async () => figuresOf(schedule, await backupState(source.database), now()) };
}

/** Checks once a minute whether a backup is due, starting immediately, so that a missed one is made then. */
export async function startBackupSchedule(
  app: FastifyInstance,
  scheduled: Omit<Scheduled, 'log'>,
): Promise<BackupFigures> {
  const { backUp, figures } = await scheduledBackups({ ...scheduled, log: app.log });
  const ending = new AbortController();
  const check = repeatedly(app, {
    everyMs: MINUTE_MS,
    work: () => backUp(ending.signal),
    onError: (error) => app.log.warn(error, 'checking whether a backup is due failed'),
  });
  app.addHook('onReady', async () => check());
  // Aborts a running backup, so that the server's shutdown doesn't wait for it.
  app.addHook('preClose', async () => ending.abort());
  return figures;
}
