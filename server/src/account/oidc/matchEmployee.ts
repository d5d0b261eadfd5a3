import sql from 'sql-template-tag';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { unlessDuplicate } from '../../db/savepoint.ts';
import { insertEmployee } from '../employees/saveEmployee.ts';
import { HttpProblem } from '../../http/problem.ts';
import { applyRights } from './applyRights.ts';
import type { Identity } from './identity.ts';
import type { SignInSettings } from './settings.ts';

interface Found {
  id: number;
  email: string;
  isDisabled: boolean;
}

const COLUMNS = sql`employee.id, lower(email) AS email, disabled_at IS NOT NULL AS "isDisabled"`;

const refused = (why: string) => new HttpProblem(403, why);

async function bySubject(transaction: Queryable, { issuer, subject }: Identity): Promise<Found | undefined> {
  const [found] = await transaction.query<Found>(sql`
    SELECT ${COLUMNS} FROM oidc_identity JOIN employee ON employee.id = employee_id
    WHERE issuer = ${issuer} AND subject = ${subject} FOR UPDATE OF employee`);
  return found;
}

/** Links a subject to an employee. @throws HttpProblem 403 if they have another one */
async function link(
  transaction: Queryable,
  { issuer, subject }: Identity,
  employeeId: number,
): Promise<void> {
  const linked = await transaction.query(sql`
    INSERT INTO oidc_identity (issuer, subject, employee_id) VALUES (${issuer}, ${subject}, ${employeeId})
    ON CONFLICT DO NOTHING RETURNING employee_id`);
  if (linked.length === 0) {
    // The same person may be signing in twice at once.
    const [known] = await transaction.query<{ id: number }>(sql`
      SELECT employee_id AS id FROM oidc_identity WHERE issuer = ${issuer} AND subject = ${subject}`);
    if (known?.id === employeeId) return;
    throw refused(
      'Your email belongs to an employee who signs in with another company account. Ask Operations.',
    );
  }
  await audit(transaction, employeeId, {
    action: 'company account linked',
    record: `employee/${employeeId}`,
    after: { issuer, subject },
  });
}

/** The employee with the identity's verified email. */
async function byEmail(transaction: Queryable, identity: Identity): Promise<Found | undefined> {
  if (identity.email === undefined) return undefined;
  const [found] = await transaction.query<Found>(
    sql`SELECT ${COLUMNS} FROM employee WHERE lower(email) = ${identity.email} FOR UPDATE`,
  );
  return found;
}

/** @returns undefined if somebody with this email was added concurrently */
async function create(transaction: Transaction, identity: Identity): Promise<Found | undefined> {
  const { email, firstName: first, lastName: last, type } = identity;
  if (email === undefined)
    throw refused(
      'Your company account has no verified email, so Galley can’t tell who you are. Ask Operations.',
    );
  if (type === undefined)
    throw refused('Your company account has no role in Galley. Ask Operations for one.');
  const id = await unlessDuplicate(transaction, 'employee_email_key', () =>
    insertEmployee(transaction, null, { first, last, email, phone: '', type, override: false }),
  );
  if (id === undefined) return undefined;
  await audit(transaction, id, {
    action: 'employee added at sign-in',
    record: `employee/${id}`,
    after: { firstName: first, lastName: last, email, type },
  });
  return { id, email, isDisabled: false };
}

/**
 * The employee for an identity: by its subject, else by its verified email, else a new one if the settings allow it (OIDC-05). Sets their
 * type and account owners from the claims (OIDC-06).
 * @param settings with an identity provider
 * @param onUnknownOwner called for account owners in the mapping that don't exist
 * @throws HttpProblem 403 with a sentence for the person
 */
export async function matchEmployee(
  transaction: Transaction,
  { oidc, onlyPasswordOf }: SignInSettings,
  identity: Identity,
  onUnknownOwner: (name: string) => void,
): Promise<number> {
  const linked = await bySubject(transaction, identity);
  const found = linked ?? (await byEmail(transaction, identity));
  if (found?.isDisabled === true) throw refused('Your Galley account is disabled. Ask Operations.');
  if (found !== undefined && found.email === onlyPasswordOf)
    throw refused('This account is for emergencies. Sign in with its password or a passkey.');
  if (found === undefined && oidc?.create !== true)
    throw refused('Galley doesn’t know this company account. Ask Operations to add you with the same email.');
  if (oidc?.types !== undefined && identity.type === undefined)
    throw refused('Your company account has no role in Galley. Ask Operations for one.');
  const employee = found ?? (await create(transaction, identity)) ?? (await byEmail(transaction, identity));
  if (employee === undefined) throw refused('Your Galley account has just changed. Sign in again.');
  if (linked === undefined) await link(transaction, identity, employee.id);
  await applyRights(transaction, oidc, { employeeId: employee.id, identity, onUnknownOwner });
  return employee.id;
}
