import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proxyWarning } from '#server/operations/proxyWarning';
import { testConfig } from './testing.ts';

const warningOf = (env: Record<string, string>) => proxyWarning(testConfig(env));
const PUBLIC_URL = 'https://galley.example';

test('starting behind a proxy that isn’t configured warns what will happen and what to set', () => {
  const warning = warningOf({ PUBLIC_URL }) ?? '';
  assert.match(warning, /after ten failed sign-ins by anyone, nobody can sign in/);
  assert.match(warning, /Set TRUST_PROXY to/);
});

test('starting with a configured proxy, or with none, gives no warning', () => {
  assert.equal(warningOf({ PUBLIC_URL, TRUST_PROXY: '10.0.0.7' }), undefined);
  assert.equal(warningOf({ PUBLIC_URL: 'http://galley.example' }), undefined);
  assert.equal(warningOf({}), undefined);
});
