import sql, { join, type Sql } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { containing } from '../db/like.ts';
import type { Caller } from '../http/caller.ts';
import { readDay } from '../http/localDate.ts';
import { badField } from '../http/problem.ts';
import type { QuoteFilters } from './contract.ts';
import type { QuoteState } from './rules/quoteStates.ts';

/** Whether the company of a row of `quote` hasn't been deleted; nobody sees the quotes of one that has (QUOT-09). */
export const hasCompany: Sql = sql`quote.company_id NOT IN (SELECT id FROM company WHERE deleted_at IS NOT NULL)`;

/** Whether the caller can see a row of `quote`: everyone who sees the company's orders can (QUOT-09). */
export const canSeeQuote = ({ orderMasterOverride, accountTypeIds }: Caller): Sql =>
  sql`(${hasCompany} AND (${orderMasterOverride} OR quote.account_type_id = ANY(${accountTypeIds}::int[])))`;

/** The state of a row of `quote` on a business day (QUOT-06). */
export const stateAt = (today: Day): Sql =>
  sql`CASE WHEN quote.state = 'sent' AND quote.valid_until < ${today}::date THEN 'expired' ELSE quote.state END`;

/** A condition for each state, on indexed columns. */
function isInState(state: QuoteState, today: Day): Sql {
  if (state === 'expired') return sql`(quote.state = 'sent' AND quote.valid_until < ${today}::date)`;
  if (state === 'sent') return sql`(quote.state = 'sent' AND quote.valid_until >= ${today}::date)`;
  return sql`quote.state = ${state}`;
}

/** A range of days; open if a bound is missing. @throws HttpProblem 400 for an invalid day, or an end before the start */
function dayRange(column: Sql, [from, to]: readonly [string, string | null][]): Sql[] {
  const [first, last] = [from, to].map((bound) => (bound === undefined ? undefined : readDay(...bound)));
  if (first !== undefined && last !== undefined && last < first)
    throw badField(to?.[0] ?? '', `must not be before ${from?.[0] ?? ''}`);
  return [
    ...(first === undefined ? [] : [sql`${column} >= ${first}::date`]),
    ...(last === undefined ? [] : [sql`${column} <= ${last}::date`]),
  ];
}

const centsOf = (dollars: number): number => dollars * 100;

function amountRange({ LeastDollars: least, MostDollars: most }: QuoteFilters): Sql[] {
  if (least !== null && most !== null && most < least)
    throw badField('MostDollars', 'must not be less than LeastDollars');
  return [
    ...(least === null ? [] : [sql`quote.total_cents >= ${centsOf(least)}`]),
    // Matches what people expect: 'to $100' includes $100.50.
    ...(most === null ? [] : [sql`quote.total_cents < ${centsOf(most + 1)}`]),
  ];
}

/** The LIKE pattern of a number's beginning, such as 'q-1000' or '1000'; undefined if it can't be part of a number. */
function beginningOf(text: string): string | undefined {
  const digits = text.trim().replace(/^q-?/i, '');
  return /^\d*$/.test(digits) ? `Q-${digits}%` : undefined;
}

/** The conditions of the selection. */
const selected = ({ ParentID, CompanyID }: Pick<QuoteFilters, 'ParentID' | 'CompanyID'>): Sql[] => [
  ...(ParentID === 0 ? [] : [sql`quote.trend_group_id = ${ParentID}`]),
  ...(CompanyID === 0 ? [] : [sql`quote.company_id = ${CompanyID}`]),
];

/** Whether a quote has a line whose product's name contains one of these parts. @param parts at least one */
const hasProduct = (parts: readonly string[]): Sql =>
  sql`quote.id IN (SELECT quote_id FROM quote_line WHERE product_id IN (SELECT id FROM product WHERE ${join(
    parts.map((part) => sql`search LIKE ${containing(part)}`),
    ' OR ',
  )}))`;

/** The conditions of the filters; empty if none is set. @throws HttpProblem 400 naming the filter */
function narrowed(filters: QuoteFilters, today: Day): Sql[] {
  const { States, RepIDs, ContactID, NumberText, Products } = filters;
  const products = Products.map((part) => part.trim()).filter((part) => part !== '');
  return [
    ...(States.length === 0
      ? []
      : [
          sql`(${join(
            States.map((state) => isInState(state, today)),
            ' OR ',
          )})`,
        ]),
    ...(RepIDs.length === 0 ? [] : [sql`quote.rep_id = ANY(${RepIDs}::int[])`]),
    // The index has only quotes with a contact.
    ...(ContactID === 0
      ? []
      : [sql`quote.contact_id > 0 AND quote.contact_id = (SELECT surviving_contact(${ContactID}))`]),
    ...(NumberText.trim() === ''
      ? []
      : [
          beginningOf(NumberText) === undefined
            ? sql`false`
            : sql`quote.number LIKE ${beginningOf(NumberText)}`,
        ]),
    ...(products.length === 0 ? [] : [hasProduct(products)]),
    ...amountRange(filters),
    ...dayRange(sql`quote.sent_on`, [
      ['SentFrom', filters.SentFrom],
      ['SentTo', filters.SentTo],
    ]),
    ...dayRange(sql`quote.valid_until`, [
      ['ValidFrom', filters.ValidFrom],
      ['ValidTo', filters.ValidTo],
    ]),
  ];
}

export interface QuotesWhere {
  /** A condition on `quote`: what the caller can see in the selection. */
  seen: Sql;
  /** The same, also with the filters. */
  found: Sql;
  isNarrowed: boolean;
}

/** The conditions of a list of quotes. @throws HttpProblem 400 naming the filter */
export function quotesWhere(caller: Caller, today: Day, filters: QuoteFilters): QuotesWhere {
  const seen = join([canSeeQuote(caller), ...selected(filters)], ' AND ');
  const more = narrowed(filters, today);
  return { seen, found: join([seen, ...more], ' AND '), isNarrowed: more.length > 0 };
}
