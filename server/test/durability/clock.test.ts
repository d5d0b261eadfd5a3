import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { TEST_ZONE } from '../db/testing.ts';
import { share } from '../length.ts';
import { killStarted } from '../testProcess.ts';
import { REP } from '../testing.ts';
import { clockSkewOptions } from './clockSkew.ts';
import { checkLedger, newLedger, untilAcknowledged } from './ledger.ts';
import { signIn, startService } from './service.ts';
import { embeddedStore, postgresStore, type Store } from './store.ts';
import { startWriters } from './writers.ts';
import { placesOf } from './writes.ts';

const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const DAY_MS = 86_400_000;
/** A clock's error in days: ahead, behind, and none. */
const SHIFTS = [2, -2, 0];
const ADDED = 'activity added';

describe('A server whose clock jumps two days ahead, then two days back', () => {
  after(killStarted);

  for (const openStore of share<() => Promise<Store>>([postgresStore, embeddedStore])) {
    test(`lets people sign in and write, keeps everything, and dates it by its own clock (${openStore.name}) (OPS-11)`, async (t) => {
      const store = await openStore();
      try {
        const ledger = newLedger();
        const writers = startWriters(SEED, await store.inspect(placesOf), ledger);
        for (const days of SHIFTS) {
          const today = () => todayIn(TEST_ZONE, new Date(Date.now() + days * DAY_MS));
          const begun = ledger.entries.length;
          const expected = [today()];
          const server = await startService({ env: store.env, node: clockSkewOptions(days * DAY_MS) });
          const stop = writers.write(server.url, await signIn(server.url, REP));
          await untilAcknowledged(ledger, 3, ADDED);
          await stop();
          expected.push(today());
          assert.equal(await server.stop(), 0, server.output());
          const added = ledger.entries
            .slice(begun)
            .filter(({ action }) => action === ADDED)
            .map(({ mark }) => mark);
          const dated = await store.inspect((database) =>
            database.query<{ day: string }>(
              sql`SELECT DISTINCT created_on AS day FROM activity WHERE comments = ANY(${added}::text[])`,
            ),
          );
          for (const { day } of dated) assert.ok(expected.includes(day), `${day} of ${expected.join(', ')}`);
        }
        const tally = await store.inspect((database) => checkLedger(database, ledger));
        assert.equal(tally.unanswered, 0);
        t.diagnostic(`${store.engine}, seed ${SEED}: ${tally.acknowledged} acknowledged, 0 lost`);
      } finally {
        await killStarted();
        await store.dispose();
      }
    });
  }
});
