import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { draftKey, readDraft, writeDraft } from './drafts.ts';
import { createGalley } from './galley.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sub: string) => `${encode({ alg: 'HS256' })}.${encode({ sub })}.signature`;
const CONTACT = { name: 'contacts/edit', draft: { IndividualId: 9 } } as const;
const KEY = draftKey('ana-uid', 'contact.9');
const names = (store: ReturnType<typeof createGalley>) => store.getState().dialogs.map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Ana, with unsaved input in a contact's form. */
function entered() {
  const store = createGalley(localStorage);
  store.getState().signIn(tokenOf('ana-uid'));
  const opened = { ...CONTACT, input: { name: 'Old' }, onSaved: () => {} };
  store.getState().openDialog(opened);
  writeDraft(KEY, { name: 'Half a name' }, store.getState().dialogs[0]);
  return store;
}

describe('A form with unsaved input', () => {
  test('reopens with it when the same user signs in again after the session has ended', () => {
    const store = entered();
    store.getState().endSession('expired');
    expect(names(store)).toEqual([]);
    store.getState().signIn(tokenOf('ana-uid'));
    expect(store.getState().dialogs).toEqual([{ ...CONTACT, id: expect.any(Number) }]);
    expect(readDraft(KEY)).toEqual({ name: 'Half a name' });
  });

  test('reopens when the page reloads, as after a crash', () => {
    entered();
    expect(names(createGalley(localStorage))).toEqual(['contacts/edit']);
  });

  test('reopens after the browser has loaded the version with named dialogs (TEAM-33)', () => {
    entered();
    const { name: _, ...given } = CONTACT;
    sessionStorage.setItem('galley.forms', JSON.stringify({ [KEY]: { kind: 'contact', ...given } }));
    expect(createGalley(localStorage).getState().dialogs).toEqual([
      { name: 'contact', ...given, id: expect.any(Number) },
    ]);
  });

  test('isn’t shown to another user, and the input waits for its author', () => {
    const store = entered();
    store.getState().endSession('expired');
    store.getState().signIn(tokenOf('ben-uid'));
    expect(names(store)).toEqual([]);
    expect(readDraft(draftKey('ben-uid', 'contact.9'))).toBeUndefined();
    expect(readDraft(KEY)).toEqual({ name: 'Half a name' });
  });

  test('leaves nothing on the device when its user signs out', () => {
    const store = entered();
    writeDraft(draftKey('ben-uid', 'contact.new'), { name: 'Ben’s' });
    store.getState().endSession('signed-out');
    expect(readDraft(KEY)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem(KEY)).toBeNull();
    store.getState().signIn(tokenOf('ana-uid'));
    expect(names(store)).toEqual([]);
    expect(readDraft(draftKey('ben-uid', 'contact.new'))).toEqual({ name: 'Ben’s' });
  });

  test('leaves nothing either when its user signs out in another tab', () => {
    const store = entered();
    localStorage.removeItem('token');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
    expect(store.getState().session).toBeNull();
    expect(readDraft(KEY)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('Stored unsaved input', () => {
  test('covers twenty forms per user, the newest ones, for two weeks', () => {
    const clock = jest.spyOn(Date, 'now');
    const start = Date.UTC(2026, 10, 1);
    for (let form = 0; form <= 20; form += 1) {
      clock.mockReturnValue(start + form * 1000);
      writeDraft(draftKey('ana-uid', `activity.${form}`), form);
    }
    expect(readDraft(draftKey('ana-uid', 'activity.0'))).toBeUndefined();
    expect(readDraft(draftKey('ana-uid', 'activity.1'))).toBe(1);
    clock.mockReturnValue(start + 15 * 24 * 60 * 60_000);
    expect(readDraft(draftKey('ana-uid', 'activity.20'))).toBeUndefined();
    writeDraft(draftKey('ben-uid', 'contact.new'), 'new');
    expect(localStorage).toHaveLength(1);
  });

  test('of everybody is removed after two weeks when the app starts or somebody signs in', () => {
    const clock = jest.spyOn(Date, 'now');
    const open = createGalley(localStorage);
    for (const next of [() => createGalley(localStorage), () => open.getState().signIn(tokenOf('ben-uid'))]) {
      const start = Date.UTC(2026, 10, 1);
      clock.mockReturnValue(start);
      writeDraft(KEY, 'expired');
      clock.mockReturnValue(start + 13 * 24 * 60 * 60_000);
      writeDraft(draftKey('ana-uid', 'contact.new'), 'kept');
      clock.mockReturnValue(start + 15 * 24 * 60 * 60_000);
      next();
      const drafts = Object.keys(localStorage).filter((key) => key.startsWith('galley.draft.'));
      expect(drafts).toEqual([draftKey('ana-uid', 'contact.new')]);
    }
  });

  test('is limited in size, and no error if the device has no room', () => {
    writeDraft(KEY, 'x'.repeat(300_000));
    expect(readDraft(KEY)).toBeUndefined();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft(KEY, 'short')).not.toThrow();
  });

  test('is ignored if it can’t be read', () => {
    localStorage.setItem(KEY, '{"at":');
    expect(readDraft(KEY)).toBeUndefined();
  });
});
