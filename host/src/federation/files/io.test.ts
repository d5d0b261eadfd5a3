import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadReport } from '@galley/shared/contract/releases';
import { connection } from '@galley/shared/http';
import { signInForTest } from '@galley/shared/testing';
import { browserIo } from './io.ts';

const LOADED: LoadReport = {
  remote: 'orders',
  release: 'A',
  status: 'loaded',
  durationMs: 12,
  errorClass: null,
  revision: 1,
  canary: false,
};
const sent = jest.fn<typeof fetch>();
const reports = () =>
  sent.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as LoadReport).status);

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = sent.mockReset().mockResolvedValue({ ok: true } as Response);
  signInForTest();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a remote that loaded well leaves the network to the first list before it is reported, once', () => {
  browserIo.report(LOADED);
  jest.advanceTimersByTime(2000);
  expect(reports()).toEqual([]);
  jest.advanceTimersByTime(2000);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual(['loaded']);
});

test('a page that is left before tells it on leaving', () => {
  browserIo.report(LOADED);
  globalThis.dispatchEvent(new Event('pagehide'));
  jest.runAllTimers();
  expect(reports()).toEqual(['loaded']);
});

test('a remote that failed is reported at once', () => {
  browserIo.report({ ...LOADED, status: 'failed', errorClass: 'timeout' });
  expect(reports()).toEqual(['failed']);
});

test('nothing is reported to a server that does not answer (LIVE-20)', () => {
  connection.setState({ isLost: true });
  browserIo.report({ ...LOADED, status: 'failed', errorClass: 'timeout' });
  browserIo.report(LOADED);
  jest.runAllTimers();
  expect(reports()).toEqual([]);
  connection.setState({ isLost: false });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  browserIo.report({ ...LOADED, status: 'failed', errorClass: 'timeout' });
  expect(reports()).toEqual([]);
});
