import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createGalley } from './galley.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
const ANA = tokenOf({ sub: 'ana-uid', given_name: 'Ana', family_name: 'Núñez' });
const BEN = tokenOf({ sub: 'ben-uid', given_name: 'Ben', family_name: 'Ode' });

const otherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
};

beforeEach(() => localStorage.clear());

describe('The session', () => {
  test('is taken from the stored token and its claims (AUTH-06)', () => {
    localStorage.setItem('token', ANA);
    expect(createGalley(localStorage).getState().session).toEqual({
      token: ANA,
      id: ANA,
      renewAt: Infinity,
      employeeUid: 'ana-uid',
      givenName: 'Ana',
      familyName: 'Núñez',
      employeeType: '',
      canaryKey: '',
    });
  });

  test.each(['not-a-token', 'a.b.c', tokenOf({ given_name: 'Nobody' })])(
    'a stored token that names nobody (%s) is removed (AUTH-06)',
    (token) => {
      localStorage.setItem('token', token);
      expect(createGalley(localStorage).getState().session).toBeNull();
      expect(localStorage.getItem('token')).toBeNull();
    },
  );

  test('signing in stores the token (AUTH-03)', () => {
    const store = createGalley(localStorage);
    expect(store.getState().signIn(ANA)).toBe(true);
    expect(localStorage.getItem('token')).toBe(ANA);
    expect(store.getState().session?.employeeUid).toBe('ana-uid');
  });

  test('a response that isn’t a token signs nobody in', () => {
    const store = createGalley(localStorage);
    expect(store.getState().signIn('')).toBe(false);
    expect(store.getState().session).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('ending it removes the token and the user’s choices (AUTH-07)', () => {
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    store.getState().collapseByHand('orders', true);
    store.getState().endSession('signed-out');
    expect(localStorage.getItem('token')).toBeNull();
    expect(store.getState()).toMatchObject({ session: null, ended: 'signed-out', collapsedByHand: {} });
  });

  test('the first reason stays if it ends twice', () => {
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    store.getState().endSession('expired');
    store.getState().endSession('signed-out');
    expect(store.getState().ended).toBe('expired');
  });

  test('ends when it has expired, even if storage is too full to keep the reason', () => {
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.getState().endSession('expired');
    full.mockRestore();
    expect(store.getState()).toMatchObject({ session: null, ended: 'expired' });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('doesn’t leave a form that is still loading to the next user (AUTH-07)', () => {
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    store.getState().endSession('signed-out');
    store.getState().openDialog({ name: 'activities/edit' });
    expect(store.getState().dialogs).toEqual([]);
    store.getState().signIn(ANA);
    store.getState().openDialog({ name: 'activities/edit' });
    store.getState().signIn(BEN);
    expect(store.getState().dialogs).toEqual([]);
  });

  test('ends here when it ends in another tab (AUTH-07)', () => {
    localStorage.setItem('token', ANA);
    const store = createGalley(localStorage);
    otherTab(null);
    expect(store.getState()).toMatchObject({ session: null, ended: 'signed-out' });
  });

  test('ends as expired here when it expires in another tab (AUTH-05)', () => {
    localStorage.setItem('token', ANA);
    const [here, there] = [createGalley(localStorage), createGalley(localStorage)];
    there.getState().endSession('expired');
    otherTab(null);
    expect(here.getState()).toMatchObject({ session: null, ended: 'expired' });
  });

  test('keeps open forms when another tab renews its token (SESS-07)', () => {
    const session = { sub: 'ana-uid', jti: 'session-1' };
    localStorage.setItem('token', tokenOf({ ...session, n: 1 }));
    const store = createGalley(localStorage);
    store.getState().openDialog({ name: 'activities/edit' });
    const renewed = tokenOf({ ...session, n: 2 });
    otherTab(renewed);
    expect(store.getState().session?.token).toBe(renewed);
    expect(store.getState().dialogs).toHaveLength(1);
    otherTab(tokenOf({ ...session, jti: 'session-2' }));
    expect(store.getState().dialogs).toEqual([]);
  });

  test('follows the user who signs in in another tab', () => {
    localStorage.setItem('token', ANA);
    const store = createGalley(localStorage);
    otherTab(BEN);
    expect(store.getState().session?.givenName).toBe('Ben');
  });
});

describe('A choice by the user', () => {
  test('is kept separately for each list', () => {
    const store = createGalley(localStorage);
    store.getState().collapseByHand('orders', true);
    store.getState().collapseByHand('contacts', false);
    expect(store.getState().collapsedByHand).toEqual({ orders: true, contacts: false });
  });

  test('of cards or table can be reset to follow the window', () => {
    const store = createGalley(localStorage);
    store.getState().showGridByHand('activities', true);
    expect(store.getState().gridByHand).toEqual({ activities: true });
    store.getState().showGridByHand('activities', undefined);
    expect(store.getState().gridByHand).toEqual({});
  });
});

describe('The look of the lists', () => {
  test('the views that lists open with are remembered per browser and user (VIEW-07)', () => {
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    expect(store.getState().preferences.views).toBeUndefined();
    const view = { ID: 3, Name: 'Late', Query: 'status=3' };
    const broken = { ID: 'x', Name: 1 } as unknown as typeof view;
    store.getState().prefer({
      views: {
        orders: { pinned: [view, broken], default: view },
        contacts: { pinned: [], default: broken },
      },
    });
    store.getState().endSession('signed-out');
    store.getState().signIn(BEN);
    expect(store.getState().preferences.views).toBeUndefined();
    store.getState().signIn(ANA);
    expect(store.getState().preferences.views).toEqual({
      orders: { pinned: [view], default: view },
      contacts: { pinned: [] },
    });
  });

  test('is kept per user in this browser, even after signing out (GRID-05)', () => {
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    store.getState().prefer({ density: 'compact', grids: { orders: true } });
    store.getState().prefer({ tables: { orders: { hidden: ['Proof'], widths: { Tracking: 120 } } } });
    store.getState().endSession('signed-out');
    store.getState().signIn(BEN);
    expect(store.getState().preferences).toEqual({ density: 'comfortable', grids: {}, tables: {} });
    store.getState().signIn(ANA);
    expect(store.getState().preferences).toEqual({
      density: 'compact',
      grids: { orders: true },
      tables: { orders: { hidden: ['Proof'], widths: { Tracking: 120 } } },
    });
  });

  test.each([
    '',
    'no JSON',
    '[1]',
    '{"density":7,"grids":{"orders":"yes"},"tables":{"orders":{"order":[1]}}}',
  ])('is the default if what was stored can’t be read: %s', (kept) => {
    localStorage.setItem('galley.view.ana-uid', kept);
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    expect(store.getState().preferences).toMatchObject({ density: 'comfortable', grids: {} });
    expect(store.getState().preferences.tables.orders ?? {}).toEqual({});
  });

  test('lasts until the page is left if storage is full', () => {
    const store = createGalley(localStorage);
    store.getState().signIn(ANA);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.getState().prefer({ density: 'compact' });
    full.mockRestore();
    expect(store.getState().preferences.density).toBe('compact');
  });
});
