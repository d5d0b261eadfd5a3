import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fairlyRunning } from '../http/fairQueue.ts';
import { HttpProblem } from '../http/problem.ts';

/**
 * Node hashes passwords on four worker threads, which also read files and resolve names: the limit leaves at least one thread for that
 * and, with more than two processors, one processor for everything else. 400 waiting passwords are hashed within half a minute.
 */
const LIMITS = { running: Math.min(3, Math.max(2, availableParallelism() - 1)), waiting: 400 };

/**
 * Runs work that hashes a password, within the concurrency limit of all that do.
 * @throws HttpProblem 503 with Retry-After when too many are waiting
 */
export const inPasswordQueue = fairlyRunning(LIMITS, {
  busy: () =>
    new HttpProblem(503, 'Too many people are signing in right now. Try again in a few seconds.', [], {
      'retry-after': '5',
    }),
});

/** argon2id with the library's defaults: 19 MiB, 2 passes, the first recommendation of OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Whether a password matches a hash; takes the same time without a hash (SIGN-03). */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no password matches this');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
