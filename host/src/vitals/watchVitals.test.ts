import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { VitalsReport } from '@galley/server/releases/figures/contract';
import type { Shown } from './measure.ts';
import { watchVitals } from './watchVitals.ts';

const orders = { remote: 'orders', release: '1.0.0' };
type Take = (entries: object[]) => void;

let observed: Map<string, Take>;
/** By type, entries that the browser has measured but not delivered yet. */
let unreported: Map<string, object[]>;
let shown: Shown | null;
let resources: string[];
let sent: VitalsReport[];
const before = { PerformanceObserver: globalThis.PerformanceObserver };
const watch = () =>
  watchVitals(
    () => shown,
    (report) => sent.push(report),
  );
const hide = (state: 'hidden' | 'visible' = 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  observed = new Map();
  unreported = new Map();
  shown = orders;
  resources = [];
  sent = [];
  performance.getEntriesByType = (() =>
    resources.map((path) => ({ name: new URL(path, location.href).href }))) as never;
  globalThis.PerformanceObserver = class {
    static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
    #callback: (list: { getEntries: () => object[] }) => void;
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      this.#callback = callback;
    }
    #type = '';
    takeRecords() {
      return unreported.get(this.#type) ?? [];
    }
    observe({ type }: { type: string }) {
      this.#type = type;
      observed.set(type, (entries) => this.#callback({ getEntries: () => entries }));
    }
  } as never;
});
afterEach(() => {
  Object.assign(globalThis, before);
});
const support = (...types: string[]) => {
  (PerformanceObserver as unknown as { supportedEntryTypes: string[] }).supportedEntryTypes = types;
};
const happen = (type: string, ...entries: object[]) => observed.get(type)?.(entries);

describe('A page that measures (REL-39)', () => {
  test('sends what it measured when it is first hidden, once', () => {
    watch();
    happen('largest-contentful-paint', { startTime: 500 }, { startTime: 900 });
    happen('layout-shift', { startTime: 950, value: 0.03, hadRecentInput: false });
    happen('layout-shift', { startTime: 2950, value: 0.9, hadRecentInput: true });
    happen(
      'event',
      { startTime: 3000, interactionId: 4, duration: 72 },
      { startTime: 1, interactionId: 0, duration: 999 },
    );
    hide('visible');
    expect(sent).toEqual([]);
    hide();
    expect(sent).toEqual([{ ...orders, LCP: 900, INP: 72, CLS: 0.03 }]);
    hide();
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  test('includes entries that the browser had not delivered yet when it was hidden', () => {
    watch();
    unreported.set('largest-contentful-paint', [{ startTime: 700 }]);
    hide();
    expect(sent).toContainEqual({ ...orders, LCP: 700, CLS: 0 });
  });

  test('sends its measurements when it is left, if it was not hidden before', () => {
    watch();
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(sent).toContainEqual({ ...orders, CLS: 0 });
  });

  test('that started with a sign-in doesn’t count it for the next screen', () => {
    resources = ['/assets/main.js', '/account/login/'];
    watch();
    happen('largest-contentful-paint', { startTime: 0 });
    happen('event', { startTime: 0, interactionId: 4, duration: 72 });
    happen('event', { startTime: performance.now() + 1, interactionId: 5, duration: 24 });
    hide();
    expect(sent).toContainEqual({ ...orders, INP: 24, CLS: 0 });
  });

  test('sends nothing without a screen', () => {
    shown = null;
    watch();
    happen('layout-shift', { startTime: 950, value: 0.03, hadRecentInput: false });
    hide();
    expect(sent).toEqual([]);
  });

  test('sends no layout shift from a browser that doesn’t measure it, such as Firefox', () => {
    support('largest-contentful-paint', 'event');
    watch();
    happen('largest-contentful-paint', { startTime: 900 });
    hide();
    expect(sent).toContainEqual({ ...orders, LCP: 900 });
  });

  test('sends nothing from a browser without any of these measurements', () => {
    support();
    watch();
    hide();
    expect(sent).toEqual([]);
  });
});
