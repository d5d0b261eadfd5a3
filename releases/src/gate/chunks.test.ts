import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkChunks } from './chunks.ts';

const files = {
  'remoteEntry.js': 'sha384-entry',
  'assets/form.js': 'sha384-form',
  'assets/form.css': 'sha384-styles',
};
const check = (entry: string) =>
  checkChunks(
    { entry: 'remoteEntry.js', files },
    new Map([
      ['remoteEntry.js', entry],
      ['assets/form.js', 'itself, and sha384-form'],
      ['assets/form.css', 'a{}'],
    ]),
  );

describe('The gate checks the chunks of a release', () => {
  test('and accepts those that load by their hashes', () => {
    assert.deepEqual(check('{form:"sha384-form"},{form:"sha384-styles"}'), []);
  });

  test('and accepts the script that the server puts into a host’s page', () => {
    const host = { provides: {}, exports: {}, initial: [], signedIn: [], early: 'assets/early.js' };
    const texts = new Map([
      ['index.html', ''],
      ['assets/early.js', 'early'],
    ]);
    const earlyFiles = { ...files, 'assets/early.js': 'sha384-early' };
    const faultsOf = (part: typeof host) =>
      checkChunks({ entry: 'main.js', files: earlyFiles, host: part }, texts);
    assert.deepEqual(faultsOf(host), []);
    assert.equal(faultsOf({ ...host, early: 'assets/other.js' }).length, 1);
  });

  test('and names each one that loads without a hash, with how to build it', () => {
    const [chunk = '', sheet = '', ...others] = check('nothing');
    assert.match(chunk, /^assets\/form\.js would be loaded without its hash: .*SubresourceIntegrityPlugin/);
    assert.match(sheet, /^assets\/form\.css would be loaded without its hash/);
    assert.deepEqual(others, []);
    assert.equal(check('{form:"sha384-form"}').length, 1);
  });
});
