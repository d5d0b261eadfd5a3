import sql from 'sql-template-tag';
import { hashPassword } from '#server/account/password';
import type { Database } from '#server/db/database';

/** The callers, in the order of the columns of the expectations. */
export const PEOPLE = [
  /** No token at all. */
  'nobody',
  /** Works for the account owner of the company. */
  'associated',
  /** Works for another account owner. */
  'unrelated',
  /** Worked for the company's account owner when signing in, but no longer does. */
  'former',
  /** Disabled after signing in. */
  'disabled',
  /** The associated person's token with somebody else's EmployeeUID. */
  'pretender',
  /** The associated person's token, expired. */
  'expired',
  /** Sees the order lines of every company, and works for another account owner. */
  'override',
  /** Can change releases, and works for another account owner. */
  'operations',
] as const;
export type Person = (typeof PEOPLE)[number];

export const PASSWORD = 'a matrix of rules';
/** The account owners: the company's, everybody else's, and nobody's. */
export const OWNERS = { inside: 1, outside: 2, elsewhere: 3 };

export interface Employee {
  id: number;
  uid: string;
  email: string;
}
/** People with an account: nobody has none; pretender and expired use the associated person's. */
const EMPLOYED = [
  'associated',
  'unrelated',
  'former',
  'disabled',
  'override',
  'operations',
  'colleague',
] as const;
export type Employed = (typeof EMPLOYED)[number];

const TYPES: Partial<Record<Employed, string>> = { override: 'Account Manager', operations: 'Operations' };
const INSIDE = new Set<Employed>(['associated', 'former', 'disabled', 'colleague']);

/** The account that a person uses. */
export const accountOf = (person: Person): Employed =>
  person === 'nobody' || person === 'pretender' || person === 'expired' ? 'associated' : person;

/** Adds the account owners and the employees, who can all sign in for now. */
export async function addPeople(database: Database): Promise<Record<Employed, Employee>> {
  await database.query(sql`
    INSERT INTO account_type (id, name) VALUES (${OWNERS.inside}, 'Inside'), (${OWNERS.outside}, 'Outside'),
      (${OWNERS.elsewhere}, 'Elsewhere')`);
  const hash = await hashPassword(PASSWORD);
  const people: [Employed, Employee][] = [];
  for (const [index, who] of EMPLOYED.entries()) {
    const employee = {
      id: index + 1,
      uid: `00000000-0000-4000-8000-00000000000${index + 1}`,
      email: `${who}@example.com`,
    };
    await database.query(sql`
      INSERT INTO employee (id, uid, username, first_name, last_name, email, employee_type, order_master_override,
        password_hash)
      VALUES (${employee.id}, ${employee.uid}, ${who}, ${who}, 'Person', ${employee.email},
        ${TYPES[who] ?? 'Sales'}, ${who === 'override'}, ${hash})`);
    await database.query(sql`
      INSERT INTO employee_account (employee_id, account_type_id, is_default)
      VALUES (${employee.id}, ${INSIDE.has(who) ? OWNERS.inside : OWNERS.outside}, true)`);
    people.push([who, employee]);
  }
  await database.query(sql`SELECT setval(pg_get_serial_sequence('employee', 'id'), 100)`);
  return Object.fromEntries(people) as Record<Employed, Employee>;
}

/** Applies what happens to two of the people after they sign in. */
export async function letTimePass(database: Database, people: Record<Employed, Employee>): Promise<void> {
  await database.query(sql`UPDATE employee SET disabled_at = now() WHERE id = ${people.disabled.id}`);
  await database.query(sql`
    UPDATE employee_account SET account_type_id = ${OWNERS.outside} WHERE employee_id = ${people.former.id}`);
}

/** Undoes `letTimePass`, so that both people can sign in again. */
export async function turnBackTime(database: Database, people: Record<Employed, Employee>): Promise<void> {
  await database.query(sql`UPDATE employee SET disabled_at = NULL`);
  await database.query(sql`
    UPDATE employee_account SET account_type_id = ${OWNERS.inside} WHERE employee_id = ${people.former.id}`);
}
