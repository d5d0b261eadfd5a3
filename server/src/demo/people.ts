import { randomUUID } from 'node:crypto';
import { hashPassword } from '../account/index.ts';
import type { Transaction } from '../db/database.ts';
import { ACCOUNT_TYPES, DEMO_PASSWORD, demoAccounts, demoColleagues } from './accounts.ts';
import { insertRows } from './bulk.ts';
import { uidOf } from './uid.ts';

/** Account owners and employees: the accounts to sign in with, and their colleagues, whose password nobody knows. */
export async function loadPeople(database: Transaction): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const nobody = await hashPassword(randomUUID());
  const people = [...demoAccounts, ...demoColleagues];
  await insertRows(
    database,
    'account_type',
    'id int, name text',
    ACCOUNT_TYPES.map((name, index) => ({ id: index + 1, name })),
  );
  await insertRows(
    database,
    'employee',
    'id int, uid text, username text, first_name text, last_name text, email text, direct_phone text, employee_type text, order_master_override boolean, password_hash text',
    people.map((person, index) => ({
      id: index + 1,
      uid: uidOf(person.email),
      username: person.email.split('@')[0],
      first_name: person.first,
      last_name: person.last,
      email: person.email,
      direct_phone: `303-555-01${String(10 + index)}`,
      employee_type: person.type,
      order_master_override: person.override,
      password_hash: index < demoAccounts.length ? passwordHash : nobody,
    })),
  );
  await insertRows(
    database,
    'employee_account',
    'employee_id int, account_type_id int, is_default boolean',
    people.flatMap((person, index) =>
      person.accounts.map((account, place) => ({
        employee_id: index + 1,
        account_type_id: account,
        is_default: place === 0,
      })),
    ),
  );
}
