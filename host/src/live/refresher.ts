import { connection, type ColleaguesChanges, type LiveMeta, listNews } from '@galley/shared/host';
import type { LiveChange, LiveTopic } from '@galley/shared/contract/live';
import type { queryClient } from '@galley/shared/http';
import { newsOf, type PageIds } from './newsOf.ts';

type Client = typeof queryClient;
type ListQuery = ReturnType<ReturnType<Client['getQueryCache']>['getAll']>[number];
type Answer = Readonly<Record<string, unknown>>;
type Shape = NonNullable<LiveMeta['list']>;

interface Parts {
  client: Client;
  /** A form is open: lists don't change until it closes. */
  isHeld: () => boolean;
  /** The user's own change is being saved: the code that saves it refetches everything. */
  isBusy: () => boolean;
  /** Between two reads of a list, in milliseconds. A change of a visible record can trigger the next read early. */
  everyMs?: number;
  /** Spreads the calls of many browsers for the same event over this many milliseconds. */
  spreadMs?: number;
  /** The same for a visible record, which few pages show. */
  shownSpreadMs?: number;
}

/** The number of intervals that a list waits after a failed read. */
const INTERVALS_AFTER_FAILURE = 4;

const recordsOf = (answer: Answer, { items }: Shape) => answer[items] as readonly Answer[];
const idOf = (record: Answer, { id }: Shape) => record[id] as number | string;
const pageOf = (answer: Answer, shape: Shape): PageIds => ({
  ids: recordsOf(answer, shape).map((record) => idOf(record, shape)),
  total: answer['TotalCount'] as number,
});

/** The current page, with each of its records updated. */
function inPlace(shown: Answer, now: Answer, shape: Shape): Answer {
  const newer = new Map(recordsOf(now, shape).map((record) => [idOf(record, shape), record]));
  const records = recordsOf(shown, shape).map((record) => newer.get(idOf(record, shape)) ?? record);
  return { ...shown, [shape.items]: records };
}

function withoutNews(hash: string): void {
  const { [hash]: news, ...others } = listNews.getState();
  if (news !== undefined) listNews.setState(others, true);
}

/**
 * Refetches visible data that colleagues have changed (LIVE-07 to LIVE-09): counts and cards at once, the page of a list
 * in the background. Reads nothing while the page is hidden or the server doesn't respond.
 */
