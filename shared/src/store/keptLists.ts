import { jwtDecode } from 'jwt-decode';
import type { Session } from './session.ts';

/**
 * For each screen, the list that the user saw last, in localStorage (decision 127). It is removed with the session, and shown
 * only to this user by the same release of the host.
 */
const PREFIX = 'galley.list.';
const LONGEST_MS = 24 * 60 * 60_000;

export interface KeptList {
  employeeUid: string;
  /** The host release that stored it. */
  release: string;
  /** The hash of its query, which contains selection, filters, order and page. */
  hash: string;
  /** When it was requested from the server. */
  at: number;
  answer: unknown;
}

/** The storage key for the list of a screen. */
export const keptListKey = (screen: string): string => PREFIX + screen;

/** The server's idle timeout for sessions (SIGN-02); requesting a list counts as use. */
const IDLE_MS = 4 * 60 * 60_000;

/**
 * When the session ends at the latest, as far as this browser knows: when its token expires or, if tokens are renewed, when the
 * idle time ends (LIVE-17). The server issues no token without an expiry.
 */
function endOf({ token, renewAt }: Session, usedAt: number): number {
  const { exp = Number.POSITIVE_INFINITY } = jwtDecode<{ exp?: number }>(token);
  return renewAt === Number.POSITIVE_INFINITY ? exp * 1000 : Math.max(exp * 1000, usedAt + IDLE_MS);
}

/** The stored response for a screen, if it matches the query that this user would send; otherwise undefined. */
export function readKeptList(
  storage: Storage,
  session: Session,
  screen: string,
  { release, hash }: Pick<KeptList, 'release' | 'hash'>,
): unknown {
  try {
    const kept = JSON.parse(storage.getItem(keptListKey(screen)) ?? 'null') as KeptList | null;
    const at = kept?.at ?? 0;
    const age = Date.now() - at;
    const isOurs =
      kept?.employeeUid === session.employeeUid && kept.release === release && kept.hash === hash;
    return isOurs && age >= 0 && age < LONGEST_MS && Date.now() < endOf(session, at)
      ? kept.answer
      : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the page that the service worker opens offline (INST-12); its name is in server/assets/service-worker.js. */
export function clearKeptPage(): void {
  // Absent on a page without TLS.
  if ('caches' in globalThis) void caches.delete('galley-page').catch(() => undefined);
}

/** Removes the lists and the page, so that the next user of this browser doesn't see them (AUTH-07). */
export function clearKeptLists(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  clearKeptPage();
}
