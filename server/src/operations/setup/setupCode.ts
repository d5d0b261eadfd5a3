import sql from 'sql-template-tag';
import { newPermit, permitHash } from '../../common/permit.ts';
import type { Database, Queryable } from '../../db/database.ts';

const LIFE = '24 hours';

/** The email of an Operations employee who can sign in; undefined: Galley isn't set up yet. */
export async function operatorIn(database: Queryable): Promise<string | undefined> {
  const [one] = await database.query<{ email: string }>(sql`
    SELECT email FROM employee WHERE employee_type = 'Operations' AND disabled_at IS NULL ORDER BY id LIMIT 1`);
  return one?.email;
}

/**
 * Creates the code for this start, which replaces the previous one.
 * @returns the address at which to set up Galley, valid once within 24 hours (FIRST-01); undefined if someone in Operations can
 *   sign in
 */
export async function setupAddress(database: Database, publicUrl: string): Promise<string | undefined> {
  if ((await operatorIn(database)) !== undefined) return undefined;
  const code = newPermit();
  await database.query(sql`
    INSERT INTO setup_code (code_hash, expires_at) VALUES (${permitHash(code)}, now() + ${LIFE}::interval)
    ON CONFLICT (is_only) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at`);
  return `${publicUrl}/setup#${code}`;
}

const isGood = (code: string) => sql`code_hash = ${permitHash(code)} AND expires_at > now()`;

/** Whether a code is the latest one, and still valid. */
export async function isSetupCode(database: Queryable, code: string): Promise<boolean> {
  const found = await database.query(sql`SELECT FROM setup_code WHERE ${isGood(code)}`);
  return found.length > 0;
}

/** Uses up a code. @returns whether it was still valid: true for only one of two concurrent requests */
export async function spendSetupCode(transaction: Queryable, code: string): Promise<boolean> {
  const spent = await transaction.query(sql`DELETE FROM setup_code WHERE ${isGood(code)} RETURNING is_only`);
  return spent.length > 0;
}
