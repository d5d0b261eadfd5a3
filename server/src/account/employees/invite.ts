import sql from 'sql-template-tag';
import type { FastifyRequest } from 'fastify';
import type { ManagedEmployee } from './contract.ts';
import { newPermit, permitHash } from '../../common/permit.ts';
import type { PasswordSignIn } from '../passwordSignIn.ts';
import type { PasswordResetOptions } from '../passwordReset.ts';
import { countRequest } from '../rateLimit.ts';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { forgetKey, write } from '../../http/write.ts';
import { endMailedLinks, lockEmployee } from './lockEmployee.ts';
import { readEmployee } from './managedEmployee.ts';

/** How long an invitation works: long enough for a weekend and a few days off (PEOP-03). */
const LIFE_DAYS = 7;

const mailText = ({ EmployeeFirstName: name, EmployeeEmail: email }: ManagedEmployee, link: string) =>
  [
    `Hello ${name},`,
    '',
    'Your company has set up a Galley account for you. To choose your password and sign in, open this link:',
    '',
    link,
    '',
    `You can use the link once. It expires in ${LIFE_DAYS} days. You sign in with ${email}.`,
    '',
  ].join('\n');

async function prepare(
  transaction: Transaction,
  caller: Caller,
  { id, token, passwords }: { id: number; token: string; passwords: PasswordSignIn },
): Promise<ManagedEmployee> {
  const { isDisabled, hasPassword } = await lockEmployee(transaction, id, undefined);
  if (isDisabled) throw brokenField('id', 'You can’t invite an employee who is disabled.');
  const employee = await readEmployee(transaction, id);
  if (!passwords.isFor(employee.EmployeeEmail))
    throw brokenField('id', 'Password sign-in is turned off here, so nobody needs an invitation.');
  if (hasPassword)
    throw brokenField('id', 'This employee already has a password and can reset it on the sign-in page.');
  await endMailedLinks(transaction, id);
  await transaction.query(sql`
    INSERT INTO password_reset (token_hash, employee_id, is_invitation, expires_at)
    VALUES (${permitHash(token)}, ${id}, true, now() + make_interval(days => ${LIFE_DAYS}))`);
  await audit(transaction, caller.employeeId, { action: 'employee invited', record: `employee/${id}` });
  return readEmployee(transaction, id);
}

/**
 * Call 163: emails a link to choose a password to an employee who has none; earlier links end.
 * @throws HttpProblem 404, 422 if the employee is disabled or has a password, 429 after too many to one employee, 503 if the mail server
 * refuses the email: then the link is withdrawn
 */
export async function invite(
  { database, mailer, publicUrl, passwords }: PasswordResetOptions,
  caller: Caller,
  request: FastifyRequest,
  id: number,
): Promise<ManagedEmployee> {
  await countRequest(database, [`invitation:employee:${id}`]);
  const token = newPermit();
  let isNew = false;
  const employee = await write(database, caller, request, async (transaction) => {
    isNew = true;
    return prepare(transaction, caller, { id, token, passwords });
  });
  // A repeat gets the first response and sends no second email.
  if (!isNew) return employee;
  // After the transaction: a mail server that takes its time holds no lock.
  await mailer
    .send({
      to: employee.EmployeeEmail,
      subject: 'Your Galley account',
      text: mailText(employee, `${publicUrl}/reset-password?token=${token}`),
    })
    .catch(async (error: unknown) => {
      await database.query(sql`DELETE FROM password_reset WHERE token_hash = ${permitHash(token)}`);
      await forgetKey(database, caller, request);
      const problem = new HttpProblem(503, 'The email couldn’t be sent. Try again in a minute.', [], {
        'retry-after': '60',
      });
      throw Object.assign(problem, { cause: error });
    });
  return employee;
}
