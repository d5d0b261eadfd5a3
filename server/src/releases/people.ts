import sql from 'sql-template-tag';
import { canaryKey, tokenSecret } from '../account/index.ts';
import type { Database, Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';

type ByEmail = (emails: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Maps emails in lower case to canary keys, for those that exist. */
export type CanaryKeysOf = ByEmail;

/** Looks up employees' UIDs by email, ignoring case. */
export const uidsIn =
  (database: Queryable): ByEmail =>
  async (emails) => {
    if (emails.length === 0) return new Map();
    const rows = await database.query<{ email: string; uid: string }>(
      sql`SELECT lower(email) AS email, uid FROM employee WHERE lower(email) = ANY(${emails}::text[])`,
    );
    return new Map(rows.map(({ email, uid }) => [email, uid]));
  };

/** Looks up employees' canary keys by email. */
export const canaryKeysIn =
  (database: Database): CanaryKeysOf =>
  async (emails) => {
    const uids = await uidsIn(database)(emails);
    if (uids.size === 0) return uids;
    const secret = await tokenSecret(database);
    return new Map([...uids].map(([email, uid]) => [email, canaryKey(secret, uid)]));
  };

/** Refuses mistyped emails; otherwise a canary that nobody gets would seem to work. @throws HttpProblem 422 naming each unknown email */
export async function refuseStrangers(
  database: Queryable,
  emails: readonly string[],
  field: string,
): Promise<void> {
  const normalized = emails.map((email) => email.trim().toLowerCase());
  const known = await uidsIn(database)(normalized);
  const faults = normalized
    .filter((email) => !known.has(email))
    .map((email) => ({ field, message: `No employee has the email ${email}.` }));
  if (faults.length > 0) throw new HttpProblem(422, faults[0]?.message ?? '', faults);
}
