import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, describe, mock, test } from 'node:test';
import { readArguments } from './arguments.ts';
import { value } from '../testing/releases.ts';

const before = { ...process.env };

afterEach(() => {
  mock.restoreAll();
  syncBuiltinESMExports();
  for (const name of ['RELEASE_STORE', 'RELEASE_SERVER', 'RELEASE_TOKEN']) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
});

describe('The command line', () => {
  test('an empty RELEASE_STORE counts as not set', () => {
    process.env.RELEASE_STORE = '';
    assert.equal(value(readArguments(['status'])).store, 'releases-store');
  });

  test('RELEASE_SERVER counts only for commands that a server runs, and only without --store', () => {
    process.env.RELEASE_SERVER = 'https://galley.example';
    process.env.RELEASE_TOKEN = 'secret';
    const serverOf = (...args: string[]) => value(readArguments(args)).server?.url;
    assert.equal(serverOf('status', 'orders'), 'https://galley.example');
    assert.equal(serverOf('status', 'orders', '--store', 'elsewhere'), undefined);
    for (const command of ['keys', 'history', 'show', 'matrix', 'gc'])
      assert.equal(serverOf(command), undefined, command);
    delete process.env.RELEASE_TOKEN;
    assert.equal(serverOf('keys', 'generate', 'ci.pem'), undefined);
    delete process.env.RELEASE_SERVER;
    assert.equal(
      serverOf('gc', '--server', 'https://other.example', '--token', 'x'),
      'https://other.example',
    );
  });

  test('--store and --server exclude each other', () => {
    const outcome = readArguments(['status', '--store', 'x', '--server', 'https://galley.example']);
    assert.ok(!outcome.ok);
    assert.deepEqual(outcome.refusal.reasons, ['Give either --store or --server.']);
  });

  test('for a system user without a name, as in containers, the history shows the user’s number', () => {
    mock.method(os, 'userInfo', () => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    syncBuiltinESMExports();
    assert.equal(value(readArguments(['status'])).input.options.by, `uid ${process.getuid?.()}`);
    assert.equal(value(readArguments(['status', '--by', 'ana'])).input.options.by, 'ana');
  });

  test('a public key that starts with a hyphen is accepted anywhere in the command', () => {
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

  test('a text that starts with a hyphen needs an equals sign before it, and the error says so', () => {
    for (const option of ['reason', 'token', 'by', 'to']) {
      const outcome = readArguments(['rollback', 'orders', `--${option}`, '-a text']);
      assert.ok(!outcome.ok);
      assert.match(String(outcome.refusal.reasons), new RegExp(`use '--${option}=-XYZ'`));
    }
    const { input } = value(readArguments(['rollback', 'orders', '--reason=-1 is shown', '--to=-a']));
    assert.equal(input.options.reason, '-1 is shown');
    assert.equal(input.to, '-a');
  });

  test('a name or a release that starts with a hyphen is rejected by name', () => {
    for (const word of ['-orders', '-1.0.0', '-1.0.0-3f9ab2c1']) {
      const outcome = readArguments(['promote', 'orders', word]);
      assert.ok(!outcome.ok);
      assert.match(String(outcome.refusal.reasons), new RegExp(`'${word.slice(0, 2)}'`));
    }
  });

  test('an option keeps a text that looks like a public key', () => {
    const text = `-${'Yt3_'.repeat(10)}Kw`;
    const { input } = value(readArguments(['rollback', 'orders', `--reason=${text}`, '--json']));
    assert.equal(input.options.reason, text);
    assert.deepEqual(input.words, ['orders']);
    // As for any other text that starts with a hyphen.
    assert.ok(!readArguments(['rollback', 'orders', '--reason', text]).ok);
    assert.ok(!readArguments(['rollback', 'orders', '--reason', text, '--json']).ok);
  });
});
