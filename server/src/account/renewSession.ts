import sql from 'sql-template-tag';
import { audit } from '../common/audit.ts';
import type { Database, Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { canaryKey } from './canaryKey.ts';
import { newPermit, permitHash } from '../common/permit.ts';
import { mayRenew } from './renewalRule.ts';
import { SESSION_IS_ACTIVE } from './sessionQueries.ts';
import { signToken } from './token.ts';

/** This many lost responses in a row mean a fault, or a page that keeps asking. */
const MOST_ANSWERS = 32;

/** Issues another renewal secret for a session. */
export async function giveSecret(database: Queryable, jti: string, generation: number): Promise<string> {
  const secret = newPermit();
  await database.query(sql`
    INSERT INTO renewal (secret_hash, jti, generation) VALUES (${permitHash(secret)}, ${jti}, ${generation})`);
  return secret;
}

interface Family {
  given: number;
  used: number;
  usedHash: string | null;
  stands: boolean;
  wasMisused: boolean;
  employeeId: number;
  uid: string;
  givenName: string;
  familyName: string;
  employeeType: string;
  /** The database's clock, and when the session ends, in seconds. */
  now: number;
  endsAt: number;
}

/** The result of a renewal. */
export type Renewal =
  | { kind: 'renewed'; token: string; secret: string; seconds: number }
  /** The session has ended, or the secret doesn't belong to it. */
  | { kind: 'ended' }
  /** A replaced secret was used again: the session has ended. */
  | { kind: 'misused'; isNew: boolean };

/** The lock makes concurrent renewals run one after the other. */
async function familyOf(transaction: Queryable, hash: string, jti: string): Promise<Family | undefined> {
  const [family] = await transaction.query<Family>(sql`
    SELECT renewal.generation AS given, session.renewal_generation AS used, session.renewal_used AS "usedHash",
      employee.disabled_at IS NULL AND ${SESSION_IS_ACTIVE} AS stands, misused_at IS NOT NULL AS "wasMisused",
      employee.id AS "employeeId", uid, first_name AS "givenName", last_name AS "familyName",
      employee_type AS "employeeType", floor(extract(epoch FROM now()))::float8 AS now,
      floor(extract(epoch FROM session.expires_at))::float8 AS "endsAt"
    FROM renewal JOIN session USING (jti) JOIN employee ON employee.id = session.employee_id
    WHERE secret_hash = ${hash} AND jti = ${jti} FOR UPDATE OF session`);
  return family;
}

/** Ends a session after its secret was reused. */
async function endMisused(transaction: Queryable, jti: string, employeeId: number): Promise<void> {
  const [ended] = await transaction.query<{ id: number }>(sql`
    UPDATE session SET revoked_at = now(), misused_at = now() WHERE jti = ${jti} RETURNING id`);
  await audit(transaction, employeeId, {
    action: 'session ended: renewal cookie was reused',
    record: `employee/${employeeId}`,
    after: { session: ended?.id },
  });
}

async function refuseTooMany(transaction: Queryable, jti: string, generation: number): Promise<void> {
  const [{ answers } = { answers: 0 }] = await transaction.query<{ answers: number }>(
    sql`SELECT count(*)::int AS answers FROM renewal WHERE jti = ${jti} AND generation = ${generation}`,
  );
  if (answers >= MOST_ANSWERS)
    throw new HttpProblem(429, 'This session was renewed too many times at once.', [], {
      'retry-after': '60',
    });
}

/**
 * Renews the token of a browser's session, and replaces the secret (SESS-04, SESS-05). It doesn't count as use, so the idle time continues.
 * @param tokenLifeS undefined: as long as the session
 */
export const renewSession = (
  database: Database,
  key: Uint8Array,
  { secret, jti, tokenLifeS }: { secret: string; jti: string; tokenLifeS: number | undefined },
): Promise<Renewal> =>
  database.transaction(async (transaction): Promise<Renewal> => {
    const hash = permitHash(secret);
    const family = await familyOf(transaction, hash, jti);
    if (family?.wasMisused === true) return { kind: 'misused', isNew: false };
    if (family?.stands !== true) return { kind: 'ended' };
    const { given, used, usedHash, now, endsAt, employeeId, ...subject } = family;
    if (!mayRenew({ generation: used, hash: usedHash }, { generation: given, hash })) {
      await endMisused(transaction, jti, employeeId);
      return { kind: 'misused', isNew: true };
    }
    await refuseTooMany(transaction, jti, given + 1);
    await transaction.query(sql`
      UPDATE session SET renewal_generation = ${given}, renewal_used = ${hash} WHERE jti = ${jti}`);
    const seconds = Math.max(1, endsAt - now);
    const token = await signToken(
      key,
      { ...subject, canaryKey: canaryKey(key, subject.uid), jti, issuedAt: now },
      Math.min(tokenLifeS ?? seconds, seconds),
    );
    return { kind: 'renewed', token, secret: await giveSecret(transaction, jti, given + 1), seconds };
  });
