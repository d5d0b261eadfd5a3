import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proxyWarning } from '#server/operations/proxyWarning';
import { testConfig } from './testing.ts';

const warningOf = (env: Record<string, string>) => proxyWarning(testConfig(env));
const PUBLIC_URL = 'https://galley.example';

test('a start behind a proxy that nobody named warns, with what will happen and what to set', () => {
  const warning = warningOf({ PUBLIC_URL }) ?? '';
  assert.match(warning, /after ten failed sign-ins by anyone, nobody can sign in/);
  assert.match(warning, /Set TRUST_PROXY to/);
});

test('a start with a proxy that was named, or with none, warns of nothing', () => {
  assert.equal(warningOf({ PUBLIC_URL, TRUST_PROXY: '10.0.0.7' }), undefined);
  assert.equal(warningOf({ PUBLIC_URL: 'http://galley.example' }), undefined);
  assert.equal(warningOf({}), undefined);
});
