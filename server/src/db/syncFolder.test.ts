import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { syncFolder } from './syncFolder.ts';

const root = mkdtempSync(path.join(tmpdir(), 'galley-sync-'));
after(() => rmSync(root, { recursive: true, force: true }));

test('every data file reaches the disk the first time, and later those that were written since', () => {
  const old = path.join(root, 'base', '1');
  const changed = path.join(root, 'base', '2');
  mkdirSync(path.dirname(old));
  for (const file of [old, changed]) writeFileSync(file, 'row');
  const lastSync = Date.now();
  utimesSync(old, new Date(lastSync - 60_000), new Date(lastSync - 60_000));
  utimesSync(changed, new Date(lastSync + 1), new Date(lastSync + 1));

  assert.deepEqual(syncFolder(root, 0).sort(), [old, changed]);
  assert.deepEqual(syncFolder(root, lastSync), [changed]);
});
