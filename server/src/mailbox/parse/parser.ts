import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ParsedMessage, ParseLimits } from './message.ts';
import type { ParseResponse, ParseRequest } from './parseWorker.ts';

/** The heap limit for parsing one message, in MB; the message itself is in a file. */
const MEMORY_MB = 128;
const LONGEST_MS = 30_000;

/** A message that can't be read. */
export class UnreadableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableError';
  }
}

/** The machine can't read it now, for example because the disk is full; it's retried. */
class MachineError extends Error {}

/** Parses messages one at a time in a thread with limited memory. */
export interface Parser {
  /** @throws UnreadableError, or another Error if the machine is at fault */
  read: (file: string, limits: ParseLimits) => Promise<ParsedMessage>;
  close: () => Promise<void>;
}

export function openParser(longestMs = LONGEST_MS): Parser {
  let worker: Worker | undefined;
  const close = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  /** @throws if it can't start, which isn't the message's fault */
  const start = async (): Promise<Worker> => {
    const started = new Worker(new URL('./parseWorker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
      execArgv: [],
    });
    await once(started, 'message');
    started.unref();
    return started;
  };

  async function responseFrom(
    running: Worker,
    request: ParseRequest,
    signal: AbortSignal,
  ): Promise<ParseResponse> {
    running.postMessage(request);
    const [answer] = (await Promise.race([
      once(running, 'message', { signal }),
      once(running, 'exit', { signal }).then(() => [
        { fault: 'It needs too much memory.', isOfMachine: false },
      ]),
    ])) as [ParseResponse];
    return answer;
  }

  return {
    async read(file, limits) {
      worker ??= await start();
      const isOver = new AbortController();
      const timer = setTimeout(() => isOver.abort(), longestMs);
      try {
        const answer = await responseFrom(worker, { file, limits }, isOver.signal);
        if ('message' in answer) return answer.message;
        throw answer.isOfMachine ? new MachineError(answer.fault) : new UnreadableError(answer.fault);
      } catch (error) {
        await close();
        if (error instanceof UnreadableError || error instanceof MachineError) throw error;
        throw new UnreadableError(
          isOver.signal.aborted
            ? 'It takes too long to read.'
            : error instanceof Error
              ? error.message
              : String(error),
        );
      } finally {
        clearTimeout(timer);
        isOver.abort();
      }
    },
    close,
  };
}
