import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './places.ts';

const { removeStaleOutputs } = (await import(
  pathToFileURL(path.join(root, 'tools/lib/staleOutputs.mjs')).href
)) as { removeStaleOutputs: (folder: string) => string[] };

const folder = await mkdtemp(path.join(tmpdir(), 'galley-stale-'));
after(() => rm(folder, { recursive: true }));

test('a build removes only what was compiled from deleted files, so that their calls aren’t found (TEAM-35)', async () => {
  assert.deepEqual(removeStaleOutputs(folder), [], 'nothing was compiled yet');
  for (const file of [
    'src/orders/calls.ts',
    'dist/orders/calls.js',
    'dist/orders/calls.js.map',
    'dist/orders/calls.d.ts',
    'dist/web/calls.js',
    'dist/web/calls.js.map',
    'dist/web/calls.d.ts',
    'dist/build.json',
  ]) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  assert.deepEqual(removeStaleOutputs(folder).toSorted(), [
    'web/calls.d.ts',
    'web/calls.js',
    'web/calls.js.map',
  ]);
  assert.deepEqual((await readdir(path.join(folder, 'dist/orders'))).toSorted(), [
    'calls.d.ts',
    'calls.js',
    'calls.js.map',
  ]);
  assert.deepEqual(await readdir(path.join(folder, 'dist/web')), []);
});
