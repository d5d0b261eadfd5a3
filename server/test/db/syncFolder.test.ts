import assert from 'node:assert/strict';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { folderSync, syncFolder } from '#server/db/syncFolder';
import { tempFolder } from '../tempFolder.ts';

const root = tempFolder();

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

test('data that’s written after the clock was set back reaches the disk, too', () => {
  const folder = tempFolder();
  const file = path.join(folder, '1');
  const sync = folderSync(folder);
  const now = Date.now();
  const twoDays = 2 * 86_400_000;
  writeFileSync(file, 'row');
  assert.deepEqual(sync(now), [file]);
  utimesSync(file, new Date(now - twoDays), new Date(now - twoDays));
  assert.deepEqual(sync(now - twoDays + 60_000), [file]);
  utimesSync(file, new Date(now - 4 * twoDays), new Date(now - 4 * twoDays));
  assert.deepEqual(sync(now - twoDays + 120_000), []);
});
