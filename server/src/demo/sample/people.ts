import sql from 'sql-template-tag';
import type { Transaction } from '../../db/database.ts';
import { ACCOUNT_TYPES } from '../accounts.ts';
import { insertRows } from '../bulk.ts';
import type { IdOffsets } from '../idOffsets.ts';
import { uidOf } from '../uid.ts';
import { samplePeople } from './sampleIds.ts';

/**
 * The sample's account owners and employees. They have no password, so nobody can sign in as them. The person who loads it is associated
 * with two of the account owners meanwhile.
 */
export async function loadSamplePeople(
  database: Transaction,
  { people, account_type: owners }: IdOffsets,
): Promise<void> {
  await database.query(sql`
    INSERT INTO account_type (id, name)
    SELECT ${owners}::int + place, name FROM unnest(${[...ACCOUNT_TYPES]}::text[]) WITH ORDINALITY AS sample (name, place)
    WHERE NOT EXISTS (SELECT FROM account_type AS known WHERE known.name = sample.name)
    UNION ALL SELECT ${owners}::int + place, name || ' (sample)' FROM unnest(${[...ACCOUNT_TYPES]}::text[]) WITH ORDINALITY AS sample (name, place)
    WHERE EXISTS (SELECT FROM account_type AS known WHERE known.name = sample.name)`);
  const others = samplePeople.map((person, index) => ({ ...person, index })).slice(1);
  await insertRows(
    database,
    'employee',
    'id int, uid text, username text, first_name text, last_name text, email text, direct_phone text, employee_type text, order_master_override boolean',
    others.map(({ first, last, email, type, override, index }) => ({
      id: people[index],
      uid: uidOf(`sample ${people[index]}`),
      username: email.split('@')[0],
      first_name: first,
      last_name: last,
      // An example domain that nobody else uses, so that no real person is mistaken for one in the sample.
      email: `${email.split('@')[0]}@sample.example`,
      direct_phone: `303-555-01${String(10 + index)}`,
      employee_type: type === 'Operations' ? 'Account Manager' : type,
      order_master_override: override,
    })),
  );
  await database.query(sql`
    INSERT INTO employee_account (employee_id, account_type_id, is_default)
    SELECT employee, owner, is_default AND NOT EXISTS (SELECT FROM employee_account WHERE employee_id = employee AND is_default)
    FROM jsonb_to_recordset(${JSON.stringify(
      samplePeople.flatMap(({ accounts }, index) =>
        accounts.map((account, place) => ({
          employee: people[index],
          owner: owners + account,
          is_default: place === 0,
        })),
      ),
    )}::jsonb) AS link (employee int, owner int, is_default boolean)`);
}
