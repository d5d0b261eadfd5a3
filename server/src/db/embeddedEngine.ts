import { Worker } from 'node:worker_threads';
import type { Notice, Request, Response } from './embeddedProtocol.ts';
import { classify, DatabaseError } from './errors.ts';

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** The thread only creates rows that it sends on at once, so a quarter of V8's default is enough. */
const YOUNG_MB = 8;

/** Calls the engine in its worker thread, where a slow query doesn't delay this thread's timers. */
export interface Engine {
  ask: (request: Unnumbered<Request>) => Promise<object[]>;
  /** Rejects when the engine cannot start. */
  ready: Promise<void>;
  hasEnded: () => boolean;
  terminate: () => Promise<unknown>;
}

/**
 * Starts the engine on a folder that nobody else has open.
 * @param channels the channels on which it listens from its start
 */
export function startEngine(
  folder: string,
  channels: readonly string[],
  onNotice: (channel: string) => void,
): Engine {
  const worker = new Worker(new URL('./embeddedWorker.js', import.meta.url), {
    workerData: { folder, channels },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const waiting = new Map<number, { resolve: (rows: object[]) => void; reject: (error: unknown) => void }>();
  let failure: Error | undefined;
  let lastId = 0;
  let begun: () => void = () => undefined;
  let notBegun: (error: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    begun = resolve;
    notBegun = reject;
  });
  // Callers get the error from their own request.
  ready.catch(() => undefined);
  const fail = (cause?: Error) => {
    const reason = cause === undefined ? '' : `: ${cause.message}`;
    failure ??= new DatabaseError(
      'unavailable',
      `the embedded database has ended${reason}`,
      undefined,
      cause,
    );
    notBegun(failure);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail());
  worker.on('message', (message: Response | Notice | 'ready') => {
    if (message === 'ready') return begun();
    if ('channel' in message) return onNotice(message.channel);
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if ('rows' in message) return call?.resolve(message.rows);
    const error = classify(message.error);
    // Later requests would wait forever.
    if (message.error.isEnd) fail(error);
    return call?.reject(error);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        return worker.postMessage({ ...request, id: lastId });
      }),
    ready,
    hasEnded: () => failure !== undefined,
    terminate: () => worker.terminate(),
  };
}
