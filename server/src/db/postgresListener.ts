import pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** How often the connection is checked, since it can be lost silently. */
const ASK_EVERY_MS = 1_000;

interface Listening {
  config: pg.ClientConfig;
  /** Checks a new connection before it is used. */
  admit: (client: pg.Client) => Promise<void>;
  channel: string;
  call: () => void;
}

/** Listens on a separate connection, which is replaced if it's lost. See `Database.listen`. */
export function listenOnPostgres({ config, admit, channel, call }: Listening): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let isEnded = false;

  const retry = (lost: pg.Client) => {
    if (client !== lost || isEnded) return;
    client = undefined;
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), pause).unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const connect = async () => {
    const opened = new pg.Client({ ...config, keepAlive: true });
    client = opened;
    // Other queries report that the database is down; this one retries.
    opened.on('error', () => retry(opened));
    opened.on('end', () => retry(opened));
    opened.on('notification', call);
    try {
      await opened.connect();
      await admit(opened);
      await opened.query(`LISTEN ${channel}`);
      pause = FIRST_PAUSE_MS;
      call();
    } catch {
      retry(opened);
    }
  };
  void connect();
  const ask = setInterval(call, ASK_EVERY_MS).unref();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    clearInterval(ask);
    await client?.end().catch(() => undefined);
  };
}
