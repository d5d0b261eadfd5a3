import sql, { raw, type Sql } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { localDate } from '../http/localDate.ts';
import { offsetOf } from '../http/page.ts';
import type { Quote, QuoteFilters, QuotePagedRequest, QuotePagedResponse } from './contract.ts';
import { quotesWhere, stateAt } from './quotesWhere.ts';

export interface QuoteReader {
  database: Queryable;
  caller: Caller;
  today: Day;
}

type Sorting = Pick<QuotePagedRequest, 'SortBy' | 'SortOrder'>;

const ORDERS: Readonly<Record<`${Sorting['SortBy']}-${Sorting['SortOrder']}`, Sql>> = {
  'Number-desc': raw('quote.id DESC'),
  'Number-asc': raw('quote.id'),
  'Amount-desc': raw('total_cents DESC, quote.id DESC'),
  'Amount-asc': raw('total_cents, quote.id'),
  'ValidUntil-desc': raw('valid_until DESC, quote.id DESC'),
  'ValidUntil-asc': raw('valid_until, quote.id'),
  'Sent-desc': raw('sent_on DESC NULLS LAST, quote.id DESC'),
  'Sent-asc': raw('sent_on, quote.id'),
};

export const orderOf = ({ SortBy, SortOrder }: Sorting): Sql => ORDERS[`${SortBy}-${SortOrder}`];

interface Found {
  ids: number[];
  unfiltered: number | null;
  states: QuotePagedResponse['States'];
}

/** A query that counts the quotes matching a list's filters. */
export const quoteTotal = (filters: QuoteFilters, { caller, today }: Omit<QuoteReader, 'database'>): Sql =>
  sql`SELECT count(*) FROM quote WHERE ${quotesWhere(caller, today, filters).found}`;

/** Call 370: a single statement, so all parts of the response reflect the same moment. */
export async function quotePage(
  reader: QuoteReader,
  request: QuotePagedRequest,
): Promise<QuotePagedResponse> {
  const { database, caller, today } = reader;
  const { seen, found, isNarrowed } = quotesWhere(caller, today, request);
  const [row] = await database.query<Found>(sql`
    SELECT ARRAY(SELECT id FROM quote WHERE ${found} ORDER BY ${orderOf(request)}
        LIMIT ${request.PageSize} OFFSET ${offsetOf(request)}) AS ids,
      ${isNarrowed ? sql`(SELECT count(*)::int FROM quote WHERE ${seen})` : sql`NULL`} AS unfiltered,
      COALESCE((SELECT json_agg(json_build_object('State', state, 'Count', n, 'TotalCents', cents)) FROM (
        SELECT ${stateAt(today)} AS state, count(*) AS n, sum(total_cents) AS cents FROM quote WHERE ${found} GROUP BY 1) AS by_state), '[]') AS states`);
  const { ids, unfiltered, states } = row ?? { ids: [], unfiltered: 0, states: [] };
  const total = states.reduce((sum, { Count }) => sum + Count, 0);
  return {
    Quotes: await readQuotes(reader, ids),
    TotalCount: total,
    UnfilteredCount: unfiltered ?? total,
    States: states,
  };
}

type QuoteRow = Omit<Quote, 'ValidUntil' | 'SentOn'> & { ValidUntil: Day; SentOn: Day | null };

/** Whether the caller can change a row of `quote` joined with its `company` (QUOT-09), if they can see it. */
export const mayChangeQuote = ({ employeeId, employeeType }: Caller): Sql =>
  sql`(${employeeType === 'Account Manager'} OR ${employeeId}::int IN (quote.rep_id, company.sales_rep_id))`;

/** The quotes with these ids, in the ids' order. */
export async function readQuotes(
  { database, caller, today }: QuoteReader,
  ids: readonly number[],
): Promise<Quote[]> {
  const rows = await database.query<QuoteRow>(sql`
    SELECT quote.id AS "ID", quote.number AS "Number", quote.version AS "Version", sent_version AS "SentVersion",
      ${stateAt(today)} AS "State", quote.trend_group_id AS "ParentID", company.id AS "CompanyID", company.name AS "CompanyName",
      COALESCE(contact.id, 0) AS "ContactID", COALESCE(contact.name, '') AS "ContactName", rep_id AS "RepID", rep.full_name AS "Rep",
      valid_until AS "ValidUntil", sent_on AS "SentOn", total_cents AS "TotalCents", line_count AS "LineCount",
      COALESCE((SELECT name FROM product WHERE id = quote.product_id), '') AS "Product",
      COALESCE((SELECT order_line_num FROM order_line WHERE id = won_line_id), '') AS "WonLine", ${mayChangeQuote(caller)} AS "MayChange"
    FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS page (id, place) JOIN quote ON quote.id = page.id
    JOIN company ON company.id = quote.company_id JOIN employee AS rep ON rep.id = rep_id
    LEFT JOIN contact ON contact.id = quote.contact_id
    ORDER BY place`);
  return rows.map((row) => ({
    ...row,
    ValidUntil: localDate(row.ValidUntil),
    SentOn: localDate(row.SentOn),
  }));
}
