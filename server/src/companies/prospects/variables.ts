import { createHash, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { VariableResponse, VariableVerifyRequest, VariableVerifyResponse } from './contract.ts';
import { attempt, forgetFailures, hashPassword, issueTicket, passwordMatches } from '../../account/index.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';

/** The variable required to change an account owner (REC-06). */
const OWNER_PASSWORD = 'AccountOwnerPassword';

interface Variable {
  /** Empty if it's secret. */
  value: string;
  /** The argon2id hash of a secret value; null: not set. */
  hash: string | null;
  secret: boolean;
}

/** The account owner password always exists, empty until it's set. @throws HttpProblem 404 */
async function findVariable(database: Queryable, name: string): Promise<Variable> {
  const [stored] = await database.query<Variable>(
    sql`SELECT value, value_hash AS hash, secret FROM cgom_variable WHERE name = ${name}`,
  );
  if (name === OWNER_PASSWORD) return { value: '', hash: stored?.hash ?? null, secret: true };
  if (stored === undefined) throw new HttpProblem(404, 'There is no variable with this name.');
  return stored;
}

/** Sets the password required to change an account owner. */
export async function setOwnerPassword(database: Queryable, password: string): Promise<void> {
  await database.query(sql`
    INSERT INTO cgom_variable (name, value, value_hash, secret)
    VALUES (${OWNER_PASSWORD}, '', ${await hashPassword(password)}, true)
    ON CONFLICT (name) DO UPDATE SET value = '', value_hash = excluded.value_hash, secret = true`);
}

/** Hashes secret variables that an earlier version or an operator's own SQL stored in plain text. */
export async function hashSecrets(database: Database): Promise<void> {
  const clear = await database.query<{ name: string; value: string }>(sql`
    SELECT name, value FROM cgom_variable WHERE (secret OR name = ${OWNER_PASSWORD}) AND value <> ''`);
  for (const { name, value } of clear)
    await database.query(sql`
      UPDATE cgom_variable SET value = '', value_hash = ${await hashPassword(value)}, secret = true
      WHERE name = ${name} AND value = ${value}`);
  // Removes the old row versions, which a copy of the files would still contain.
  if (clear.length > 0) await database.script('VACUUM FULL cgom_variable');
}

/** Call 23: reads a variable, a secret one with an empty value. @throws HttpProblem 404 */
export async function readVariable(database: Queryable, name: string): Promise<VariableResponse> {
  const { value, secret } = await findVariable(database, name);
  return { VariableName: name, VariableValue: secret ? '' : value };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Call 101: whether a typed value matches the variable. The right account owner password earns a proof for one change of the company in the
 * request.
 * @throws HttpProblem 404 for an unknown variable, 429 with Retry-After after too many wrong values from one employee
 */
export async function verifyVariable(
  database: Database,
  caller: Caller,
  { VariableName: name, Value: typed, CustomerID: companyId = 0 }: VariableVerifyRequest,
): Promise<VariableVerifyResponse> {
  const { value, hash, secret } = await findVariable(database, name);
  // Also counted by variable, so that knowing one value doesn't reset the failures of another.
  const subject = `variable:${name}:employee:${caller.employeeId}`;
  const tried = { subjects: [subject], sender: subject, hasFailed: (isRight: boolean) => !isRight };
  // An unset value never matches.
  const isRight = await attempt(database, tried, async () =>
    secret ? passwordMatches(hash ?? undefined, typed) : typed !== '' && isSame(value, typed),
  );
  if (!isRight) return { Valid: false, ProofToken: '' };
  await forgetFailures(database, subject);
  if (name !== OWNER_PASSWORD) return { Valid: true, ProofToken: '' };
  const bound = { companyId: companyId === 0 ? null : companyId };
  return { Valid: true, ProofToken: await issueTicket(database, 'account-owner-proof', caller, bound) };
}
