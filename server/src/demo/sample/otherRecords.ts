import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { PRICE_PLANS, SHIP_PRICE_PLANS } from '../customers.ts';
import type { SampleTable, SampleIds } from './sampleIds.ts';

/** The tables with customers, orders and prices. They're all empty before the sample is loaded, so removing it empties them again. */
export const RECORDS = [
  'trend_group',
  'company',
  'contact',
  'posting_company',
  'activity',
  'product',
  'advertiser',
  'price',
  'ship_price',
  'order_line',
] as const;

/** Whether the sample's tables are all empty. */
export async function isEmpty(database: Queryable): Promise<boolean> {
  const some = join(
    RECORDS.map((table) => sql`EXISTS (SELECT FROM ${raw(table)})`),
    ' OR ',
  );
  const [row] = await database.query<{ isFilled: boolean }>(sql`SELECT ${some} AS "isFilled"`);
  return row?.isFilled !== true;
}

/** Whether an id belongs to the sample. */
export const isSampleId = (taken: SampleIds, table: SampleTable, column: string): Sql =>
  sql`${raw(column)} > ${taken[table][0]} AND ${raw(column)} <= ${taken[table][1]}`;

/** The maximum that is counted. */
const MOST = 1_000;

/**
 * Counts records besides the sample's, at most 1,000 of each kind. `own` counts unrelated records that people entered. `added` counts
 * records that depend on the sample: a company under one of its parents, a contact of one of its companies, an activity or a quote.
 */
export async function countOtherRecords(
  database: Queryable,
  taken: SampleIds | undefined,
): Promise<{ own: number; added: number }> {
  const outside = (table: SampleTable, alias: string) =>
    taken === undefined ? sql`true` : sql`NOT (${isSampleId(taken, table, `${alias}.id`)})`;
  const none = sql`false`;
  const hangs = {
    company: taken === undefined ? none : isSampleId(taken, 'trend_group', 't.trend_group_id'),
    contact:
      taken === undefined
        ? none
        : sql`EXISTS (
            SELECT FROM contact_company JOIN company ON company.id = company_id
            WHERE contact_id = t.id AND (${isSampleId(taken, 'trend_group', 'trend_group_id')}))`,
  };
  const count = (table: string, where: Sql) =>
    sql`(SELECT count(*) FROM (SELECT FROM ${raw(table)} AS t WHERE ${where} LIMIT ${MOST}) AS found)`;
  const live = sql`t.deleted_at IS NULL`;
  const [row] = await database.query<{ own: number; added: number }>(sql`
    SELECT (${join(
      [
        count('trend_group', sql`${outside('trend_group', 't')} AND ${live}`),
        count('company', sql`${outside('company', 't')} AND ${live} AND NOT (${hangs.company})`),
        count('contact', sql`${outside('contact', 't')} AND NOT t.inactive AND NOT (${hangs.contact})`),
        count('order_line', outside('order_line', 't')),
        count('product', sql`${outside('product', 't')} AND ${live}`),
        count('advertiser', sql`${outside('advertiser', 't')} AND ${live}`),
        count('posting_company', outside('posting_company', 't')),
        count('price', sql`${taken === undefined} OR t.price_plan <> ALL (${[...PRICE_PLANS]}::text[])`),
        count(
          'ship_price',
          sql`${taken === undefined} OR t.ship_price_plan <> ALL (${[...SHIP_PRICE_PLANS]}::text[])`,
        ),
      ],
      ' + ',
    )})::int AS own,
    (${join(
      [
        count('company', sql`${outside('company', 't')} AND ${live} AND (${hangs.company})`),
        count('contact', sql`${outside('contact', 't')} AND NOT t.inactive AND (${hangs.contact})`),
        count('activity', outside('activity', 't')),
        // The sample has none.
        count('quote', sql`true`),
      ],
      ' + ',
    )})::int AS added`);
  return row ?? { own: 0, added: 0 };
}
