import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { readEmployee } from '../employees/managedEmployee.ts';
import { replaceOwners, auditedEmployee } from '../employees/saveEmployee.ts';
import type { Identity } from './identity.ts';
import type { OidcSettings } from './settings.ts';

interface Rights {
  employeeId: number;
  identity: Identity;
  onUnknownOwner: (name: string) => void;
}

/** The account owners with these names, in order. */
async function ownersNamed(
  transaction: Queryable,
  names: readonly string[],
  onUnknownOwner: (name: string) => void,
): Promise<number[]> {
  const known = await transaction.query<{ id: number; name: string }>(sql`
    SELECT id, name FROM account_type WHERE name = ANY(${[...names]}::text[]) ORDER BY id FOR KEY SHARE`);
  return names.flatMap((name) => {
    const owner = known.find((one) => one.name === name);
    if (owner === undefined) onUnknownOwner(name);
    return owner === undefined ? [] : [owner.id];
  });
}

/** Sets an employee's type and account owners from the claims, if the settings map them (OIDC-06). */
export async function applyRights(
  transaction: Queryable,
  settings: OidcSettings | undefined,
  { employeeId, identity, onUnknownOwner }: Rights,
): Promise<void> {
  const before = await readEmployee(transaction, employeeId);
  const type = identity.type ?? before.EmployeeType;
  const had = before.AccountOwners.map(({ value }) => value);
  const owners =
    settings?.owners === undefined ? had : await ownersNamed(transaction, identity.owners, onUnknownOwner);
  const isSame =
    type === before.EmployeeType &&
    isDeepStrictEqual(
      had.toSorted((a, b) => a - b),
      owners.toSorted((a, b) => a - b),
    );
  if (isSame) return;
  // The default account owner is kept if it's still in the list.
  const standard = before.AccountOwners.find(
    ({ isDefault, value }) => isDefault && owners.includes(value),
  )?.value;
  await replaceOwners(
    transaction,
    employeeId,
    owners.map((value) => ({ value, isDefault: value === (standard ?? owners[0]) })),
  );
  await transaction.query(sql`
    UPDATE employee SET employee_type = ${type}, version = version + 1, updated_at = now(), updated_by = NULL
    WHERE id = ${employeeId}`);
  await audit(transaction, employeeId, {
    action: 'rights set at sign-in',
    record: `employee/${employeeId}`,
    before: auditedEmployee(before),
    after: auditedEmployee(await readEmployee(transaction, employeeId)),
  });
}
