import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { createGalley } from './galley.ts';
import { keptListKey, readKeptList, type KeptList } from './keptLists.ts';
import { sessionOf, type Session } from './session.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
function signedIn(claims: object): Session {
  const session = sessionOf(tokenOf({ sub: 'ana-uid', ...claims }));
  if (session === null) throw new Error('the token names nobody');
  return session;
}

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 26, 9);
const ASKED = { release: '/host/1.0.0/', hash: '["orders",{"Page":1}]' };
const KEPT: KeptList = { employeeUid: 'ana-uid', ...ASKED, at: NOW - HOUR, answer: { Orders: [7] } };

const keep = (kept: unknown, screen = 'orders') =>
  localStorage.setItem(keptListKey(screen), typeof kept === 'string' ? kept : JSON.stringify(kept));
const read = (session = signedIn({}), asked = ASKED, screen = 'orders') =>
  readKeptList(localStorage, session, screen, asked);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => void jest.useRealTimers());

describe('A stored list', () => {
  test('is available to the user who saw it, for the same release and query', () => {
    keep(KEPT);
    expect(read()).toEqual({ Orders: [7] });
  });

  test('isn’t available to any other user, release, query or screen, whatever their names', () => {
    const name = fc.string();
    fc.assert(
      fc.property(fc.tuple(name, name, name, name), fc.tuple(name, name, name, name), (ours, theirs) => {
        localStorage.clear();
        const [employeeUid, release, hash, screen] = ours;
        keep({ ...KEPT, employeeUid, release, hash }, screen);
        const [uid, otherRelease, otherHash, otherScreen] = theirs;
        const session = { ...signedIn({}), employeeUid: uid };
        const found = read(session, { release: otherRelease, hash: otherHash }, otherScreen);
        expect(found !== undefined).toBe(ours.every((part, index) => part === theirs[index]));
      }),
    );
  });

  test.each([
    ['a day old', { ...KEPT, at: NOW - 24 * HOUR }],
    ['from a clock that was ahead', { ...KEPT, at: NOW + 1 }],
    ['without its time', { ...KEPT, at: undefined }],
    ['no JSON', '{'],
    ['no object', 'null'],
  ])('is not shown when it is %s', (_what, kept) => {
    keep(kept);
    expect(read()).toBeUndefined();
  });

  test('isn’t shown once the session has expired, even before the server says so', () => {
    keep(KEPT);
    expect(read(signedIn({ exp: NOW / 1000 + 1 }))).toEqual(KEPT.answer);
    expect(read(signedIn({ exp: NOW / 1000 }))).toBeUndefined();
  });

  test('is shown while a renewable session can last: for its idle time, even if the token has expired (LIVE-17)', () => {
    const renewed = signedIn({ iat: NOW / 1000 - 3600, exp: NOW / 1000 - 2700 });
    keep({ ...KEPT, at: NOW - 4 * HOUR + 1 });
    expect(read(renewed)).toEqual(KEPT.answer);
    keep({ ...KEPT, at: NOW - 4 * HOUR });
    expect(read(renewed)).toBeUndefined();
    const wholeSession = signedIn({ iat: NOW / 1000 - 12 * 3600, exp: NOW / 1000 });
    keep(KEPT);
    expect(read(wholeSession)).toBeUndefined();
  });

  const ANA = signedIn({}).token;
  const BEN = tokenOf({ sub: 'ben-uid' });
  const otherTab = (token: string | null) => {
    if (token === null) localStorage.removeItem('token');
    else localStorage.setItem('token', token);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  };
  test.each<[string, (store: ReturnType<typeof createGalley>) => void]>([
    ['sign-out', (store) => store.getState().endSession('signed-out')],
    ['session that has expired', (store) => store.getState().endSession('expired')],
    ['sign-in', (store) => void store.getState().signIn(BEN)],
    ['sign-out in another tab', () => otherTab(null)],
    ['sign-in in another tab', () => otherTab(BEN)],
  ])('is removed by a %s, and the stored page with it (AUTH-07, INST-12)', (_what, change) => {
    localStorage.setItem('token', ANA);
    const store = createGalley(localStorage);
    for (const screen of ['orders', 'contacts']) keep(KEPT, screen);
    const dropped = jest.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true);
    Object.defineProperty(globalThis, 'caches', { value: { delete: dropped }, configurable: true });
    change(store);
    Reflect.deleteProperty(globalThis, 'caches');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('galley.list.'))).toEqual([]);
    expect(dropped).toHaveBeenCalledWith('galley-page');
  });

  test('is removed only by a page that finds nobody signed in', () => {
    keep(KEPT);
    localStorage.setItem('token', ANA);
    createGalley(localStorage);
    expect(read()).toEqual(KEPT.answer);
    localStorage.setItem('token', 'no-token');
    createGalley(localStorage);
    expect(read()).toBeUndefined();
  });
});
