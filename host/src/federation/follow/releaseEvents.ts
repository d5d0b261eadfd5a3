const CHANNEL = 'galley-releases';
/** What a tab that begins to follow asks the one that holds the stream. */
const WHICH = 'which';

interface Parts {
  /** Opens the stream and calls for each revision. @returns its end */
  open: (onRevision: (revision: number) => void) => () => void;
}

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;

/** A browser tries again by itself after a lost connection, but never after an answer that is no stream, a proxy's 502. */
function openStream(onRevision: (revision: number) => void): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function connect(): EventSource {
    const opened = new EventSource('/releases/events');
    opened.addEventListener('open', () => (pause = FIRST_PAUSE_MS));
    opened.addEventListener('revision', (event: MessageEvent<string>) => {
      const { revision } = JSON.parse(event.data) as { revision: number };
      onRevision(revision);
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      // Apart from one another: all browsers were refused in the same second.
      timer = setTimeout(() => (source = connect()), pause * (1 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
    return opened;
  }
  let source = connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/**
 * Calls for each revision of the registry that the server announces (LOAD-04). Of many tabs one holds the stream and tells the
 * others: a browser opens six connections to an origin at most, and tabs that hold one each would lock the rest out.
 * @returns the end
 */
export function onRevision(
  call: (revision: number) => void,
  { open }: Parts = { open: openStream },
): () => void {
  if (!('locks' in navigator)) return open(call);
  const end = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  let last: number | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<number | typeof WHICH>) => {
    if (data !== WHICH) call(data);
    else if (last !== undefined) channel.postMessage(last);
  });
  // What was announced before this tab listened is not announced again.
  channel.postMessage(WHICH);
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = open((revision) => {
        last = revision;
        call(revision);
        channel.postMessage(revision);
      });
      end.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  // Ending while still in the queue rejects, which is how it should end.
  navigator.locks.request(CHANNEL, { signal: end.signal }, lead).catch(() => undefined);
  return () => {
    end.abort();
    channel.close();
  };
}