export function createRefresher(parts: Parts) {
  const { client, isHeld, isBusy, everyMs = 1_000, spreadMs = 250, shownSpreadMs = 50 } = parts;
  const cache = client.getQueryCache();
  /** When each topic was announced, until its queries are found; the key undefined stands for everything. */
  const notifiedAt = new Map<LiveTopic | undefined, number>();
  /** Lists to read again, with the time of the announcement. */
  const outdated = new Map<ListQuery, number>();
  /** When each query was last requested. */
  const requested = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer ends. */
  let timerAt = Number.POSITIVE_INFINITY;
  /** The earliest time of the next read, unless a visible record has changed. */
  let due = Number.NEGATIVE_INFINITY;

  const unsubscribe = cache.subscribe((event) => {
    const hash = event.query.queryHash;
    if (event.type === 'removed') requested.delete(hash);
    if (event.type === 'updated' && event.action.type === 'fetch') requested.set(hash, performance.now());
    // The visible data is newer than the event.
    if (event.type === 'removed' || (event.type === 'updated' && event.action.type === 'success'))
      withoutNews(hash);
  });

  const toldAt = ({ meta }: ListQuery): number | undefined => {
    const times = [undefined, ...(meta?.live ?? [])].flatMap((topic) => notifiedAt.get(topic) ?? []);
    return meta?.live === undefined || times.length === 0 ? undefined : Math.max(...times);
  };
  const isOnPage = ({ topic, records = [] }: LiveChange): boolean =>
    cache.getAll().some((query) => {
      const { live = [], list } = query.meta ?? {};
      const shown = query.state.data as Answer | undefined;
      if (list === undefined || shown === undefined || !live.includes(topic) || !query.isActive())
        return false;
      return records.some(({ id }) => recordsOf(shown, list).some((record) => idOf(record, list) === id));
    });
  const isReadSince = ({ queryHash }: ListQuery, at: number) => (requested.get(queryHash) ?? 0) > at;

  function show(query: ListQuery, shape: Shape, now: Answer): void {
    const shown = query.state.data as Answer | undefined;
    const text = shown && newsOf(pageOf(shown, shape), pageOf(now, shape));
    const display = () => void client.setQueryData(query.queryKey, now);
    if (shown === undefined || text === undefined) return display();
    client.setQueryData(query.queryKey, inPlace(shown, now, shape));
    listNews.setState({ [query.queryHash]: { text, show: display } });
  }

  async function readAgain(query: ListQuery, shape: Shape): Promise<void> {
    const { queryFn, queryKey, meta } = query.options;
    if (typeof queryFn !== 'function' || queryKey === undefined) return;
    const started = performance.now();
    requested.set(query.queryHash, started);
    try {
      // A separate query, which retries like any query, because a server can die during the call.
      const now = await client.fetchQuery<Answer>({
        queryKey: ['live', started, ...queryKey],
        queryFn: ({ signal }) => queryFn({ client, queryKey, meta, signal }) as Promise<Answer>,
        gcTime: 0,
      });
      // It was requested again meanwhile, and that response is newer.
      if (requested.get(query.queryHash) !== started) return;
      if (isHeld()) outdated.set(query, performance.now());
      else show(query, shape, now);
    } catch {
      outdated.set(query, performance.now());
      due = Math.max(due, performance.now()) + INTERVALS_AFTER_FAILURE * everyMs;
    }
  }

  const isWaiting = () => document.hidden || connection.getState().isLost;

  /** Finds the announced queries. Anything that isn't a list on the screen is refetched at once, or when it is next shown. */
  function collect(): void {
    const others = new Set<ListQuery>();
    for (const query of cache.getAll()) {
      const at = toldAt(query);
      if (at === undefined || isReadSince(query, at)) continue;
      if (query.meta?.list !== undefined && query.isActive()) outdated.set(query, at);
      else others.add(query);
    }
    notifiedAt.clear();
    void client.invalidateQueries({ predicate: (query) => others.has(query) });
  }

  function run(): void {
    timer = undefined;
    timerAt = Number.POSITIVE_INFINITY;
    if (isWaiting()) return;
    due = Math.max(due, performance.now()) + everyMs;
    if (isBusy()) return schedule();
    collect();
    const held = isHeld();
    for (const [query, at] of outdated) {
      if (!query.isActive()) query.invalidate();
      else if (!isReadSince(query, at)) {
        if (held || query.state.fetchStatus !== 'idle') continue;
        const shape = query.meta?.list;
        if (shape !== undefined) void readAgain(query, shape).then(() => schedule());
      }
      outdated.delete(query);
    }
    schedule();
  }

  /** @param isShown a record on the page has changed */
  function schedule(isShown = false): void {
    if (isWaiting() || notifiedAt.size + outdated.size === 0) return;
    const now = performance.now();
    const at = isShown
      ? Math.max(now + Math.random() * shownSpreadMs, due - everyMs)
      : Math.max(now + Math.random() * spreadMs, due);
    if (isShown ? at >= timerAt : timer !== undefined) return;
    clearTimeout(timer);
    timerAt = at;
    timer = setTimeout(run, at - now);
  }

  const onReturn = () => schedule();
  document.addEventListener('visibilitychange', onReturn);
  const unsubscribeConnection = connection.subscribe(onReturn);
  return {
    /** @param changes null: anything could have changed */
    note(changes: ColleaguesChanges): void {
      for (const topic of changes?.map((change) => change.topic) ?? [undefined])
        notifiedAt.set(topic, performance.now());
      schedule(changes?.some(isOnPage));
    },
    end(): void {
      clearTimeout(timer);
      unsubscribe();
      unsubscribeConnection();
      document.removeEventListener('visibilitychange', onReturn);
    },
  };
}
