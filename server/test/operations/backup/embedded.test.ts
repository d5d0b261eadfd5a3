import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  cpSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '#server/db/embedded';
import { embeddedStore, inspectCopy } from '../../durability/store.ts';
import { ExplainedError } from '#server/db/explainedError';
import { killStarted, runScript, type Running } from '../../testProcess.ts';
import { backupEmbedded, restoreEmbedded } from '#server/operations/backup/embedded';
import { fingerprint } from './testing.ts';
import { tempFolder } from '../../tempFolder.ts';

/** Opens a pipe for writing when a process reads it. */
async function untilRead(pipe: string, { child, output }: Running): Promise<number> {
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
      assert.equal(child.exitCode, null, output());
      await sleep(20);
    }
  }
}

describe('The backup of an embedded database', () => {
  let store: Awaited<ReturnType<typeof embeddedStore>>;
  const folder = tempFolder();
  let wanted: unknown[] = [];
  before(async () => {
    store = await embeddedStore();
    wanted = await store.inspect(fingerprint);
  });
  after(async () => {
    await killStarted();
    await store.dispose();
  });

  test('contains the database even if its folder is a link to another disk', async () => {
    const [disk, data] = [path.join(folder, 'disk'), path.join(folder, 'data')];
    const file = path.join(folder, 'linked.backup');
    mkdirSync(data);
    cpSync(path.join(store.folder, 'pg'), disk, { recursive: true });
    symlinkSync(disk, path.join(data, 'pg'));
    await backupEmbedded(data, file);

    const elsewhere = path.join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    assert.deepEqual(await restoreEmbedded(elsewhere, file, false), { former: undefined, moved: undefined });
    assert.deepEqual(await inspectCopy(elsewhere, fingerprint), wanted);

    const { former } = await restoreEmbedded(data, file, true);
    assert.ok(lstatSync(path.join(data, 'pg')).isDirectory());
    assert.equal(realpathSync(former ?? ''), realpathSync(disk), 'the former database stays where it was');
  });

  test('isn’t considered lost if its restore is killed between two renames: the server doesn’t create an empty database instead', async () => {
    const data = path.join(folder, 'killed');
    const [current, former] = [path.join(data, 'pg'), path.join(data, 'pg.before-2026-11-20T08-00-00.000Z')];
    cpSync(path.join(store.folder, 'pg'), former, { recursive: true });
    const start = async () => (await openEmbedded(data)).close();
    await assert.rejects(start, (error: Error) => {
      assert.ok(error.message.includes(`rename ${former} to ${current}`), error.message);
      return error instanceof ExplainedError;
    });
    assert.deepEqual(readdirSync(data), [path.basename(former)], 'the next startup reports it again');
    renameSync(former, current);
    assert.deepEqual(await inspectCopy(data, fingerprint), wanted);
  });

  test('leaves nothing behind when its restore is stopped', async () => {
    const data = path.join(folder, 'ended');
    mkdirSync(data);
    // Nobody writes into this pipe, so unpacking it never ends.
    const pipe = path.join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const restore = runScript('cli/backup.js', { env: { DATA_DIR: data }, args: ['restore', pipe] });
    const writer = await untilRead(pipe, restore);
    restore.child.kill('SIGINT');
    assert.equal(await restore.ended(), 1, restore.output());
    closeSync(writer);
    assert.match(restore.output(), /^Stopped by SIGINT before it finished\.$/m);
    assert.deepEqual(readdirSync(data), []);
  });
});
