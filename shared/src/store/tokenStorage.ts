import { sessionOf, type Session } from './session.ts';

/** The key in localStorage (AUTH-03). */
export const TOKEN_KEY = 'token';
const ENDED_KEY = 'galley.ended';

/** Misused: a replaced renewal cookie was used again, as happens if it was copied (SESS-05). */
export type EndReason = 'signed-out' | 'expired' | 'misused';

/** Broadcasts to the other tabs why the session ended: after an expiry each returns to its own address (AUTH-05). */
export function rememberEnd(storage: Storage, reason: EndReason): void {
  try {
    if (reason === 'signed-out') storage.removeItem(ENDED_KEY);
    else storage.setItem(ENDED_KEY, reason);
  } catch {
    // Storage is full. The session ends anyway, and the other tabs treat it as a sign-out.
  }
}

/** Why the last session in this browser ended. */
export function endOf(storage: Storage): EndReason {
  const ended = storage.getItem(ENDED_KEY);
  return ended === 'expired' || ended === 'misused' ? ended : 'signed-out';
}

export const storedToken = (storage: Storage): string | null => storage.getItem(TOKEN_KEY);

/** The session of the stored token; a token that can't be decoded is removed (AUTH-06). @param isNew see `sessionOf` */
export function readSession(storage: Storage, isNew = false): Session | null {
  const token = storedToken(storage);
  const session = sessionOf(token, isNew);
  if (token !== null && session === null) storage.removeItem(TOKEN_KEY);
  return session;
}

/** Calls back when another tab of this browser signs in or out (AUTH-07). */
export function onOtherTab(storage: Storage, changed: () => void): void {
  globalThis.addEventListener('storage', (event) => {
    // The key is null when the other tab cleared the whole storage.
    const isOurs = event.key === TOKEN_KEY || event.key === null;
    if (event.storageArea === storage && isOurs) changed();
  });
}
