import { MOST_LIVE_AGE_MS } from '@galley/server/day/rules/liveAge';
import { connection } from '@galley/shared/host';
import type { LiveEvents } from '@galley/shared/contract/live';
import { ApiError, send } from '@galley/shared/http';
import { readEvents, type ServerEvent } from './eventReader.ts';

/** An event of the stream, by its name. */
export type LiveEvent = {
  [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] };
}[keyof LiveEvents];

export interface StreamOptions {
  /** The id of the last event; undefined if unknown. */
  after: string | undefined;
  /** When the page was loaded, in milliseconds since 1970; changes since then are sent first. */
  readAt: number;
  /** @param event undefined if only the id advances */
  onEvent: (event: LiveEvent | undefined, id: string | undefined) => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Capped at what the server accepts; it remembers far less, and sends a gap. */
const ageOf = (readAt: number): number =>
  Math.min(MOST_LIVE_AGE_MS, Math.max(0, Math.round(Date.now() - readAt)));

const parse = ({ name, data }: ServerEvent): LiveEvent | undefined =>
  data === undefined ? undefined : ({ name, data: JSON.parse(data) as unknown } as LiveEvent);

/** Reads the stream of live events and, when it ends, resumes after the last event. @returns a stop function */
export function openLiveStream({ after, readAt, onEvent }: StreamOptions): () => void {
  let isEnded = false;
  let attempt = new AbortController();
  let id = after;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    const { body } = await send({
      method: 'GET',
      path: '/v1/live',
      headers: { Accept: 'text/event-stream', ...(id === undefined ? {} : { 'Last-Event-ID': id }) },
      query: id === undefined ? { age: ageOf(readAt) } : {},
      signal: attempt.signal,
    });
    pause = FIRST_PAUSE_MS;
    if (body === null) return;
    await readEvents(body, (event) => {
      id = event.id ?? id;
      onEvent(parse(event), event.id);
    });
  }
  async function connect(): Promise<void> {
    timer = undefined;
    attempt = new AbortController();
    try {
      await read();
    } catch (error) {
      if (error instanceof ApiError) {
        // The session has ended.
        if (error.status === 401) return;
        // The server rejects the id, so shown data can be arbitrarily old.
        if (error.status === 400) id = undefined;
      }
    }
    if (isEnded) return;
    // Spread out, because a restarting server disconnects all browsers in the same second.
    timer = setTimeout(() => void connect(), pause * (1 + Math.random()));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  /** A change missed without a connection can be urgent, such as a rollback (LIVE-18). */
  function connectNow(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    pause = FIRST_PAUSE_MS;
    void connect();
  }
  /** Some browsers keep a dead stream open; a new attempt shows whether there is a connection (LIVE-19). */
  const giveUp = () => attempt.abort();
  globalThis.addEventListener('online', connectNow);
  globalThis.addEventListener('offline', giveUp);
  const stopListening = connection.subscribe(({ isLost }, before) => {
    if (before.isLost && !isLost) connectNow();
  });
  void connect();
  return () => {
    isEnded = true;
    globalThis.removeEventListener('online', connectNow);
    globalThis.removeEventListener('offline', giveUp);
    stopListening();
    clearTimeout(timer);
    attempt.abort();
  };
}
