import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, describe, mock, test } from 'node:test';
import { readArguments } from './arguments.ts';
import { value } from '../testing/releases.ts';

const before = process.env.RELEASE_STORE;

afterEach(() => {
  mock.restoreAll();
  syncBuiltinESMExports();
  if (before === undefined) delete process.env.RELEASE_STORE;
  else process.env.RELEASE_STORE = before;
});

describe('The command line', () => {
  test('a RELEASE_STORE that is set to nothing counts as not set', () => {
    process.env.RELEASE_STORE = '';
    assert.equal(value(readArguments(['status'])).store, 'releases-store');
  });

  test('under a system user without an entry, as containers have them, the history names the number', () => {
    mock.method(os, 'userInfo', () => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    syncBuiltinESMExports();
    assert.equal(value(readArguments(['status'])).input.options.by, `uid ${process.getuid?.()}`);
    assert.equal(value(readArguments(['status', '--by', 'ana'])).input.options.by, 'ana');
  });

  test('a public key that begins with a hyphen is a word of the command, wherever it stands', () => {
    const key = `-${'Yt3_'.repeat(10)}Kw`;
    for (const hyphens of [key, `-${key.slice(0, -1)}`]) {
      const { name, input } = value(
        readArguments(['keys', 'add', 'ci', hyphens, '--reason', 'new', '--off']),
      );
      assert.equal(name, 'keys');
      assert.deepEqual(input.words, ['add', 'ci', hyphens]);
      assert.equal(input.options.reason, 'new');
    }
  });
});
