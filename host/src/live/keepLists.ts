import { firstLists } from '@galley/server/day/rules/firstLists';
import { keptListKey, type KeptList } from '@galley/shared/host';
import type { queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { whenIdle } from '@galley/shared/ui';

/** Set by the build: the folder of this host release's files on the server. */
declare const GALLEY_HOST_PATH: string;

type Client = typeof queryClient;
type Query = ReturnType<ReturnType<Client['getQueryCache']>['getAll']>[number];

/** In characters. Most of the storage is for drafts and unsent changes. */
const LARGEST = 250_000;

/** Whether the query is the server's list for the screen at this address, and a page can open with this list (LIVE-14). */
const isShownList = (query: Query) =>
  query.meta?.list !== undefined &&
  Object.hasOwn(firstLists, String(query.queryKey[0])) &&
  // Not the calendar, which has a different key.
  typeof query.queryKey[1] === 'object' &&
  `/${String(query.queryKey[0])}` === location.pathname &&
  query.isActive() &&
  query.state.dataUpdatedAt > 0;

function keep(query: Query, sessionId: string): void {
  const { session } = galley.getState();
  // The session may have ended meanwhile (AUTH-07).
  if (session?.id !== sessionId || !isShownList(query)) return;
  const { employeeUid } = session;
  const { dataUpdatedAt: at, data: answer } = query.state;
  const kept: KeptList = { employeeUid, release: GALLEY_HOST_PATH, hash: query.queryHash, at, answer };
  const text = JSON.stringify(kept);
  const key = keptListKey(String(query.queryKey[0]));
  try {
    if (text.length > LARGEST) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full: earlier lists make room.
    localStorage.removeItem(key);
  }
}

/** Stores the shown list for the next page of this browser (LIVE-14), when idle. @returns a stop function */
export function keepLists(client: Client): () => void {
  const cache = client.getQueryCache();
  const keepLater = (query: Query) => {
    const id = galley.getState().session?.id;
    if (id !== undefined && isShownList(query)) whenIdle(() => keep(query, id));
  };
  for (const query of cache.getAll()) keepLater(query);
  return cache.subscribe((event) => {
    const isNew =
      event.type === 'observerAdded' || (event.type === 'updated' && event.action.type === 'success');
    if (isNew) keepLater(event.query);
  });
}
