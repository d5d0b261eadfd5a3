import { useStore } from 'zustand';
import { galley } from '../store/index.ts';
import type { Change } from './change.ts';
import { createOutbox } from './createOutbox.ts';
import { employeeUid } from './lookups.ts';
import { queryClient } from './queryClient.ts';
import { request } from './request.ts';

const refresh = async (keys: readonly string[]) => {
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
};

const withLock = (work: () => Promise<void>): Promise<void> =>
  // Web Locks don't exist outside secure contexts. There, only the idempotency keys prevent a second effect.
  'locks' in navigator ? navigator.locks.request('galley-changes', work) : work();

/** The outbox of this page. */
export const outbox = createOutbox({ storage: globalThis.localStorage, send: request, refresh, withLock });

/** Sends waiting changes when the network returns or somebody signs in, and follows the other tabs. The host calls it once. */
export function startOutbox(): void {
  globalThis.addEventListener('online', outbox.flush);
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'galley.changes') outbox.reload();
  });
  galley.subscribe(({ session }, before) => {
    if (session !== null && session.token !== before.session?.token) outbox.flush();
  });
}

const NONE: readonly Change[] = [];

/** The unconfirmed and refused changes of the signed-in user. */
export function useChanges(): readonly Change[] {
  const changes = useStore(outbox.store, (state) => state.changes);
  const uid = employeeUid();
  return changes.length === 0 ? NONE : changes.filter((one) => one.employeeUid === uid);
}
