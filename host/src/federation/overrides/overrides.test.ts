import { afterEach, describe, expect, test } from '@jest/globals';
import { withLocalReleases } from './localRelease.ts';
import { forgetOverrides, overridesQuery, rememberOverrides, chosenOverrides } from './overrides.ts';
import { registryWith } from '../registry/testRegistry.ts';

const LOCAL = 'http://localhost:5000/';
const open = (address: string) => {
  history.replaceState(null, '', address);
  rememberOverrides();
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('Requesting a release other than the active one (CAN-02)', () => {
  test('in the address applies to this tab, even on other pages', () => {
    open('/orders?parent=1&release.orders=1.0.1-x');
    open('/contacts');
    expect(chosenOverrides()).toEqual({ orders: '1.0.1-x' });
    expect(overridesQuery()).toBe('?release.orders=1.0.1-x');
  });

  test('in localStorage applies to this browser, and the address has priority', () => {
    localStorage.setItem('release.orders', 'A');
    localStorage.setItem('release.contacts', 'B');
    localStorage.setItem('token', 'none of it');
    open('/orders?release.orders=C');
    expect(chosenOverrides()).toEqual({ orders: 'C', contacts: 'B' });
  });

  test('ends with Reset, which keeps the rest of the address', () => {
    localStorage.setItem('release.contacts', 'B');
    localStorage.setItem('token', 'kept');
    open('/orders?parent=1&release.orders=A');
    expect(forgetOverrides()).toBe(`${location.origin}/orders?parent=1`);
    expect(chosenOverrides()).toEqual({});
    expect(overridesQuery()).toBe('');
    expect(localStorage.getItem('token')).toBe('kept');
  });
});

describe('A build on a developer’s machine', () => {
  const record = {
    release: '1.0.0-mine',
    version: '1.0.0',
    container: 'galley_orders_1_0_0_mine',
    entry: 'remoteEntry.js',
    integrity: 'sha384-mine',
  };
  const answering = (answer: unknown) => {
    const requested: string[] = [];
    globalThis.fetch = async (url) => {
      if (typeof url === 'string') requested.push(url);
      return Response.json(answer);
    };
    return requested;
  };
  const registry = (isAllowed: boolean) => ({
    ...registryWith('1'),
    overrides: { orders: { release: LOCAL, isAllowed } },
  });

  test('is described by its release.json, including its hash', async () => {
    const requested = answering(record);
    const { releases } = await withLocalReleases(registry(true));
    expect(requested).toEqual(['http://localhost:5000/release.json']);
    expect(releases['orders']?.[LOCAL]).toMatchObject({
      container: 'galley_orders_1_0_0_mine',
      entry: { url: 'http://localhost:5000/remoteEntry.js', integrity: 'sha384-mine' },
    });
  });

  test('adds the same to the palette, records, lists, New menu and inbox as a published release (TEAM-05)', async () => {
    const parts = {
      dialogs: { edit: { module: './EditOrder', title: 'order', add: { label: 'Add Order', given: {} } } },
      palette: [{ label: 'Go to My Day', keywords: ['overdue'] }],
      actions: [{ on: 'company', label: 'Plan a visit', module: './VisitForm' }],
      chips: [{ list: 'orders', label: 'Late', query: 'late=1' }],
    };
    answering({ ...record, ...parts, topics: 'none' });
    const { releases } = await withLocalReleases(registry(true));
    expect(releases['orders']?.[LOCAL]).toMatchObject(parts);
    expect(releases['orders']?.[LOCAL]?.topics).toBeUndefined();
    answering({ ...record, dialogs: { edit: { title: 'order' } } });
    const { releases: wrong } = await withLocalReleases(registry(true));
    expect(wrong['orders']?.[LOCAL]).not.toHaveProperty('dialogs');
  });

  test('without a hash is ignored', async () => {
    answering({ ...record, integrity: '' });
    expect((await withLocalReleases(registry(true))).releases['orders']?.[LOCAL]).toBeUndefined();
  });

  test('isn’t even requested if the server doesn’t allow it', async () => {
    const requested = answering(record);
    expect(await withLocalReleases(registry(false))).toEqual(registry(false));
    expect(requested).toEqual([]);
  });
});
