import { readKeptList, preloadList } from '@galley/shared/host';
import { listQuery } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { takeEarly } from './earlyAnswer.ts';
import { firstListOf, type FirstList } from './firstListOf.ts';

/** Set by the build: the folder of this host release's files on the server. */
declare const GALLEY_HOST_PATH: string;

/** The list that this browser stored for the signed-in user (LIVE-14). */
function kept(name: string, hash: string): unknown {
  const { session } = galley.getState();
  if (session === null) return undefined;
  return readKeptList(localStorage, session, name, { release: GALLEY_HOST_PATH, hash });
}

/** The query of a list, which takes the response of the early request if there is one. */
function queryOf(call: FirstList['call'], payload: object) {
  const query = listQuery(...call)(payload);
  const { queryFn } = query;
  const { session } = galley.getState();
  const early = takeEarly<Record<string, unknown>>({
    path: call[1],
    body: JSON.stringify({ EmployeeUID: session?.employeeUid, ...payload }),
    token: session?.token ?? '',
  });
  if (early === undefined || typeof queryFn !== 'function') return query;
  return {
    ...query,
    queryFn: (context: Parameters<typeof queryFn>[0]) => early.catch(() => queryFn(context)),
  };
}

/**
 * Prefetches the first list of a screen by the page's query string, while its remote is still loading (LOAD-05). A remote of another
 * release can send another query; then it misses the cache and fetches for itself. Does nothing if the screen isn't a list.
 */
export async function prefetchList(screen: string, search: string): Promise<void> {
  const first = firstListOf(screen);
  if (first !== undefined)
    await preloadList(first.list, (payload) => queryOf(first.call, payload), kept)(search);
}
