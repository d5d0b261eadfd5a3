import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { testHost, testRelease } from '../testing/releases.ts';
import { checkCompatibility } from './compatibility.ts';

const STORE = '@galley/shared/store';
const host = (...names: string[]) => testHost({ exports: { [STORE]: names } });
const remote = (imports?: Record<string, string[]>) => testRelease('orders', 'A', imports ? { imports } : {});
const reasons = (...args: Parameters<typeof checkCompatibility>) => checkCompatibility(...args).reasons;

describe('The gate checks names (REL-25)', () => {
  test('and accepts a release whose names the host exports, or else lists the missing ones', () => {
    assert.deepEqual(reasons(host('galley', 'formatDay'), remote({ [STORE]: ['formatDay'] })), []);
    assert.deepEqual(reasons(host('galley'), remote({ [STORE]: ['formatDay', 'galley'] })), [
      `It imports \`formatDay\` from ${STORE}, which host 1.0.0-host doesn't export.`,
    ]);
    assert.deepEqual(reasons(host(), remote({ [STORE]: ['a', 'b', 'c'] })), [
      `It imports \`a\`, \`b\` and \`c\` from ${STORE}, which host 1.0.0-host doesn't export.`,
    ]);
  });

  test('only if both builds recorded their names', () => {
    assert.deepEqual(reasons(testHost(), remote({ [STORE]: ['formatDay'] })), []);
    assert.deepEqual(reasons(host('galley'), remote()), []);
  });

  test('and reports a module that the host doesn’t provide only once', () => {
    const release = testRelease('orders', 'A', {
      requires: { 'no-such-module': '^1.0.0' },
      imports: { 'no-such-module': ['a'] },
    });
    assert.deepEqual(reasons(host('galley'), release), [
      "It requires no-such-module ^1.0.0, which the host doesn't provide.",
    ]);
  });

  test('and accepts a release if, and only if, every imported name is exported, whatever the names are', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__', 'toString'));
    fc.assert(
      fc.property(names, names, (exported, imported) => {
        const { ok } = checkCompatibility(host(...exported), remote({ [STORE]: imported }));
        assert.equal(
          ok,
          imported.every((name) => exported.includes(name)),
        );
      }),
    );
  });
});
