import sql from 'sql-template-tag';
import type { Transaction } from '../../db/database.ts';
import { ACCOUNT_TYPES, demoAccounts, demoColleagues, type DemoEmployee } from '../accounts.ts';
import type { DemoSize } from '../customers.ts';
import { FIRST, type IdOffsets } from '../idOffsets.ts';
import { makePlants } from '../plants.ts';
import { ADVERTISERS, PRODUCTS } from '../words.ts';

/** Enough for lists with several pages and a chart over five years, and loaded within seconds. */
export const SAMPLE: DemoSize = {
  parents: 24,
  companies: 90,
  contacts: 320,
  activities: 600,
  lines: 3_000,
  largestNetwork: 30,
};

/** The sample's people by number; the first one is the person who loads it. */
export const samplePeople: readonly DemoEmployee[] = [...demoAccounts, ...demoColleagues];

/** How many ids the sample takes in each table. */
export const COUNTS = {
  account_type: ACCOUNT_TYPES.length,
  employee: samplePeople.length - 1,
  trend_group: SAMPLE.parents,
  company: SAMPLE.companies,
  contact: SAMPLE.contacts,
  shipping_address: Math.floor(SAMPLE.companies / 3),
  posting_company: makePlants().length,
  activity: SAMPLE.activities,
  product: PRODUCTS.length,
  advertiser: ADVERTISERS.length,
  order_line: SAMPLE.lines,
} as const;
export type SampleTable = keyof typeof COUNTS;

/** The sample's ids in each table: those after the first number, up to and including the second. */
export type SampleIds = Record<SampleTable, readonly [after: number, last: number]>;

/**
 * Reserves the sample's ids in the sequences, so that records that people add meanwhile get other ids. Nobody else can write to these
 * tables.
 */
export async function takeIds(transaction: Transaction): Promise<SampleIds> {
  const taken: [string, SampleIds[SampleTable]][] = [];
  for (const [table, count] of Object.entries(COUNTS)) {
    const [last] = await transaction.query<{ id: number }>(
      sql`SELECT nextval(pg_get_serial_sequence(${table}, 'id')) - 1 AS id`,
    );
    const after = last?.id ?? 0;
    await transaction.query(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${after + count})`);
    taken.push([table, [after, after + count]]);
  }
  return Object.fromEntries(taken) as SampleIds;
}

/** The default activity type, which can't be deleted (PEOP-11). */
const DEFAULT_TYPE = 5;

/** Where the sample's ids begin, and the existing activity types. */
export async function idOffsetsOf(
  transaction: Transaction,
  taken: SampleIds,
  loader: number,
): Promise<IdOffsets> {
  const types = await transaction.query<{ id: number }>(sql`SELECT id FROM activity_type`);
  const known = new Set(types.map(({ id }) => id));
  const { employee, ...places } = Object.fromEntries(
    Object.entries(taken).map(([table, [after]]) => [table, after]),
  ) as Record<SampleTable, number>;
  return {
    ...places,
    people: samplePeople.map((_, index) => (index === 0 ? loader : employee + index)),
    activityTypes: FIRST.activityTypes.map((id) => (known.has(id) ? id : DEFAULT_TYPE)),
  };
}
