import sql, { empty, type Sql } from 'sql-template-tag';
import type { ContactPagedRequest } from './contract.ts';
import type { Selection } from '@galley/shared/domain/selection';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { offsetOf } from '../http/page.ts';
import { isEmpty, within } from '../db/selection.ts';
import { readContacts } from './readContact.ts';

/** How many associations a card includes; call 14 returns the rest. */
const SHOWN_ASSOCIATIONS = 5;

/** The ids of contacts with a company in the selection. */
function linked(selection: Selection): Sql {
  if (selection.companyId !== 0 && selection.parentId === 0) {
    return sql`SELECT contact_id AS id FROM contact_company WHERE company_id = ${selection.companyId}`;
  }
  return sql`SELECT DISTINCT contact_id AS id FROM contact_company JOIN company ON company.id = company_id
    WHERE true${within(selection, { parent: sql`trend_group_id`, company: sql`company_id` })}`;
}

/** The ids of a selection's unfiltered list: its active contacts; none without a selection. */
const listed = (selection: Selection): Sql =>
  isEmpty(selection)
    ? sql`SELECT id FROM contact WHERE false`
    : sql`SELECT id FROM (${linked(selection)}) AS linked
        WHERE NOT EXISTS (SELECT FROM contact WHERE inactive AND contact.id = linked.id)`;

type Filters = Pick<ContactPagedRequest, 'ParentID' | 'CompanyID' | 'FilterContact' | 'IncludeInactive'>;

const selectionOf = ({ ParentID, CompanyID }: Filters): Selection => ({
  parentId: ParentID,
  companyId: CompanyID,
});

/** The ids that the list shows. A chosen contact is found even without a selection or if it's inactive (FIND-07). */
function shown(filters: Filters): Sql {
  const { FilterContact, IncludeInactive } = filters;
  const selection = selectionOf(filters);
  const all = isEmpty(selection) ? sql`SELECT id FROM contact` : linked(selection);
  if (FilterContact !== 0)
    return sql`SELECT id FROM (${all}) AS one WHERE id = (SELECT surviving_contact(${FilterContact}))`;
  return IncludeInactive === true && !isEmpty(selection) ? all : sql`SELECT id FROM listed`;
}

/** `listed` and `shown` as CTEs. */
const contactsOf = (filters: Filters): Sql =>
  sql`WITH listed AS MATERIALIZED (${listed(selectionOf(filters))}), shown AS MATERIALIZED (${shown(filters)})`;

/** The number of contacts in the filtered list. */
export const contactTotal = (filters: Filters): Sql => sql`${contactsOf(filters)} SELECT count(*) FROM shown`;

interface ContactIds {
  total: number;
  unfiltered: number;
  ids: number[];
}

/** Counts the matching contacts and returns the ids of one page: in one statement, so that both use the same snapshot. */
export async function findContactPage(
  database: Queryable,
  request: Omit<ContactPagedRequest, 'PageSize'> & { PageSize: number },
): Promise<ContactIds> {
  const column = request.SortBy === 1 ? sql`lower(email)` : sql`search`;
  const direction = request.SortOrder === 1 ? sql`DESC` : empty;
  // A subquery for each row, because a join would read the whole table.
  const [row] = await database.query<ContactIds>(sql`
    ${contactsOf(request)}
    SELECT (SELECT count(*) FROM shown) AS total, (SELECT count(*) FROM listed) AS unfiltered,
      ARRAY(SELECT id FROM shown
        ORDER BY (SELECT ${column} FROM contact WHERE contact.id = shown.id) ${direction}, id ${direction}
        LIMIT ${request.PageSize} OFFSET ${offsetOf(request)}) AS ids`);
  return row ?? { total: 0, unfiltered: 0, ids: [] };
}

/** Call 26. */
export async function contactPage(database: Queryable, caller: Caller, request: ContactPagedRequest) {
  const { total, unfiltered, ids } = await findContactPage(database, request);
  const Contacts = await readContacts(database, caller, ids, SHOWN_ASSOCIATIONS);
  return { Contacts, TotalCount: total, UnfilteredCount: unfiltered };
}

/** The number of contacts in a selection's list. */
export const contactCount = (selection: Selection): Sql =>
  sql`SELECT count(*) FROM (${listed(selection)}) AS listed`;

export async function readContactCount(database: Queryable, selection: Selection): Promise<number> {
  const [row] = await database.query<{ count: number }>(contactCount(selection));
  return row?.count ?? 0;
}
