import { connection } from '@galley/shared/host';
import type { LiveEvent, StreamOptions } from './liveStream.ts';

/** Messages between tabs. */
type Message =
  | { kind: 'event'; event: LiveEvent; id: string | undefined }
  /** A tab that begins asks the one that holds the stream how things stand. */
  | { kind: 'which' }
  /** Whether the tab with the stream has an answer to its calls (LIVE-19). */
  | { kind: 'connection'; isLost: boolean }
  | { kind: 'state'; id: string | undefined; revision: number | undefined; changedAt: number };

interface Parts {
  /** One stream for each: the person who is signed in. */
  name: string;
  open: (options: StreamOptions) => () => void;
  /** Called in every tab. */
  onEvent: (event: LiveEvent) => void;
}

/** Follows the stream as one of the tabs of this browser, from now until it is ended. */
class Tab {
  readonly #parts: Parts;
  #end = new AbortController();
  #channel: BroadcastChannel | undefined;
  /** The last event's id, the newest revision, and when something was changed last. */
  #id: string | undefined;
  #revision: number | undefined;
  #changedAt = 0;
  /** When this page was read, in milliseconds since 1970. */
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
    // What was told after this page was read, and before it listened.
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
    // Ending while still in the queue rejects, which is how it should end.
    navigator.locks.request(this.#parts.name, { signal }, () => this.#lead(signal)).catch(() => undefined);
  }

  /** Lets go of lock, stream and channel: with them the browser keeps no page for Back. */
  end(): void {
    this.#readAt = Date.now();
    this.#end.abort();
    this.#channel?.close();
    this.#channel = undefined;
  }
}

/**
 * Follows the live events. Of many tabs one holds the stream and tells the others: a browser opens six connections to an origin at
 * most, and tabs that hold one each would lock the rest out (LOAD-04).
 * @returns the end
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
