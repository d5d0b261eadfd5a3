import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inTurns } from './turns.ts';

/**
 * A password is hashed on one of four threads, which also read files and look up names: one stays for them, and with more
 * than two processors one for everything else. Who waits is answered within half a minute.
 */
const AT_ONCE = Math.min(3, Math.max(2, availableParallelism() - 1));
const MOST_WAITING = 400;

/** Whatever hashes a password because somebody asks for it takes a turn. */
export const passwordTurns = inTurns({ atOnce: AT_ONCE, waiting: MOST_WAITING });

/** argon2id with the library's defaults: 19 MiB, 2 passes, the first recommendation of OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Whether the password is the one of the hash; takes as long when there is no hash, or an empty one, to compare with (SIGN-03). */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no password matches this');
  const matches = await verify(passwordHash || (await decoy), password);
  return matches && Boolean(passwordHash);
}
