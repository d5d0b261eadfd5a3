import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { galley } from '../store/index.ts';
import { ApiError } from './apiError.ts';
import { readChanges, writeChanges, type Change, type NewChange } from './change.ts';
import { newKey } from './key.ts';
import { employeeUid } from './lookups.ts';
import { queryClient } from './queryClient.ts';
import { request, type Call } from './request.ts';

/** No answer after this long counts as no network; the key makes sending again safe. */
const TIMEOUT_MS = 20_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** No answer, too many, or a server that is away: later it will be another answer (KEEP-02). */
const LATER = new Set([0, 429, 502, 503, 504]);

/**
 * What became of a change: the server's answer, still waiting for the network, refused, or gone from this browser:
 * another tab has sent it or taken it back. Left: the person is no longer signed in, so there is nobody to tell.
 */
export type Outcome<T> =
  | { kind: 'answered'; answer: T }
  | { kind: 'waiting' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'gone' }
  | { kind: 'left' };

interface Parts {
  storage: Storage;
  send: (call: Call) => Promise<unknown>;
  /** Loads anew what a change has made outdated. */
  refresh: (keys: readonly string[]) => Promise<void>;
  /** Runs `work` in one tab of the browser at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

const asApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(0, 'The server did not answer in time.');

/** An answer that says by a flag that nothing was saved, as the refusal that it is. */
function refusalIn(answer: unknown, refusedBy: Change['refusedBy']): ApiError | undefined {
  const flags = answer as Partial<Record<string, unknown>> | null;
  if (refusedBy === undefined || flags?.[refusedBy.flag] !== true) return undefined;
  const { field, message } = refusedBy;
  const errors = [{ field, message }];
  return new ApiError(422, message, { type: 'about:blank', title: message, status: 422, errors });
}

const isUnsent = ({ state, employeeUid: whose }: Change) =>
  (state === 'waiting' || state === 'sending') && whose !== '' && whose === employeeUid();

/** What became of a change that this page will not send; undefined while it still has to. */
function outcomeElsewhere(change: Change | undefined): Outcome<never> | undefined {
  if (change === undefined) return { kind: 'gone' };
  if (isUnsent(change)) return undefined;
  const { state, problem } = change;
  if (state !== 'refused') return { kind: 'waiting' };
  const text = problem?.detail ?? problem?.title ?? 'The server refused it.';
  return { kind: 'refused', error: new ApiError(problem?.status ?? 0, text, problem) };
}

/** Keeps what was done until the server has confirmed it: over a lost network, a reload, or a closed browser. */
export function createOutbox({ storage, send, refresh, alone }: Parts) {
  const store = createStore<{ changes: readonly Change[] }>(() => ({ changes: readChanges(storage) }));
  /** Kept in memory alone: a reload loads anew anyway. */
  const answered = new Map<string, Change>();
  const listeners = new Map<string, (outcome: Outcome<unknown>) => void>();
  let hearLate: ((answer: unknown) => void) | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => store.setState({ changes: [...answered.values(), ...readChanges(storage)] });

  /** Another tab may have changed the list meanwhile, so each change begins with what is stored. */
  function edit(work: (changes: Change[]) => Change[]): void {
    writeChanges(storage, work(readChanges(storage)));
    show();
  }
  const put = (id: string, part: Partial<Change>) =>
    edit((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string) => edit((all) => all.filter((one) => one.id !== id));

  /** What it changed is loaded anew before the change is forgotten, so that no old state flashes up. */
  function forget(change: Change): void {
    answered.set(change.id, { ...change, state: 'answered' });
    remove(change.id);
    void refresh(change.refreshes).finally(() => {
      answered.delete(change.id);
      show();
    });
  }

  function tell(id: string, outcome: Outcome<unknown>): void {
    listeners.get(id)?.(outcome);
    listeners.delete(id);
  }

  /** @returns whether the next one may be sent */
  async function sendOne(change: Change): Promise<boolean> {
    const { id, employeeUid: whose, call, refreshes, refusedBy } = change;
    put(id, { state: 'sending' });
    try {
      const answer = await send({ ...call, key: id, signal: AbortSignal.timeout(TIMEOUT_MS) });
      failures = 0;
      const refusal = refusalIn(answer, refusedBy);
      if (refusal !== undefined) throw refusal;
      forget(change);
      if (listeners.has(id)) tell(id, { kind: 'answered', answer });
      else if (whose === employeeUid()) hearLate?.(answer);
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (LATER.has(error.status) || error.status === 401) {
        // What stands in line behind it waits as well.
        edit((all) =>
          all.map((one) =>
            one.state === 'sending' && one.employeeUid === whose
              ? { ...one, state: 'waiting', hasWaited: true }
              : one,
          ),
        );
        return false;
      }
      put(id, { state: 'refused', ...(error.problem === undefined ? {} : { problem: error.problem }) });
      tell(id, { kind: 'refused', error });
      void refresh(refreshes);
      return true;
    }
  }

  function flushLater(): void {
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    for (let next = readChanges(storage).find(isUnsent); next; next = readChanges(storage).find(isUnsent)) {
      if (await sendOne(next)) continue;
      failures += 1;
      flushLater();
      for (const id of listeners.keys()) tell(id, { kind: 'waiting' });
      return;
    }
  }

  /** Another tab may have sent or taken back what was done here, and the person may have signed out. */
  function tellElsewhere(): void {
    const changes = readChanges(storage);
    for (const id of listeners.keys()) {
      const outcome = outcomeElsewhere(changes.find((one) => one.id === id));
      if (outcome !== undefined) tell(id, outcome);
    }
  }

  /** Sends what waits, in its order. */
  function flush(): void {
    running ??= alone(sendAll).finally(() => {
      running = null;
      tellElsewhere();
      // Something may have been done while the last one was on its way.
      if (listeners.size > 0) flush();
    });
  }

  return {
    store,
    flush,
    /** Takes over what another tab has stored, which may be closed before it has sent it. */
    reload(): void {
      const kept = readChanges(storage);
      // What was on its way and is no longer kept was answered there.
      store
        .getState()
        .changes.filter(({ id, state }) => state === 'sending' && !kept.some((one) => one.id === id))
        .forEach(forget);
      show();
      if (kept.some(isUnsent)) flushLater();
    },
    /**
     * Keeps a change and sends it.
     * @returns its id, and what became of it
     * @throws DOMException when this browser has no room to keep it; then it is not sent
     */
    submit<T>(change: NewChange): { id: string; outcome: Promise<Outcome<T>> } {
      const id = newKey();
      const whose = employeeUid();
      edit((all) => [...all, { ...change, id, employeeUid: whose, state: 'sending' }]);
      const outcome = new Promise<Outcome<T>>((resolve) => {
        listeners.set(id, (known) =>
          resolve(whose === employeeUid() ? (known as Outcome<T>) : { kind: 'left' }),
        );
      });
      flush();
      return { id, outcome };
    },
    /** Calls with each answer that nobody waits for any more: it had to wait, or was sent for another page. @returns a way to end it */
    onLate(hear: (answer: unknown) => void): () => void {
      hearLate = hear;
      return () => (hearLate = undefined);
    },
    /** Takes a change back that was not sent yet, or that was refused. @returns false when it is too late */
    withdraw(id: string): boolean {
      const found = readChanges(storage).find((one) => one.id === id);
      if (found?.state !== 'waiting' && found?.state !== 'refused') return false;
      remove(id);
      return true;
    },
  };
}

const refresh = async (keys: readonly string[]) => {
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
};

const alone: Parts['alone'] = (work) =>
  // Absent outside secure contexts: then only the keys keep two tabs apart, which is enough.
  'locks' in navigator ? navigator.locks.request('galley-changes', work) : work();

/** The outbox of this page. */
export const outbox = createOutbox({ storage: globalThis.localStorage, send: request, refresh, alone });

globalThis.addEventListener('online', outbox.flush);
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === 'galley.changes') outbox.reload();
});
galley.subscribe(({ session }, before) => {
  if (session !== null && session.token !== before.session?.token) outbox.flush();
});

const NONE: readonly Change[] = [];

/** The changes of the person signed in that the server has not confirmed yet, or refused. */
export function useChanges(): readonly Change[] {
  const changes = useStore(outbox.store, (state) => state.changes);
  const uid = employeeUid();
  return changes.length === 0 ? NONE : changes.filter((one) => one.employeeUid === uid);
}

/** The last unconfirmed change to a record, 'activity/12'. */
export const useChangeOf = (record: string): Change | undefined =>
  useStore(outbox.store, ({ changes }) =>
    changes.findLast(
      (one) => one.record === record && one.state !== 'refused' && one.employeeUid === employeeUid(),
    ),
  );
