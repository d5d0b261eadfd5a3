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

/** A token without an end is not one of the server's. */
function endOf({ token }: Session): number {
  const { exp } = jwtDecode<{ exp?: number }>(token);
  return exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000;
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
    const age = Date.now() - (kept?.at ?? 0);
    const isOurs =
      kept?.employeeUid === session.employeeUid && kept.release === release && kept.hash === hash;
    return isOurs && age >= 0 && age < LONGEST_MS && Date.now() < endOf(session) ? kept.answer : undefined;
  } catch {
    return undefined;
  }
}

/** The next person at this browser finds none (AUTH-07). */
export function forgetKeptLists(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
