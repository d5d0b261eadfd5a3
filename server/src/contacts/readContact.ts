import type { Contact } from '@galley/shared/contract/contacts';
import { orderedAssociations } from '@galley/shared/domain/contactRules';
import type { Queryable } from '../db/database.ts';
import { fixedSql } from '../db/fixedSql.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';

/** The most associations a contact shows. Source: product specification, business constants. */
const MAX_ASSOCIATIONS = 1000;

/**
 * Call 13: one contact with all its associations, at most 1000, in the order of the form.
 * @throws HttpProblem 404
 */
export async function readContact(database: Queryable, caller: Caller, id: number): Promise<Contact> {
  const [contact] = await readContacts(database, caller, [id], MAX_ASSOCIATIONS);
  if (contact === undefined) throw new HttpProblem(404, 'There is no contact of this id.');
  return { ...contact, Associations: orderedAssociations(contact.Associations) };
}

/** The contacts of these ids, in the ids' order; associated when a company of theirs is, or they have none. */
export function readContacts(
  database: Queryable,
  caller: Caller,
  ids: number[],
  associations: number,
): Promise<Contact[]> {
  return database.query<Contact>(fixedSql`
    SELECT contact.id AS "IndividualId", contact.name AS "IndividualName", title AS "IndividualTitle",
      email AS "IndividualEmail", contact.phone AS "IndividualPhone", cell AS "IndividualCell",
      internal_notes AS "InternalNotes", inactive AS "Inactive", links.count AS "AssociationCount",
      links.count = 0 OR links.associated AS "IsAssociated", contact.version AS "Version",
      COALESCE(shown.associations, '[]') AS "Associations"
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS page (id, place)
    JOIN contact ON contact.id = page.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS count, bool_or(account_type_id = ANY(${caller.accountTypeIds}::int[])) AS associated
      FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = contact.id) AS links
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('value', id, 'label', name, 'isDefault', is_default)
        ORDER BY is_default DESC, search, id) AS associations
      FROM (SELECT company.id, company.name, company.search, is_default
        FROM contact_company JOIN company ON company.id = company_id WHERE contact_id = contact.id
        ORDER BY is_default DESC, search, company.id LIMIT ${associations}) AS first) AS shown
    ORDER BY place`);
}
