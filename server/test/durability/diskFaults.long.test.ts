import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '#server/db/embedded';
import { prepareFolder } from '../db/testing.ts';
import { killStarted, runScript } from '../testProcess.ts';
import { openLimitedDisk, type LimitedDisk } from './limitedDisk.ts';
import { inspectCopy, type Store } from './store.ts';
import { summary, underLoad } from './underLoad.ts';

const fullLog = fileURLToPath(import.meta.resolve('./fullLog.js'));
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);

/** The embedded database with the small demo, on a separate disk. */
async function storeIn(disk: LimitedDisk): Promise<Store> {
  const folder = path.join(disk.outside, 'data');
  await prepareFolder(folder, 'small');
  return {
    engine: 'embedded',
    env: {
      DATA_DIR: path.join(disk.folder, 'data'),
      RELEASE_STORE: path.join(disk.folder, 'releases'),
    },
    open: () => openEmbedded(folder),
    inspect: (look) => inspectCopy(folder, look),
    dispose: () => disk.close(),
  };
}

describe('The disk of the embedded database', () => {
  after(killStarted);

  test('is full while eight people write: they get 503, nothing is lost, and writes continue once there is space', async (t) => {
    const disk = await openLimitedDisk('300m');
    const store = await storeIn(disk);
    try {
      let refused = 0;
      const tally = await underLoad(
        store,
        SEED,
        async ({ server, ledger }) => {
          await disk.run(`cat /dev/zero > ${disk.folder}/ballast 2>/dev/null`);
          // Until the log needs a new file: before that, overwriting needs no space.
          while (!/No space left/.test(server.output())) await sleep(50);
          await sleep(3_000);
          refused = ledger.entries.filter(({ answer }) => answer === undefined).length;
          await disk.run(`rm ${disk.folder}/ballast`);
        },
        { within: disk.within },
      );
      assert.ok(refused > 0, 'some writes hit the full disk');
      t.diagnostic(summary(SEED, tally));
    } finally {
      await store.dispose();
    }
  });

  test('is full when the database needs a new file for its log: it stops, and restarts once there is space', async (t) => {
    const disk = await openLimitedDisk('110m');
    try {
      const run = runScript(fullLog, { args: [disk.folder], within: disk.within });
      assert.equal(await run.ended(), 0, run.output());
      const { acknowledged, kept, full, next } = JSON.parse(run.output()) as Record<string, string | number>;
      assert.equal(kept, acknowledged, `stored writes of ${acknowledged} acknowledged ones`);
      assert.match(String(full), /No space left/);
      assert.match(String(next), /the embedded database has ended/);
      t.diagnostic(`${acknowledged} acknowledged until the log was full, 0 lost`);
    } finally {
      await killStarted();
      await disk.close();
    }
  });

  test('that is read-only is named at startup in a readable message', async () => {
    const disk = await openLimitedDisk('300m');
    const store = await storeIn(disk);
    try {
      await disk.run(`mount -o remount,ro ${disk.folder}`);
      const server = runScript('main.js', { env: { PORT: '0', ...store.env }, within: disk.within });
      assert.equal(await server.ended(), 1);
      assert.match(server.output(), /✗ .*\/data\/pg can't be written to \(EROFS/);
      assert.doesNotMatch(server.output(), /\bat .*\.js/);
    } finally {
      await killStarted();
      await store.dispose();
    }
  });
});
