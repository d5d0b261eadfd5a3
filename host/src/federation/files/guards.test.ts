import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dropPreloads, preloadOf } from './preloads.ts';
import { verifiedScript } from './script.ts';
import { ordersRelease, registryWith } from '../registry/testRegistry.ts';
import { isTrusted, trustReleases } from './trusted.ts';

const entry = 'http://localhost/remotes/orders/1/remoteEntry.js';

describe('Scripts that may run', () => {
  test('an entry runs only with its registered hash', () => {
    expect(verifiedScript(entry, 'sha384-entry')).toMatchObject({
      integrity: 'sha384-entry',
      crossOrigin: 'anonymous',
    });
  });

  test('in production, an entry without a hash is refused', () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      expect(() => verifiedScript(entry, '')).toThrow('has no registered hash');
    } finally {
      process.env.NODE_ENV = before;
    }
  });

  test('only the host’s own files and registered releases are trusted', () => {
    expect(isTrusted('/host/1.0.0/assets/signed-in.js')).toBe(true);
    expect(isTrusted('/host/0.9.0/assets/signed-in.js')).toBe(false);
    expect(isTrusted('/remotes/orders/1/assets/screen.js')).toBe(false);
    trustReleases(registryWith('1'));
    expect(isTrusted('/remotes/orders/1/assets/screen.js')).toBe(true);
    expect(isTrusted('/remotes/orders/1/../2/remoteEntry.js')).toBe(false);
    expect(isTrusted('/v1/orders/paged')).toBe(false);
    expect(isTrusted('https://elsewhere.example/assets/x.js')).toBe(false);
  });
});

describe('Preloads of a release', () => {
  beforeEach(() => {
    for (const href of ['/remotes/orders/1/assets/screen.js', '/remotes/contacts/1/assets/screen.js']) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.setAttribute('href', href);
      document.head.append(link);
    }
  });
  afterEach(() => document.head.replaceChildren());

  test('those of a failed release are removed, and no others', () => {
    dropPreloads(ordersRelease('1'));
    const left = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(left).toEqual(['/remotes/contacts/1/assets/screen.js']);
  });

  test('a file counts as loading until the browser has it', () => {
    const file = '/remotes/orders/1/assets/screen.js';
    performance.getEntriesByName = () => [];
    expect(preloadOf(file)).toBe('under way');
    expect(preloadOf('/remotes/orders/1/remoteEntry.js')).toBe('none');
    const finished = { responseStatus: 200 } as unknown as PerformanceEntry;
    performance.getEntriesByName = (name) => (name.endsWith(file) ? [finished] : []);
    expect(preloadOf(file)).toBe('arrived');
  });
});
