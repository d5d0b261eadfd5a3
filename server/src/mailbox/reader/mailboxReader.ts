import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { explain } from '../../common/explain.ts';
import { accountOf, type MailboxSettings } from '../settings.ts';
import { LeaseLostError, type Taking } from '../intake/takeMessage.ts';
import { accessTokens } from './accessToken.ts';
import { claim, noteFailure, release } from './lease.ts';
import { readMailbox, type Reading } from './readMailbox.ts';

/** How often a server checks whether the reading server has stopped. */
const LOOKS_EVERY_MS = 5_000;
/** Pauses before retrying a mailbox that failed. */
const AGAIN_AFTER_MS = [500, 2_000, 5_000, 15_000, 60_000];

/** Explains a failure to people. It never contains a password. */
function reasonOf(error: unknown): string {
  const { authenticationFailed, responseText } = (error ?? {}) as {
    authenticationFailed?: boolean;
    responseText?: string;
  };
  if (authenticationFailed === true)
    return `The mail server rejected the sign-in. ${responseText ?? ''}`.trim();
  return explain(error) ?? (error instanceof Error ? error.message : String(error));
}

/** Reads the mailbox while the server runs. Only one of several servers reads at a time (MAIL-01, MAIL-02). */
export function startMailboxReader(
  app: FastifyInstance,
  { settings, dataDir, ...taking }: Taking & { settings: MailboxSettings; dataDir: string },
): void {
  const { database } = taking;
  const account = accountOf(settings);
  const holder = randomUUID();
  const ending = new AbortController();
  const { signal } = ending;
  const root = path.join(dataDir, 'arriving-mail');
  const reading: Reading = {
    ...taking,
    settings,
    tokenOf: settings.tokens === undefined ? undefined : accessTokens(settings.tokens),
    holder,
    // Each reader has its own folder, because it may not own the files that another left behind.
    folder: path.join(root, holder),
    log: app.log,
    failures: new Map(),
    signal,
  };
  const wait = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined);

  async function once(failed: number): Promise<number> {
    if (!(await claim(database, account, holder))) {
      await wait(LOOKS_EVERY_MS);
      return 0;
    }
    // The previous reader has stopped.
    await rm(root, { recursive: true, force: true });
    const began = Date.now();
    try {
      await readMailbox(reading);
      return 0;
    } catch (error) {
      if (error instanceof LeaseLostError || signal.aborted) return 0;
      const reason = reasonOf(error);
      app.log.warn({ reason }, 'the mailbox can’t be read; retrying');
      await noteFailure(database, account, reason).catch(() => undefined);
      const again = Date.now() - began > 60_000 ? 0 : failed;
      await wait(AGAIN_AFTER_MS[Math.min(again, AGAIN_AFTER_MS.length - 1)] ?? 0);
      return again + 1;
    }
  }

  async function loop(): Promise<void> {
    for (let failed = 0; !signal.aborted;) {
      try {
        failed = await once(failed);
      } catch (error) {
        app.log.warn(error, 'could not determine which server reads the mailbox');
        await wait(LOOKS_EVERY_MS);
      }
    }
    await release(database, account, holder).catch(() => undefined);
    await rm(reading.folder, { recursive: true, force: true });
  }

  let running: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    running = loop();
  });
  app.addHook('preClose', async () => ending.abort());
  app.addHook('onClose', () => running);
}
