// A thread that reads one message after the other: what a message does to it, it does to nobody else.
import { parentPort } from 'node:worker_threads';
import type { ParsedMessage, ParseLimits } from './message.ts';
import { readMessage } from './readMessage.ts';

export interface ParseRequest {
  file: string;
  limits: ParseLimits;
}
/** A fault of the machine, such as a full disk, is no fault of the message. */
export type ParseResponse = { message: ParsedMessage } | { fault: string; isOfMachine: boolean };

/** ENOSPC, EMFILE, EIO: what the system says. */
const SYSTEM = /^E[A-Z0-9]+$/;

// All that it needs is loaded.
parentPort?.postMessage('ready');
parentPort?.on('message', ({ file, limits }: ParseRequest) => {
  const answer = (response: ParseResponse) => parentPort?.postMessage(response);
  readMessage(file, limits).then(
    (message) => answer({ message }),
    (error: unknown) => {
      const { code } = (error ?? {}) as { code?: unknown };
      answer({
        fault: error instanceof Error ? error.message : String(error),
        isOfMachine: typeof code === 'string' && SYSTEM.test(code) && 'syscall' in (error as object),
      });
    },
  );
});
