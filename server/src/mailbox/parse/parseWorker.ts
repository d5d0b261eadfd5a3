// A thread that reads one message after the other: what a message does to it, it does to nobody else.
import { parentPort } from 'node:worker_threads';
import type { ParsedMessage, ParseLimits } from './message.ts';
import { readMessage } from './readMessage.ts';

export interface Asked {
  file: string;
  limits: ParseLimits;
}
export type Answered = { message: ParsedMessage } | { fault: string };

parentPort?.on('message', ({ file, limits }: Asked) => {
  const answer = (told: Answered) => parentPort?.postMessage(told);
  readMessage(file, limits).then(
    (message) => answer({ message }),
    (error: unknown) => answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
