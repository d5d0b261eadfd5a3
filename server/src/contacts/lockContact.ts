import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Versioned } from '../http/conflict.ts';
import { HttpProblem } from '../http/problem.ts';

/** The stored values of a contact; `companies` are ids in ascending order. */
export interface ContactValues {
  name: string;
  title: string;
  email: string;
  phone: string;
  cell: string;
  notes: string;
  inactive: boolean;
  companies: number[];
  /** The default company; null if there are no companies. */
  default: number | null;
}

export interface StoredContact {
  id: number;
  state: Versioned;
  values: ContactValues;
  /** Its companies that aren't associated with the caller. */
  foreign: { id: number; name: string }[];
}

async function mergedAway(transaction: Queryable, id: number, name: string): Promise<HttpProblem> {
  const [kept] = await transaction.query<{ name: string }>(
    sql`SELECT name FROM contact WHERE id = surviving_contact(${id})`,
  );
  const message = `${name} was merged into ${kept?.name ?? 'another contact'}.`;
  return new HttpProblem(409, message, [{ field: 'IndividualId', message }]);
}

/**
 * Locks a contact that the caller can edit, with its companies.
 * @throws HttpProblem 404, 403 if it isn't associated with the caller, or 409 if it was merged into another one
 */
export async function lockOwnContact(
  transaction: Queryable,
  caller: Caller,
  id: number,
): Promise<StoredContact> {
  const [row] = await transaction.query<
    Omit<ContactValues, 'companies' | 'default'> & Versioned & { merged_into: number | null }
  >(sql`
    SELECT name, title, email, phone, cell, internal_notes AS notes, inactive, version, updated_by, updated_at, merged_into
    FROM contact WHERE id = ${id} FOR UPDATE`);
  if (row === undefined) throw new HttpProblem(404, 'There is no contact with this id.');
  const { merged_into: mergedInto, ...contact } = row;
  if (mergedInto !== null) throw await mergedAway(transaction, id, contact.name);
  // A separate statement: only one that starts after the lock sees what the previous writer committed.
  const links = await transaction.query<{ id: number; name: string; isDefault: boolean; isOwn: boolean }>(sql`
    SELECT company_id AS id, company.name, is_default AS "isDefault",
      account_type_id = ANY(${caller.accountTypeIds}::int[]) AS "isOwn"
    FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = ${id} ORDER BY company_id`);
  if (links.length > 0 && !links.some(({ isOwn }) => isOwn)) {
    throw new HttpProblem(403, 'This contact is not associated with you.');
  }
  const { version, updated_by, updated_at, ...fields } = contact;
  const companies = links.map((link) => link.id);
  const standard = links.find(({ isDefault }) => isDefault)?.id ?? null;
  return {
    id,
    state: { version, updated_by, updated_at },
    values: { ...fields, companies, default: standard },
    foreign: links.filter(({ isOwn }) => !isOwn).map(({ id: foreign, name }) => ({ id: foreign, name })),
  };
}
