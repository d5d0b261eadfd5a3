import assert from 'node:assert/strict';
import { killStarted, type RunOptions } from '../testProcess.ts';
import { REP } from '../testing.ts';
import { checkLedger, newLedger, untilAcknowledged, type Ledger, type Tally } from './ledger.ts';
import { signIn, startService, untilReady, type Service } from './service.ts';
import type { Store } from './store.ts';
import { startWriters } from './writers.ts';
import { placesOf } from './writes.ts';

/** How many writes are acknowledged before a fault, and again after the fault. */
const SOME = 25;

interface Load {
  server: Service;
  ledger: Ledger;
}

/**
 * Lets eight clients write to a server process, causes a fault meanwhile, and expects that the same process
 * serves again, that writes continue, and that the ledger matches the database.
 * @param fault starts the fault, and ends it before returning
 */
export async function underLoad(
  store: Store,
  seed: number,
  fault: (load: Load) => Promise<void>,
  options: RunOptions = {},
): Promise<Tally & { backAfter: number }> {
  const ledger = newLedger();
  const writers = startWriters(seed, await store.inspect(placesOf), ledger);
  let backAfter = 0;
  try {
    const server = await startService({ ...options, env: { ...store.env, ...options.env } });
    const stop = writers.write(server.url, await signIn(server.url, REP));
    await untilAcknowledged(ledger, SOME);
    await fault({ server, ledger });
    backAfter = await untilReady(
      () => server.url,
      () => !server.isRunning(),
    );
    await untilAcknowledged(ledger, SOME);
    await stop();
    assert.doesNotMatch(server.output(), /"level":60|UnhandledPromiseRejection/);
    assert.equal(await server.stop(), 0, server.output());
  } finally {
    await killStarted();
  }
  return { ...(await store.inspect((database) => checkLedger(database, ledger))), backAfter };
}

/** One line for a test's report. */
export const summary = (
  seed: number,
  { acknowledged, unanswered, doneUnheard, backAfter }: Tally & { backAfter: number },
) =>
  `seed ${seed}: ${acknowledged} acknowledged, 0 lost, 0 half-written; ${unanswered} unanswered, of which ` +
  `${doneUnheard} were done; ready again after ${Math.round(backAfter)} ms`;
