import sql from 'sql-template-tag';
import { newPermit, permitHash } from '../../common/permit.ts';
import type { Queryable } from '../../db/database.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';

/** How long a browser may take, in milliseconds; the challenge is valid for another minute. */
export const TIMEOUT_MS = 240_000;
const LIFE_S = TIMEOUT_MS / 1000 + 60;
/** The maximum number of open challenges for one network, so that requests can't fill the table. */
const OPEN_AT_MOST = 500;

/** Who and what a challenge is for; it's not valid for anything else. */
export type Purpose = { for: 'add' | 'add at sign-in' | 'second step'; holder: string } | { for: 'sign-in' };

const hashOf = (purpose: Purpose, challenge: string) =>
  permitHash(JSON.stringify([purpose.for, 'holder' in purpose ? purpose.holder : null, challenge]));

/**
 * Creates a challenge for a passkey.
 * @param sender the requesting network
 * @throws HttpProblem 429 if the network has too many open challenges
 */
export async function newChallenge(database: Queryable, purpose: Purpose, sender: string): Promise<string> {
  const challenge = newPermit();
  await database.query(sql`DELETE FROM passkey_challenge WHERE expires_at < now()`);
  const made = await database.query(sql`
    INSERT INTO passkey_challenge (hash, sender, expires_at)
    SELECT ${hashOf(purpose, challenge)}, ${sender}, now() + make_interval(secs => ${LIFE_S})
    WHERE (SELECT count(*) FROM passkey_challenge WHERE sender = ${sender}) < ${OPEN_AT_MOST}
    RETURNING hash`);
  if (made.length === 0)
    throw new HttpProblem(429, 'Too many attempts. Try again later.', [], { 'retry-after': String(LIFE_S) });
  return challenge;
}

/** Consumes a challenge, whatever the result. @throws HttpProblem 422 if it's unknown, used, expired or someone else's */
export async function spendChallenge(
  database: Queryable,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const spent = await database.query(sql`
    DELETE FROM passkey_challenge WHERE hash = ${hashOf(purpose, challenge)} AND expires_at > now() RETURNING hash`);
  if (spent.length === 0) throw brokenField('Credential', 'This took too long. Try again.');
}
