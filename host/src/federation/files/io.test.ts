import { connection } from '@galley/shared/host';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadReport } from '@galley/shared/contract/releases';
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
  sent.mock.calls.map(([, init]) => {
    const reports = JSON.parse(init?.body as string) as LoadReport | LoadReport[];
    return Array.isArray(reports)
      ? reports.map(({ remote, status }) => `${remote} ${status}`)
      : reports.status;
  });

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = sent.mockReset().mockResolvedValue({ ok: true } as Response);
  signInForTest();
});
afterEach(() => {
  jest.useRealTimers();
});

test('successful loads of remotes and forms are reported together, after the first list (REL-46)', () => {
  for (const remote of ['orders', 'activities', 'contacts']) {
    browserIo.report({ ...LOADED, remote });
    jest.advanceTimersByTime(4000);
  }
  expect(reports()).toEqual([]);
  jest.advanceTimersByTime(1000);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([['orders loaded', 'activities loaded', 'contacts loaded']]);
});

test('a page that is left or hidden earlier reports its loads then (REL-46)', () => {
  browserIo.report(LOADED);
  globalThis.dispatchEvent(new Event('pagehide'));
  browserIo.report({ ...LOADED, remote: 'contacts' });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.runAllTimers();
  expect(reports()).toEqual([['orders loaded'], ['contacts loaded']]);
});

test('a remote that failed is reported at once', () => {
  browserIo.report({ ...LOADED, status: 'failed', errorClass: 'timeout' });
  expect(reports()).toEqual(['failed']);
});

test('nothing is reported while the server doesn’t respond (LIVE-20)', () => {
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
