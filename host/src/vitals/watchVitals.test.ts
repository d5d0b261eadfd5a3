import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { signInForTest } from '@galley/shared/testing';
import type { Shown } from './measure.ts';
import { watchVitals } from './watchVitals.ts';

const orders = { remote: 'orders', release: '1.0.0' };
type Take = (entries: object[]) => void;

let observed: Map<string, Take>;
let shown: Shown | null;
let resources: string[];
const fetched = jest.fn<typeof fetch>();
const before = { PerformanceObserver: globalThis.PerformanceObserver, fetch: globalThis.fetch };
const hide = (state: 'hidden' | 'visible' = 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);

beforeEach(() => {
  signInForTest();
  observed = new Map();
  shown = orders;
  resources = [];
  fetched.mockReset().mockResolvedValue(new Response());
  globalThis.fetch = fetched;
  performance.getEntriesByType = (() =>
    resources.map((path) => ({ name: new URL(path, location.href).href }))) as never;
  globalThis.PerformanceObserver = class {
    static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
    #callback: (list: { getEntries: () => object[] }) => void;
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      this.#callback = callback;
    }
    observe({ type }: { type: string }) {
      observed.set(type, (entries) => this.#callback({ getEntries: () => entries }));
    }
  } as never;
});
afterEach(() => {
  Object.assign(globalThis, before);
});
const happen = (type: string, ...entries: object[]) => observed.get(type)?.(entries);

describe('A page that measures (REL-39)', () => {
  test('sends what it measured when it is first hidden, and says who sends', () => {
    watchVitals(() => shown);
    happen('largest-contentful-paint', { startTime: 500 }, { startTime: 900 });
    happen('layout-shift', { startTime: 950, value: 0.03, hadRecentInput: false });
    happen('layout-shift', { startTime: 2950, value: 0.9, hadRecentInput: true });
    happen(
      'event',
      { startTime: 3000, interactionId: 4, duration: 72 },
      { startTime: 1, interactionId: 0, duration: 999 },
    );
    hide('visible');
    expect(bodies()).toEqual([]);
    hide();
    expect(bodies()).toEqual([{ ...orders, LCP: 900, INP: 72, CLS: 0.03 }]);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/v1/releases/vitals');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(new Headers(init?.headers).get('Authorization')).toBe(
      `Bearer ${galley.getState().session?.token ?? ''}`,
    );
    hide();
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toHaveLength(1);
  });

  test('sends it when it is left, where it was not hidden before', () => {
    watchVitals(() => shown);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toContainEqual({ ...orders, CLS: 0 });
  });

  test('that began with a sign-in counts nothing of it for the screen that follows', () => {
    resources = ['/assets/main.js', '/account/login/'];
    watchVitals(() => shown);
    happen('largest-contentful-paint', { startTime: 0 });
    happen('event', { startTime: 0, interactionId: 4, duration: 72 });
    happen('event', { startTime: performance.now() + 1, interactionId: 5, duration: 24 });
    hide();
    expect(bodies()).toContainEqual({ ...orders, INP: 24, CLS: 0 });
  });

  test('sends nothing of a page that shows no screen, nor without a person', () => {
    shown = null;
    watchVitals(() => shown);
    happen('layout-shift', { startTime: 950, value: 0.03, hadRecentInput: false });
    hide();
    expect(bodies()).toEqual([]);
    shown = orders;
    galley.getState().signOut();
    hide();
    expect(bodies()).toEqual([]);
  });

  test('works where the browser measures nothing of this', () => {
    (PerformanceObserver as unknown as { supportedEntryTypes: string[] }).supportedEntryTypes = [];
    watchVitals(() => shown);
    hide();
    expect(bodies()).toContainEqual({ ...orders, CLS: 0 });
  });
});
