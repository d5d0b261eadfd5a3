import sql, { empty, type Sql } from 'sql-template-tag';
import type { Contact, ContactPagedRequest } from '@galley/shared/contract/contacts';
import { orderedAssociations } from '@galley/shared/domain/contactRules';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { offsetOf } from '../http/page.ts';
import { HttpProblem } from '../http/problem.ts';
import { isEmpty, within, type Selection } from '../lookups/selection.ts';

/** How many associations a card of the list brings along; the rest come with call 14. */
const SHOWN_ASSOCIATIONS = 5;
/** The most associations a contact shows. Source: product specification, business constants. */
const MAX_ASSOCIATIONS = 1000;

/** The active contacts of a selection: those with a company in it. */
const inSelection = (selection: Selection): Sql => {
  if (isEmpty(selection)) return sql`NOT inactive`;
  const linked = sql`contact_id = contact.id`;
  if (selection.companyId !== 0 && selection.parentId === 0) {
    return sql`NOT inactive AND EXISTS (SELECT FROM contact_company WHERE ${linked} AND company_id = ${selection.companyId})`;
  }
  return sql`NOT inactive AND EXISTS (SELECT FROM contact_company JOIN company ON company.id = company_id
    WHERE ${linked}${within(selection, { parent: sql`trend_group_id`, company: sql`company_id` })})`;
};

/** Call 26. With nothing selected only a chosen contact is found. */
export async function contactPage(database: Queryable, caller: Caller, request: ContactPagedRequest) {
  const selection = { parentId: request.ParentID, companyId: request.CompanyID };
  const nothingSelected = isEmpty(selection);
  const selected = inSelection(selection);
  const chosen = request.FilterContact === 0 ? empty : sql` AND contact.id = ${request.FilterContact}`;
  const filtered = nothingSelected && request.FilterContact === 0 ? sql`false` : sql`${selected}${chosen}`;
  const column = request.SortBy === 1 ? sql`lower(email)` : sql`search`;
  const direction = request.SortOrder === 1 ? sql`DESC` : empty;
  const [row] = await database.query<{ total: number; unfiltered: number; ids: number[] }>(sql`
    SELECT (SELECT count(*) FROM contact WHERE ${filtered}) AS total,
      (SELECT count(*) FROM contact WHERE ${nothingSelected ? sql`false` : selected}) AS unfiltered,
      ARRAY(SELECT id FROM contact WHERE ${filtered} ORDER BY ${column} ${direction}, id ${direction}
        LIMIT ${request.PageSize} OFFSET ${offsetOf(request)}) AS ids`);
  const { total, unfiltered, ids } = row ?? { total: 0, unfiltered: 0, ids: [] };
  const Contacts = await readContacts(database, caller, ids, SHOWN_ASSOCIATIONS);
  return { Contacts, TotalCount: total, UnfilteredCount: unfiltered };
}

/** How many contacts the list of a selection holds. */
export const contactCount = (selection: Selection): Sql =>
  isEmpty(selection) ? sql`SELECT 0` : sql`SELECT count(*) FROM contact WHERE ${inSelection(selection)}`;

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
function readContacts(
  database: Queryable,
  caller: Caller,
  ids: number[],
  associations: number,
): Promise<Contact[]> {
  return database.query<Contact>(sql`
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
