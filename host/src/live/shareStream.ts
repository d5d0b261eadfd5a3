import { connection } from '@galley/shared/host';
import type { LiveEvent, StreamOptions } from './liveStream.ts';

/** Messages between tabs. */
type Message =
  | { kind: 'event'; event: LiveEvent; id: string | undefined }
  /** A new tab asks the tab with the stream for the current state. */
  | { kind: 'which' }
  /** Whether the calls of the tab with the stream get responses (LIVE-19). */
  | { kind: 'connection'; isLost: boolean }
  | { kind: 'state'; id: string | undefined; revision: number | undefined; changedAt: number };

interface Parts {
  /** The signed-in user; each has one stream. */
  name: string;
  open: (options: StreamOptions) => () => void;
  /** Called in every tab. */
  onEvent: (event: LiveEvent) => void;
}

/** Follows the stream as one of the tabs of this browser, until stopped. */
class Tab {
  readonly #parts: Parts;
  #end = new AbortController();
  #channel: BroadcastChannel | undefined;
  /** The last event's id, the newest revision, and the time of the last change. */
  #id: string | undefined;
  #revision: number | undefined;
  #changedAt = 0;
  /** When this page was loaded, in milliseconds since 1970. */
  #readAt = performance.timeOrigin;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  #take(event: LiveEvent | undefined, id: string | undefined): void {
    this.#id = id ?? this.#id;
    if (event === undefined) return;
    if (event.name === 'revision') this.#revision = event.data.revision;
    else this.#changedAt = Date.now();
    this.#parts.onEvent(event);
  }

  #hear(message: Message): void {
    if (message.kind === 'event') return this.#take(message.event, message.id);
    if (message.kind === 'connection') return connection.setState({ isLost: message.isLost });
    if (message.kind === 'which') {
      if (this.#id === undefined) return;
      const { revision, changedAt } = { revision: this.#revision, changedAt: this.#changedAt };
      return this.#post({ kind: 'state', id: this.#id, revision, changedAt });
    }
    const { id, revision, changedAt } = message;
    this.#id = id;
    if (revision !== undefined && revision !== this.#revision)
      this.#take({ name: 'revision', data: { revision } }, id);
    // Events after this page was loaded and before it listened.
    if (changedAt > this.#readAt) this.#take({ name: 'gap', data: {} }, id);
    this.#readAt = Date.now();
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  /** Holds the stream for all tabs until this tab ends. */
  #lead(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const close = this.#parts.open({
        after: this.#id,
        readAt: this.#readAt,
        onEvent: (event, id) => {
          this.#take(event, id);
          if (event !== undefined) this.#post({ kind: 'event', event, id: this.#id });
        },
      });
      const stopTelling = connection.subscribe(({ isLost }, before) => {
        if (isLost || before.isLost) this.#post({ kind: 'connection', isLost });
      });
      signal.addEventListener('abort', () => {
        stopTelling();
        close();
        resolve();
      });
    });
  }

  begin(): void {
    this.#end = new AbortController();
    const { signal } = this.#end;
    if (!('locks' in navigator)) {
      void this.#lead(signal);
      return;
    }
    this.#channel = new BroadcastChannel(this.#parts.name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
    this.#post({ kind: 'which' });
    // Ending while still in the queue rejects the request, as intended.
    navigator.locks.request(this.#parts.name, { signal }, () => this.#lead(signal)).catch(() => undefined);
  }

  /** Releases lock, stream and channel, because they would keep the page out of the back/forward cache. */
  end(): void {
    this.#readAt = Date.now();
    this.#end.abort();
    this.#channel?.close();
    this.#channel = undefined;
  }
}

/**
 * Follows the live events. One of many tabs holds the stream and notifies the others: a browser opens at most six connections to an
 * origin, so tabs with one each would lock the others out (LOAD-04).
 * @returns a stop function
 */
export function shareStream(parts: Parts): () => void {
  const tab = new Tab(parts);
  const hide = () => tab.end();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tab.begin();
  };
  globalThis.addEventListener('pagehide', hide);
  globalThis.addEventListener('pageshow', show);
  tab.begin();
  return () => {
    globalThis.removeEventListener('pagehide', hide);
    globalThis.removeEventListener('pageshow', show);
    tab.end();
  };
}
