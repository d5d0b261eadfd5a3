import type { Contact } from './contract.ts';
import { orderedAssociations } from './rules/contactRules.ts';
import sql from 'sql-template-tag';
import { requestsOfContact } from './associations/readRequests.ts';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** The maximum number of associations that a contact shows (CONT-03). */
const MAX_ASSOCIATIONS = 1000;

/** The contact that an id leads to: if it was merged away, the one that stays (MERG-06). */
async function survivorOf(database: Queryable, id: number): Promise<number> {
  const [row] = await database.query<{ id: number | null }>(
    prepared('surviving_contact')`SELECT surviving_contact(${id}) AS id`,
  );
  return row?.id ?? id;
}

/**
 * Call 13: one contact with all its associations, at most 1000, in the order of the form.
 * @throws HttpProblem 404
 */
export async function readContact(database: Queryable, caller: Caller, id: number): Promise<Contact> {
  const [contact] = await readContacts(database, caller, [await survivorOf(database, id)], MAX_ASSOCIATIONS);
  if (contact === undefined) throw new HttpProblem(404, 'There is no contact with this id.');
  return { ...contact, Associations: orderedAssociations(contact.Associations) };
}

interface ContactRow extends Omit<Contact, 'CompanyRequests' | 'Merges'> {
  CompanyRequests: NonNullable<Contact['CompanyRequests']> | null;
  Merges: number;
}

/** The contacts with these ids, in their order; they're associated when one of their companies is, or when they have none. */
export async function readContacts(
  database: Queryable,
  caller: Caller,
  ids: number[],
  associations: number,
): Promise<Contact[]> {
  const rows = await database.query<ContactRow>(prepared('contacts')`
    SELECT contact.id AS "IndividualId", contact.name AS "IndividualName", title AS "IndividualTitle",
      email AS "IndividualEmail", contact.phone AS "IndividualPhone", cell AS "IndividualCell",
      internal_notes AS "InternalNotes", inactive AS "Inactive", links.count AS "AssociationCount",
      links.count = 0 OR links.associated AS "IsAssociated", contact.version AS "Version",
      COALESCE(shown.associations, '[]') AS "Associations",
      (${requestsOfContact(caller, sql`contact.id`)}) AS "CompanyRequests",
      (SELECT count(*)::int FROM contact_merge WHERE kept_id = contact.id AND undone_at IS NULL) AS "Merges"
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS page (id, place)
    JOIN contact ON contact.id = page.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS count, bool_or(account_type_id = ANY(${caller.accountTypeIds}::int[])) AS associated
      FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = contact.id) AS links
    CROSS JOIN LATERAL (
      SELECT json_agg(json_strip_nulls(json_build_object('value', id, 'label', name, 'isDefault', is_default,
          'IsAssociated', CASE WHEN links.associated AND account_type_id <> ALL(${caller.accountTypeIds}::int[]) THEN false END))
        ORDER BY is_default DESC, search, id) AS associations
      FROM (SELECT company.id, company.name, company.search, company.account_type_id, is_default
        FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = contact.id
        ORDER BY is_default DESC, search, company.id LIMIT ${associations}) AS first) AS shown
    ORDER BY place`);
  return rows.map(({ CompanyRequests, Merges, ...row }) => ({
    ...row,
    ...(CompanyRequests === null ? {} : { CompanyRequests }),
    ...(Merges === 0 ? {} : { Merges }),
  }));
}
