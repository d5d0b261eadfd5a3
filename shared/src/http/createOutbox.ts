import { createStore } from 'zustand/vanilla';
import { ApiError } from './apiError.ts';
import { readChanges, writeChanges, type Change, type NewChange } from './change.ts';
import { newKey } from './key.ts';
import { employeeUid } from './lookups.ts';
import type { Call } from './request.ts';

/** After this long without a response, a change waits for the network. Its idempotency key makes a second request safe. */
const TIMEOUT_MS = 20_000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;
/** No response, too many requests, or an unavailable server: a retry may succeed (KEEP-02). */
const RETRIED = new Set([0, 429, 502, 503, 504]);

/**
 * The outcome of a change: the server's answer, waiting for the network, refused, or gone from this browser because
 * another tab sent or withdrew it. Left: the user is no longer signed in.
 */
export type Outcome<T> =
  | { kind: 'answered'; answer: T }
  | { kind: 'waiting' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'gone' }
  | { kind: 'left' };

type LateListener = (answer: unknown, change: Change) => void;

interface Parts {
  storage: Storage;
  send: (call: Call) => Promise<unknown>;
  /** Refetches the queries that a change has made stale. */
  refresh: (keys: readonly string[]) => Promise<void>;
  /** Runs `work` in only one tab of the browser at a time. */
  withLock: (work: () => Promise<void>) => Promise<void>;
}

const asApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(0, 'The server didn’t respond in time.');

/** The error in a response whose flag says that nothing was saved. */
function refusalIn(answer: unknown, refusedBy: Change['refusedBy']): ApiError | undefined {
  const flags = answer as Partial<Record<string, unknown>> | null;
  if (refusedBy === undefined || flags?.[refusedBy.flag] !== true) return undefined;
  const { field, message } = refusedBy;
  const errors = [{ field, message }];
  return new ApiError(422, message, { type: 'about:blank', title: message, status: 422, errors });
}

const isUnsent = ({ state, employeeUid: owner }: Change) =>
  (state === 'waiting' || state === 'sending') && owner !== '' && owner === employeeUid();

/** The outcome that storage shows, after another tab or a sign-out; undefined while this page still has to send. */
function storedOutcome(change: Change | undefined): Outcome<never> | undefined {
  if (change === undefined) return { kind: 'gone' };
  if (isUnsent(change)) return undefined;
  const { state, problem } = change;
  if (state !== 'refused') return { kind: 'waiting' };
  const text = problem?.detail ?? problem?.title ?? 'The server rejected the change.';
  return { kind: 'refused', error: new ApiError(problem?.status ?? 0, text, problem) };
}

/** The changes in storage, which all tabs share, and answered ones while their queries are refetched. */
function createChangeList(storage: Storage, refresh: Parts['refresh']) {
  const store = createStore<{ changes: readonly Change[] }>(() => ({ changes: readChanges(storage) }));
  /** In memory only: a reload refetches anyway. */
  const answered = new Map<string, Change>();
  const publish = () => store.setState({ changes: [...answered.values(), ...readChanges(storage)] });

  /** Reads storage first: another tab may have written to it. */
  function edit(work: (changes: Change[]) => Change[]): void {
    writeChanges(storage, work(readChanges(storage)));
    publish();
  }
  const remove = (id: string) => edit((all) => all.filter((one) => one.id !== id));
  return {
    store,
    publish,
    edit,
    remove,
    read: () => readChanges(storage),
    nextUnsent: () => readChanges(storage).find(isUnsent),
    update: (id: string, part: Partial<Change>) =>
      edit((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one))),
    /** Keeps the effect of an answered change until its queries are fresh, so that stale data doesn't flash up. */
    confirm(change: Change): void {
      answered.set(change.id, { ...change, state: 'answered' });
      remove(change.id);
      void refresh(change.refreshes).finally(() => {
        answered.delete(change.id);
        publish();
      });
    },
  };
}

