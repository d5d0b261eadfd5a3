import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Config } from '@galley/shared/contract/config';
import { traceCalls } from './traceCalls.ts';

const config = { traces: true, apiHost: 'https://api.galley.example', accountHost: '', exportHost: '' };
const original = globalThis.fetch;
const sent = jest.fn<typeof fetch>();
/** The headers of the last call. */
const headerOf = () => new Headers(sent.mock.lastCall?.[1]?.headers).get('traceparent');

beforeEach(() => {
  sent.mockReset().mockResolvedValue({} as Response);
  globalThis.fetch = sent;
});
afterEach(() => {
  globalThis.fetch = original;
});

test('each call to one of the page’s servers starts its own trace and keeps its headers (TRACE-03)', async () => {
  traceCalls(config as Config);
  const seen = new Set<string | null>();
  for (const address of ['https://api.galley.example/v1/views', '/account/login/', '/v1/views']) {
    await fetch(address, { headers: { authorization: 'Bearer one' } });
    expect(headerOf()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(new Headers(sent.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer one');
    seen.add(headerOf());
  }
  expect(seen.size).toBe(3);
});

test('no other server and no file of the app gets the header (TRACE-03)', async () => {
  traceCalls(config as Config);
  for (const address of ['https://elsewhere.example/v1/views', '/remotes/orders/main.js', '/meta.json']) {
    await fetch(address);
    expect(headerOf()).toBeNull();
  }
});

test('a page without traces in its configuration sends its calls unchanged (TRACE-03)', () => {
  traceCalls({ ...config, traces: undefined } as unknown as Config);
  expect(globalThis.fetch).toBe(sent);
});
