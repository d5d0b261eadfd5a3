import sql from 'sql-template-tag';
import type { NewPasskey, Passkey, PasskeyAdded } from './contract.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { lockEmployee } from '../employees/lockEmployee.ts';
import type { Caller } from '../../http/caller.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';
import { removeFactor } from '../secondFactor/factorState.ts';
import { firstRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { refusedPasskey, type Created } from './answers.ts';

/** Enough for a phone, two computers and a few security keys. */
const AT_MOST = 20;

const recordOf = (employeeId: number) => `employee/${employeeId}`;

/** Call 285: an employee's passkeys, the oldest first. */
export const listPasskeys = (database: Queryable, employeeId: number): Promise<Passkey[]> =>
  database.query<Passkey>(sql`
    SELECT id AS "ID", name AS "Name",
      ${utc('created_at')} AS "CreatedAt",
      ${utc('used_at')} AS "LastUseAt",
      blocked_at IS NOT NULL AS "IsBlocked"
    FROM passkey WHERE employee_id = ${employeeId} ORDER BY id`);

/**
 * Adds a verified passkey. @param name its name until the owner renames it
 * @throws HttpProblem 422 if somebody already has it, or the employee has too many
 */
export async function addPasskey(
  transaction: Queryable,
  employeeId: number,
  { created, name, transports }: { created: Created; name: string; transports: string[] },
): Promise<PasskeyAdded> {
  await lockEmployee(transaction, employeeId, undefined);
  const own = await listPasskeys(transaction, employeeId);
  if (own.length >= AT_MOST) throw refusedPasskey(`You have ${AT_MOST} passkeys: remove one first.`);
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO passkey (employee_id, credential_id, name, public_key, counter, transports)
    VALUES (${employeeId}, ${created.credentialId}, ${name}, ${created.publicKey}, ${created.counter}, ${transports})
    ON CONFLICT (credential_id) DO NOTHING RETURNING id`);
  if (added === undefined) throw refusedPasskey('You’ve already added this passkey.');
  await audit(transaction, employeeId, {
    action: 'passkey added',
    record: recordOf(employeeId),
    after: { name },
  });
  return { ID: added.id, RecoveryCodes: await firstRecoveryCodes(transaction, employeeId) };
}

const missing = () => new HttpProblem(404, 'You have no such passkey.');

/** Call 288. @throws HttpProblem 404, 422 */
export async function renamePasskey(
  transaction: Queryable,
  { employeeId }: Caller,
  { id, name }: { id: number; name: string },
): Promise<true> {
  const after = name.trim();
  if (after === '') throw brokenField('Name', 'A name is required.');
  const [before] = await transaction.query<{ name: string }>(sql`
    SELECT name FROM passkey WHERE id = ${id} AND employee_id = ${employeeId} FOR UPDATE`);
  if (before === undefined) throw missing();
  if (before.name === after) return true;
  await transaction.query(sql`UPDATE passkey SET name = ${after} WHERE id = ${id}`);
  await audit(transaction, employeeId, {
    action: 'passkey renamed',
    record: recordOf(employeeId),
    before,
    after: { name: after },
  });
  return true;
}

/** Call 289. @throws HttpProblem 404; 422 if two-step verification is required and this is the last factor */
export async function removePasskey(transaction: Queryable, caller: Caller, id: number): Promise<true> {
  const { employeeId } = caller;
  let removed: { name: string } | undefined;
  await removeFactor(transaction, caller, async () => {
    [removed] = await transaction.query<{ name: string }>(
      sql`DELETE FROM passkey WHERE id = ${id} AND employee_id = ${employeeId} RETURNING name`,
    );
    if (removed === undefined) throw missing();
    return true;
  });
  await audit(transaction, employeeId, {
    action: 'passkey removed',
    record: recordOf(employeeId),
    before: removed,
  });
  return true;
}

/** How browsers can reach the passkey, to request it again. */
export const transportsOf = ({ response }: NewPasskey): string[] => response.transports ?? [];