/** Keeps each change until the server has confirmed it, across network failures, reloads and a closed browser. */
export function createOutbox({ storage, send, refresh, withLock }: Parts) {
  const list = createChangeList(storage, refresh);
  const submitters = new Map<string, (outcome: Outcome<unknown>) => void>();
  let onLateAnswer: LateListener | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resolve(id: string, outcome: Outcome<unknown>): void {
    submitters.get(id)?.(outcome);
    submitters.delete(id);
  }

  function answer(change: Change, body: unknown): void {
    list.confirm(change);
    if (submitters.has(change.id)) resolve(change.id, { kind: 'answered', answer: body });
    else if (change.employeeUid === employeeUid()) onLateAnswer?.(body, change);
  }

  function refuse({ id, refreshes }: Change, error: ApiError): void {
    list.update(id, { state: 'refused', ...(error.problem === undefined ? {} : { problem: error.problem }) });
    resolve(id, { kind: 'refused', error });
    void refresh(refreshes);
  }

  /** Changes are sent in order, so those after a waiting change wait too. */
  function waitForNetwork({ employeeUid: owner }: Change): void {
    list.edit((all) =>
      all.map((one) =>
        one.state === 'sending' && one.employeeUid === owner
          ? { ...one, state: 'waiting', hasWaited: true }
          : one,
      ),
    );
  }

  /** @returns whether the next one can be sent */
  async function sendOne(change: Change): Promise<boolean> {
    const { id, call, refusedBy } = change;
    list.update(id, { state: 'sending' });
    try {
      const body = await send({ ...call, key: id, signal: AbortSignal.timeout(TIMEOUT_MS) });
      failures = 0;
      const refusal = refusalIn(body, refusedBy);
      if (refusal === undefined) answer(change, body);
      else refuse(change, refusal);
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (RETRIED.has(error.status) || error.status === 401) {
        waitForNetwork(change);
        return false;
      }
      refuse(change, error);
      return true;
    }
  }

  function retryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    for (let next = list.nextUnsent(); next; next = list.nextUnsent()) {
      if (await sendOne(next)) continue;
      failures += 1;
      retryLater();
      for (const id of submitters.keys()) resolve(id, { kind: 'waiting' });
      return;
    }
  }

  function resolveFromStorage(): void {
    const changes = list.read();
    for (const id of submitters.keys()) {
      const outcome = storedOutcome(changes.find((one) => one.id === id));
      if (outcome !== undefined) resolve(id, outcome);
    }
  }

  /** Sends the waiting changes in order. */
  function flush(): void {
    running ??= withLock(sendAll).finally(() => {
      running = null;
      resolveFromStorage();
      // Changes can be submitted after the last one was sent and before the lock was released.
      if (submitters.size > 0) flush();
    });
  }

  return {
    store: list.store,
    flush,
    /** Reads what another tab has stored, and sends it later: that tab may have been closed. */
    reload(): void {
      const stored = list.read();
      // A change that was being sent and is no longer stored was answered in the other tab.
      list.store
        .getState()
        .changes.filter(({ id, state }) => state === 'sending' && !stored.some((one) => one.id === id))
        .forEach((one) => list.confirm(one));
      list.publish();
      if (stored.some(isUnsent)) retryLater();
    },
    /**
     * Stores a change and sends it.
     * @returns its id and its outcome
     * @throws DOMException if the browser's storage is full; then the change isn't sent
     */
    submit<T>(change: NewChange): { id: string; outcome: Promise<Outcome<T>> } {
      const id = newKey();
      const owner = employeeUid();
      list.edit((all) => [...all, { ...change, id, employeeUid: owner, state: 'sending' }]);
      const outcome = new Promise<Outcome<T>>((resolveOutcome) => {
        submitters.set(id, (known) =>
          resolveOutcome(owner === employeeUid() ? (known as Outcome<T>) : { kind: 'left' }),
        );
      });
      flush();
      return { id, outcome };
    },
    /** Calls the listener with each response whose submitter is gone, after a wait or a reload. @returns unsubscribe */
    onLate(listener: LateListener): () => void {
      onLateAnswer = listener;
      return () => (onLateAnswer = undefined);
    },
    /** Removes a change that wasn't sent yet, or that was refused. @returns false if it is too late */
    withdraw(id: string): boolean {
      const found = list.read().find((one) => one.id === id);
      if (found?.state !== 'waiting' && found?.state !== 'refused') return false;
      list.remove(id);
      return true;
    },
  };
}
