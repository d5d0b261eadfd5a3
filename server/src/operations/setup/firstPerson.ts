import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { SetupInput } from '../rules/setupRules.ts';
import { audit } from '../../common/audit.ts';
import { setOwnerPassword } from '../../companies/index.ts';
import type { Transaction } from '../../db/database.ts';

/** Adds the first Operations employee and sets the account owner password. @returns the employee's id */
export async function addFirstPerson(
  transaction: Transaction,
  { firstName, lastName, email: typed, ownerPassword }: SetupInput,
  passwordHash: string,
): Promise<number> {
  const email = typed.trim();
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO employee (uid, username, first_name, last_name, email, employee_type, password_hash)
    VALUES (${randomUUID()}, ${email.split('@')[0]}, ${firstName.trim()}, ${lastName.trim()}, ${email},
      'Operations', ${passwordHash})
    RETURNING id`);
  const id = added?.id ?? 0;
  await setOwnerPassword(transaction, ownerPassword);
  await audit(transaction, id, {
    action: 'employee added',
    record: `employee/${id}`,
    after: { email, type: 'Operations' },
  });
  return id;
}
