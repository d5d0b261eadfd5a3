import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { embeddedStore, inspectCopy } from '../durability/store.ts';
import { backupEmbedded, restoreEmbedded } from './embedded.ts';
import { fingerprint } from './testing.ts';

describe('The backup of an embedded database', () => {
  let store: Awaited<ReturnType<typeof embeddedStore>>;
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-backup-'));
  before(async () => {
    store = await embeddedStore();
  });
  after(async () => {
    await store.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  test('holds the database where its folder is a link to another disk', async () => {
    const [disk, data] = [path.join(folder, 'disk'), path.join(folder, 'data')];
    const file = path.join(folder, 'linked.backup');
    const wanted = await store.inspect(fingerprint);
    mkdirSync(data);
    cpSync(path.join(store.folder, 'pg'), disk, { recursive: true });
    symlinkSync(disk, path.join(data, 'pg'));
    await backupEmbedded(data, file);

    const elsewhere = path.join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    assert.equal(await restoreEmbedded(elsewhere, file, false), undefined);
    assert.deepEqual(await inspectCopy(elsewhere, fingerprint), wanted);

    const former = await restoreEmbedded(data, file, true);
    assert.deepEqual(await inspectCopy(data, fingerprint), wanted);
    assert.equal(realpathSync(former ?? ''), realpathSync(disk), 'the former database stays where it was');
  });
});
