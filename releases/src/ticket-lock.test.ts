import assert from 'node:assert/strict';
import fs, { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { withTicket } from './ticket-lock.ts';

let folder: string;

/** Lets every drawing of a number fail in one way. */
function failLinks(code: string): void {
  const error = Object.assign(new Error(`${code}: no link`), { code });
  mock.method(fs, 'link', () => Promise.reject(error));
  syncBuiltinESMExports();
}

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'galley-lock-')), '.locks');
});
afterEach(async () => {
  mock.restoreAll();
  syncBuiltinESMExports();
  await rm(path.dirname(folder), { recursive: true });
});

describe('Writing to a release store in turn', () => {
  for (const code of ['EPERM', 'ENOENT', 'ENOSPC']) {
    test(
      `a disk that gives no turn (${code}) is an error, and nobody waits for ever`,
      { timeout: 5000 },
      async () => {
        failLinks(code);
        await assert.rejects(
          withTicket(folder, () => Promise.reject(new Error('It must not come to the work.'))),
          { code },
        );
        assert.deepEqual(await readdir(folder), []);
      },
    );
  }

  test(
    'the turn of a killed process is passed over by its successor of the same number',
    { timeout: 5000 },
    async () => {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, '1'), `${process.pid} ${hostname()} former`);
      assert.equal(await withTicket(folder, async () => 'worked'), 'worked');
      assert.deepEqual(await readdir(folder), []);
    },
  );

  test('one process too works one turn after the other', async () => {
    let inside = 0;
    const work = async () => {
      inside += 1;
      assert.equal(inside, 1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withTicket(folder, work)));
  });
});
