import sql, { empty, type Sql } from 'sql-template-tag';
import type { ContactPagedRequest } from '@galley/shared/contract/contacts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { offsetOf } from '../http/page.ts';
import { isEmpty, within, type Selection } from '../lookups/selection.ts';
import { readContacts } from './readContact.ts';

/** How many associations a card of the list brings along; the rest come with call 14. */
const SHOWN_ASSOCIATIONS = 5;

/** The contacts of a selection: those with a company in it. */
const inSelection = (selection: Selection): Sql => {
  if (isEmpty(selection)) return sql`true`;
  const linked = sql`contact_id = contact.id`;
  if (selection.companyId !== 0 && selection.parentId === 0) {
    return sql`EXISTS (SELECT FROM contact_company WHERE ${linked} AND company_id = ${selection.companyId})`;
  }
  return sql`EXISTS (SELECT FROM contact_company JOIN company ON company.id = company_id
    WHERE ${linked}${within(selection, { parent: sql`trend_group_id`, company: sql`company_id` })})`;
};

/** What the list of a selection holds by itself: its active contacts, and without a selection nobody. */
const listed = (selection: Selection): Sql =>
  isEmpty(selection) ? sql`false` : sql`NOT inactive AND ${inSelection(selection)}`;

/** The contacts that the list shows. A chosen contact is found without a selection, and when it is inactive. */
function shown(selection: Selection, { FilterContact, IncludeInactive }: ContactPagedRequest): Sql {
  if (FilterContact !== 0) return sql`contact.id = ${FilterContact} AND ${inSelection(selection)}`;
  return IncludeInactive === true && !isEmpty(selection) ? inSelection(selection) : listed(selection);
}

/** Call 26. */
export async function contactPage(database: Queryable, caller: Caller, request: ContactPagedRequest) {
  const selection = { parentId: request.ParentID, companyId: request.CompanyID };
  const filtered = shown(selection, request);
  const column = request.SortBy === 1 ? sql`lower(email)` : sql`search`;
  const direction = request.SortOrder === 1 ? sql`DESC` : empty;
  const [row] = await database.query<{ total: number; unfiltered: number; ids: number[] }>(sql`
    SELECT (SELECT count(*) FROM contact WHERE ${filtered}) AS total,
      (${contactCount(selection)}) AS unfiltered,
      ARRAY(SELECT id FROM contact WHERE ${filtered} ORDER BY ${column} ${direction}, id ${direction}
        LIMIT ${request.PageSize} OFFSET ${offsetOf(request)}) AS ids`);
  const { total, unfiltered, ids } = row ?? { total: 0, unfiltered: 0, ids: [] };
  const Contacts = await readContacts(database, caller, ids, SHOWN_ASSOCIATIONS);
  return { Contacts, TotalCount: total, UnfilteredCount: unfiltered };
}

/** How many contacts the list of a selection holds. */
export const contactCount = (selection: Selection): Sql =>
  sql`SELECT count(*) FROM contact WHERE ${listed(selection)}`;

/** The same, read. */
export async function readContactCount(database: Queryable, selection: Selection): Promise<number> {
  const [row] = await database.query<{ count: number }>(contactCount(selection));
  return row?.count ?? 0;
}
