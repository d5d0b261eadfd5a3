import { isMail, searchMail } from '../../mailbox/index.ts';
import type { PaletteMail } from '../../mailbox/contract.ts';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Activity } from '../../activities/contract.ts';
import type { PaletteCompany, PaletteContact, PaletteOrder } from './contract.ts';
import { STATUS } from '../../activities/rules/activityStatus.ts';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { RANGE_ALL } from '@galley/shared/domain/dateRange';
import { readActivities, toActivity } from '../../activities/index.ts';
import type { Queryable } from '../../db/database.ts';
import { containing, nameContains } from '../../db/like.ts';
import type { Caller } from '../../http/caller.ts';
import { DEFAULT_ORDER_FILTERS, findOrders, ordersNumbered, type OrderSort } from '../../orders/index.ts';
import { MOST_FOUND } from '../rules/found.ts';
import { readPasted } from './pastedTerm.ts';
import { contactsWithCompany, isSearched, searchCompanies } from './searchQueries.ts';

/** The beginning of an order-line id: 10, 100234, 100234-1. */
const ORDER_LINE = /^\d{2}[\d-]{0,28}$/;
/** Fewer digits match too many numbers. */
const PHONE_DIGITS = 4;
/** Numbers are compared without a country code: +1 402 555 0103 also matches 402-555-0103. */
const NATIONAL_DIGITS = 10;
/** Shorter texts match too many lines. */
const ORDER_TEXT = 4;
const NEWEST_FIRST: OrderSort = { SortBy: 'OrderDate', SortOrder: 'desc' };

/** The digits of a phone number, or of part of one; null if there are too few. */
function phoneDigits(term: string): string | null {
  const digits = term.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);
  return digits.length < PHONE_DIGITS ? null : digits;
}

/** ` OR …`: another column that a record is found by. */
const orHas = (column: Sql, text: string | null): Sql =>
  text === null ? empty : sql` OR ${column} LIKE ${containing(text)}`;

/** ` OR …`: the name with its parts swapped. */
const orSwapped = (swapped: string | undefined): Sql =>
  swapped === undefined ? empty : sql` OR ${nameContains(swapped, raw('found.'))}`;

/** Finds companies by name and phone number (PAL-09). */
export async function paletteCompanies(database: Queryable, text: string): Promise<PaletteCompany[]> {
  const { term, isNumber } = readPasted(text);
  return searchCompanies<PaletteCompany>(database, {
    term,
    parentId: 0,
    limit: MOST_FOUND,
    also: orHas(sql`found.phone_digits`, isNumber ? phoneDigits(term) : null),
    columns: sql`, phone AS "Phone"`,
  });
}

/** Finds contacts by name, email and phone numbers (PAL-09), in any pasted form (PAL-13). */
export async function paletteContacts(
  database: Queryable,
  caller: Caller,
  text: string,
): Promise<PaletteContact[]> {
  const { term, swapped, isNumber } = readPasted(text);
  const reached = orHas(sql`found.reached_by`, isNumber ? phoneDigits(term) : term);
  const columns = sql`, email AS "Email", phone AS "Phone", cell AS "Cell"`;
  const also = sql`${reached}${orSwapped(swapped)}`;
  const options = { term, parentId: 0, companyId: 0, limit: MOST_FOUND, also, columns };
  return contactsWithCompany<Pick<PaletteContact, 'Email' | 'Phone' | 'Cell'>>(database, caller, options);
}

/** Reads order lines for the palette, in the order of these ids. */
const readLines = (database: Queryable, ids: readonly number[]): Promise<PaletteOrder[]> =>
  database.query(sql`
    SELECT order_line_num AS label, advertiser.name AS "Advertiser", company.name AS "Company",
      company.id AS "CompanyID", company.trend_group_id AS "ParentID"
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS found (id, place)
    JOIN order_line ON order_line.id = found.id JOIN advertiser ON advertiser.id = advertiser_id
    JOIN company ON company.id = company_id ORDER BY place`);

/** The order lines that `caller` can see and whose id begins with the term, ordered by id. */
export async function paletteOrders(
  database: Queryable,
  caller: Caller,
  today: Day,
  term: string,
): Promise<PaletteOrder[]> {
  if (!ORDER_LINE.test(term.trim())) return [];
  const found = await ordersNumbered(database, { caller, today }, term.trim(), MOST_FOUND);
  return readLines(
    database,
    found.map(({ id }) => id),
  );
}

/** The order lines that `caller` can see: by references, then tracking or address, then advertiser; each group newest first (PAL-08). */
export async function orderTexts(
  database: Queryable,
  caller: Caller,
  today: Day,
  term: string,
): Promise<PaletteOrder[]> {
  if (term.trim().length < ORDER_TEXT) return [];
  const scope = { caller, today, selection: { parentId: 0, companyId: 0 } };
  const everyDay = { ...DEFAULT_ORDER_FILTERS, Filter_DateRange: RANGE_ALL, Filter_Apply: true };
  const filters = [{ Filter_references: term }, { Filter_shipping: term }, { Filter_advertiser: term }];
  const found = await Promise.all(
    filters.map((filter) =>
      findOrders(database, scope, { ...everyDay, ...filter }, NEWEST_FIRST, { from: 0, size: MOST_FOUND }),
    ),
  );
  return readLines(database, [...new Set(found.flatMap(({ ids }) => ids))].slice(0, MOST_FOUND));
}

/** Messages by subject and text, the newest first (MAIL-18). */
export const mailTexts = async (database: Queryable, caller: Caller, term: string): Promise<PaletteMail[]> =>
  isSearched(term) ? searchMail(database, caller, { term, limit: MOST_FOUND }) : [];

/**
 * Finds activities by their notes, as far back as the lists go: open ones first, then by date, the newest first (PAL-08). Email is found
 * separately.
 */
export async function activityTexts(
  database: Queryable,
  caller: Caller,
  today: Day,
  term: string,
): Promise<Activity[]> {
  if (!isSearched(term)) return [];
  const found = await database.query<{ id: number }>(sql`
    SELECT id FROM activity WHERE lower(comments) LIKE ${containing(term)} AND start_date >= ${historyStart(today)} AND NOT ${isMail}
    ORDER BY status <> ${STATUS.open}, start_date DESC, id DESC LIMIT ${MOST_FOUND}`);
  const rows = await readActivities(
    database,
    found.map(({ id }) => id),
  );
  return rows.map((row) => toActivity(row, caller, today));
}
