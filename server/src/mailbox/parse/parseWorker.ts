// A worker thread that parses one message at a time, so that a harmful message affects nothing else.
import { parentPort } from 'node:worker_threads';
import type { ParsedMessage, ParseLimits } from './message.ts';
import { readMessage } from './readMessage.ts';

export interface ParseRequest {
  file: string;
  limits: ParseLimits;
}
/** `isOfMachine`: the fault is the machine's, such as a full disk, not the message's. */
export type ParseResponse = { message: ParsedMessage } | { fault: string; isOfMachine: boolean };

/** The system's error codes: ENOSPC, EMFILE, EIO. */
const SYSTEM = /^E[A-Z0-9]+$/;

// All modules are loaded.
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
