import { createHash, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { VariableResponse, VariableVerifyResponse } from '@galley/shared/contract/prospects';
import { forgive, mendDates, recordFailure, refuseThrottled } from '../account/throttle.ts';
import type { Database, Queryable } from '../db/database.ts';
import { findTicket, issueTicket } from '../downloads/tickets.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** The variable that a change of an account owner asks for. */
const OWNER_PASSWORD = 'AccountOwnerPassword';

interface Variable {
  value: string;
  secret: boolean;
}

/** The account owner password is there, empty, before one is set. @throws HttpProblem 404 */
async function findVariable(database: Queryable, name: string): Promise<Variable> {
  const [stored] = await database.query<Variable>(
    sql`SELECT value, secret FROM cgom_variable WHERE name = ${name}`,
  );
  if (name === OWNER_PASSWORD) return { value: stored?.value ?? '', secret: true };
  if (stored === undefined) throw new HttpProblem(404, 'There is no variable of this name.');
  return stored;
}

/** Sets the password that a change of an account owner asks for. */
export async function setOwnerPassword(database: Queryable, password: string): Promise<void> {
  await database.query(sql`
    INSERT INTO cgom_variable (name, value, secret) VALUES (${OWNER_PASSWORD}, ${password}, true)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, secret = true`);
}

/** Call 23: a variable; a secret one with an empty value, which only `verifyVariable` knows. @throws HttpProblem 404 */
export async function readVariable(database: Queryable, name: string): Promise<VariableResponse> {
  const { value, secret } = await findVariable(database, name);
  return { VariableName: name, VariableValue: secret ? '' : value };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time wherever the two differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Call 101: whether a typed value is the variable's. The right account owner password earns a proof for `hasOwnerProof`.
 * @throws HttpProblem 404 for an unknown variable, 429 with Retry-After after too many wrong values of one employee
 */
export async function verifyVariable(
  database: Database,
  { employeeId }: Caller,
  name: string,
  typed: string,
): Promise<VariableVerifyResponse> {
  // By variable too: knowing the value of one forgives no guesses at another.
  const subject = `variable:${name}:employee:${employeeId}`;
  await mendDates(database);
  return database.transaction(async (transaction) => {
    // One at a time: of many guesses sent at once, each counts those before it.
    await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    await refuseThrottled(transaction, [subject]);
    const { value } = await findVariable(transaction, name);
    // What is not set can't be known.
    if (typed === '' || !isSame(value, typed)) {
      await recordFailure(transaction, [subject]);
      return { Valid: false, ProofToken: '' };
    }
    await forgive(transaction, subject);
    if (name !== OWNER_PASSWORD) return { Valid: true, ProofToken: '' };
    const bound = { employeeId, companyId: null, details: {} };
    return { Valid: true, ProofToken: await issueTicket(transaction, 'account-owner-proof', bound) };
  });
}

/** Whether the caller has proved, within the last ten minutes, to know the account owner password. */
export async function hasOwnerProof(
  database: Queryable,
  caller: Caller,
  proof: string | undefined,
): Promise<boolean> {
  const ticket = await findTicket(database, 'account-owner-proof', proof ?? '');
  return ticket?.employeeId === caller.employeeId;
}
