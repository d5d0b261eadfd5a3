import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#server/demo/random';
import { killStarted, runScript } from '../testProcess.ts';
import { REP } from '../testing.ts';
import { checkLedger, newLedger, untilAcknowledged, type Tally } from './ledger.ts';
import { signIn, startService } from './service.ts';
import { embeddedStore, postgresStore } from './store.ts';
import { startWriters } from './writers.ts';
import { placesOf } from './writes.ts';

/** CRASH_ROUNDS=50 is the target; CRASH_SEED repeats a run's writes. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);

const middle = (times: number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);

describe('A server that is killed while eight people write', () => {
  after(killStarted);

  for (const openStore of [embeddedStore, postgresStore]) {
    test(`has every acknowledged write, has no partial writes, and serves requests immediately (${openStore.name}) (WRITE-03)`, async (t) => {
      const store = await openStore();
      try {
        const random = seededRandom(SEED);
        const ledger = newLedger();
        const writers = startWriters(SEED, await store.inspect(placesOf), ledger);
        const ready: number[] = [];
        let token: string | undefined;
        let tally: Tally | undefined;
        for (let round = 1; round <= ROUNDS; round += 1) {
          if (random.chance(0.25)) {
            // Some kills hit while it's starting.
            const early = runScript('main.js', { env: store.env });
            await sleep(random.below(2_000));
            early.child.kill('SIGKILL');
            await early.ended();
          }
          const server = await startService({ env: store.env });
          ready.push(server.readyAfter);
          // Signed in only once, because sessions outlive the server.
          token ??= await signIn(server.url, REP);
          const stop = writers.write(server.url, token);
          await untilAcknowledged(ledger, 10 + random.below(100));
          await server.kill();
          await stop();
          tally = await store.inspect((database) => checkLedger(database, ledger));
        }
        assert.ok(tally !== undefined);
        t.diagnostic(
          `${store.engine}, seed ${SEED}: killed ${ROUNDS} times, ${tally.acknowledged} acknowledged, 0 lost, ` +
            `0 half-written; ${tally.unanswered} unanswered, of which ${tally.doneUnheard} were done; ` +
            `ready again after ${middle(ready)} ms in the middle, ${Math.round(Math.max(...ready))} ms at most`,
        );
      } finally {
        await killStarted();
        await store.dispose();
      }
    });
  }
});
