import assert from 'node:assert/strict';
import fs, { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { folderStorage } from './folderStorage.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'galley-folder-'));
});
afterEach(async () => {
  mock.restoreAll();
  syncBuiltinESMExports();
  await rm(root, { recursive: true });
});

describe('Creating a file in a folder', () => {
  test('if many create the same file, one succeeds, and the file has its text', async () => {
    const storage = folderStorage(root);
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
    const created = await Promise.all(texts.map((text) => storage.createText('registry/1.json', text)));
    assert.equal(created.filter(Boolean).length, 1);
    assert.equal(await storage.readText('registry/1.json'), texts[created.indexOf(true)]);
    assert.deepEqual(await readdir(path.join(root, '.unfinished')), []);
  });

  for (const code of ['EPERM', 'ENOSPC']) {
    test(`a disk that can't store the file (${code}) is an error, and leaves nothing behind`, async () => {
      mock.method(fs, 'link', () => Promise.reject(Object.assign(new Error(code), { code })));
      syncBuiltinESMExports();
      const storage = folderStorage(root);
      await assert.rejects(storage.createText('registry/1.json', 'text'), { code });
      assert.deepEqual(await storage.files('registry'), []);
      assert.deepEqual(await readdir(path.join(root, '.unfinished')), []);
    });
  }
});

test('old leftovers of a killed writer are deleted, and files being written stay', async () => {
  const at = (name: string) => path.join(root, '.unfinished', name);
  await mkdir(at('old'), { recursive: true });
  for (const name of ['old/main.js', 'older', 'new']) await writeFile(at(name), 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of ['old', 'older']) await utimes(at(name), yesterday, yesterday);
  const storage = folderStorage(root);
  await storage.removeUnfinished(new Date(Date.now() - 3_600_000));
  assert.deepEqual(await readdir(path.join(root, '.unfinished')), ['new']);
  await rm(path.join(root, '.unfinished'), { recursive: true });
  await storage.removeUnfinished(new Date());
});
