import sql from 'sql-template-tag';
import type { Enrolment } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { brokenField, type HttpProblem } from '../../http/problem.ts';
import { enrolmentOf, newAppSecret, stepOf } from './appCode.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { seal, unseal } from './sealed.ts';

/** A code that isn't current or was already used. */
export const wrongCode = (field = 'Code'): HttpProblem =>
  brokenField(field, 'This code is wrong or has already been used. Try the next one.');
const recordOf = (employeeId: number) => `employee/${employeeId}`;

interface Stored {
  secret: string;
  isConfirmed: boolean;
  failures: number;
  /** The database's clock, in seconds. */
  now: number;
}

const stored = async (database: Queryable, employeeId: number): Promise<Stored | undefined> => {
  const [row] = await database.query<Stored>(sql`
    SELECT secret, confirmed_at IS NOT NULL AS "isConfirmed", failures,
      extract(epoch FROM clock_timestamp())::float8 AS now
    FROM totp WHERE employee_id = ${employeeId}`);
  return row;
};

/**
 * Starts setting up an authenticator app, with a new secret each time.
 * @throws HttpProblem 422 if one is already set up
 */
export async function beginApp(
  transaction: Queryable,
  key: Uint8Array,
  { id, email }: { id: number; email: string },
): Promise<Enrolment> {
  const secret = newAppSecret();
  const begun = await transaction.query(sql`
    INSERT INTO totp (employee_id, secret) VALUES (${id}, ${seal(key, recordOf(id), secret)})
    ON CONFLICT (employee_id) DO UPDATE SET secret = excluded.secret, last_step = 0
      WHERE totp.confirmed_at IS NULL
    RETURNING employee_id`);
  if (begun.length === 0) throw brokenField('App', 'You already have an authenticator app. Remove it first.');
  return enrolmentOf(secret, email);
}

/**
 * Finishes setting up an app: a valid code proves that it has the secret.
 * @returns the recovery codes
 * @throws HttpProblem 422 for a wrong code, or if no setup was started
 */
export async function confirmApp(
  transaction: Transaction,
  key: Uint8Array,
  { employeeId, code }: { employeeId: number; code: string },
): Promise<string[]> {
  const app = await stored(transaction, employeeId);
  if (app === undefined || app.isConfirmed)
    throw brokenField('Code', 'Start again: there is no app to confirm.');
  const step = stepOf(unseal(key, recordOf(employeeId), app.secret), code.replaceAll(/\s/g, ''), app.now);
  if (step === undefined) throw wrongCode();
  const confirmed = await transaction.query(sql`
    UPDATE totp SET confirmed_at = now(), last_step = ${step}, failures = 0
    WHERE employee_id = ${employeeId} AND secret = ${app.secret} AND confirmed_at IS NULL RETURNING employee_id`);
  if (confirmed.length === 0) throw wrongCode();
  await audit(transaction, employeeId, { action: 'authenticator app set up', record: recordOf(employeeId) });
  return makeRecoveryCodes(transaction, employeeId);
}

/**
 * Whether an app's code is valid. It works only once (RFC 6238, 5.2).
 * @param mayFail how many wrong codes in a row are allowed; undefined: no limit
 * @returns 'worn-out' after too many wrong codes: no code is checked anymore
 */
export async function spendAppCode(
  database: Queryable,
  key: Uint8Array,
  { employeeId, code, mayFail }: { employeeId: number; code: string; mayFail: number | undefined },
): Promise<'good' | 'wrong' | 'worn-out'> {
  const app = await stored(database, employeeId);
  if (app?.isConfirmed !== true) return 'wrong';
  if (mayFail !== undefined && app.failures >= mayFail) return 'worn-out';
  const step = stepOf(unseal(key, recordOf(employeeId), app.secret), code, app.now);
  const used =
    step === undefined
      ? []
      : await database.query(sql`
          UPDATE totp SET last_step = ${step}, failures = 0
          WHERE employee_id = ${employeeId} AND last_step < ${step} AND confirmed_at IS NOT NULL
          RETURNING employee_id`);
  if (used.length > 0) return 'good';
  if (mayFail !== undefined)
    await database.query(sql`UPDATE totp SET failures = failures + 1 WHERE employee_id = ${employeeId}`);
  return 'wrong';
}

/** Removes an employee's app. @returns whether there was one */
export async function forgetApp(transaction: Queryable, employeeId: number): Promise<boolean> {
  const removed = await transaction.query(
    sql`DELETE FROM totp WHERE employee_id = ${employeeId} RETURNING employee_id`,
  );
  return removed.length > 0;
}
