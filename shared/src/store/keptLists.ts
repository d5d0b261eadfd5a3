import { jwtDecode } from 'jwt-decode';
import type { Session } from './session.ts';

/**
 * The list of each screen that a person saw last, in localStorage (decision 127). It is dropped with the session, and shown to
 * nobody else, nor by another release of the host.
 */
const PREFIX = 'galley.list.';
const LONGEST_MS = 24 * 60 * 60_000;

export interface KeptList {
  employeeUid: string;
  /** The host's release that kept it. */
  release: string;
  /** The hash of its query, which names selection, filters, order and page. */
  hash: string;
  /** When the server was asked for it. */
  at: number;
  answer: unknown;
}

/** Where the list of a screen is kept. */
export const keptListKey = (screen: string): string => PREFIX + screen;

/** How long the server lets a session idle (SIGN-02): asking for a list is use. */
const IDLE_MS = 4 * 60 * 60_000;

/**
 * Until when the session may last, as far as this browser can know: to the end of its token, or of the idle time where tokens are renewed
 * (LIVE-17). A token without an end is not one of the server's.
 */
function endOf({ token, renewAt }: Session, usedAt: number): number {
  const { exp = Number.POSITIVE_INFINITY } = jwtDecode<{ exp?: number }>(token);
  return renewAt === Number.POSITIVE_INFINITY ? exp * 1000 : Math.max(exp * 1000, usedAt + IDLE_MS);
}

/** The answer that a screen kept, if it is what this person would be asking for; undefined without one. */
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

/** Drops the page that the service worker opens without a connection (INST-12); its name is in server/assets/service-worker.js. */
export function clearKeptPage(): void {
  // Absent on a page that came without TLS.
  if ('caches' in globalThis) void caches.delete('galley-page').catch(() => undefined);
}

/** The next person at this browser finds neither list nor page (AUTH-07). */
export function clearKeptLists(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  clearKeptPage();
}
