import sql from 'sql-template-tag';
import type { OrderPagedRequest } from '#server/orders/contract';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '#server/db/database';

/**
 * Requests for the orders list whose filters come from random order lines, so that each finds something and
 * common values are searched for as often as they occur. For tests and measurements.
 */

type Filters = Partial<OrderPagedRequest>;
export type Random = () => number;
export type RandomLine = Record<string, string | number | null> & {
  account_type_id: number;
  order_id: number;
};
/** The part of a request that finds a line, or undefined if the line lacks the value; `lines` are all available lines. */
type Sampler = (line: RandomLine, random: Random, lines: readonly RandomLine[]) => Filters | undefined;

const SAMPLE = 4_000;
const DAYS = [0, 7, 30, 90, 365, 1_000];
const SORTS = ['Priority', 'OrderDate', 'OrderLine', 'ShipDate', 'DeliveryDate'] as const;

/** Random numbers from 0 to below 1, the same for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random lines, with everything that a filter can search for. */
export async function randomLines(database: Queryable, random: Random, today: Day): Promise<RandomLine[]> {
  const [row] = await database.query<{ last: number }>(sql`SELECT max(id) AS last FROM order_line`);
  const ids = Array.from({ length: SAMPLE }, () => 1 + Math.floor(random() * (row?.last ?? 0)));
  return database.query<RandomLine>(sql`
    SELECT order_line.*, product.name AS product, advertiser.name AS advertiser,
      concat_ws(' ', ship_to, ship_to_person, ship_to_address1, ship_to_city, ship_to_state, ship_to_zip, ship_method,
        regexp_replace(tracking_url, '<br>.*|.*?=', '', 'g')) AS shipping,
      concat_ws(' ', client_po, client_job_ref, contract_num, line_item_custom1, line_item_custom2, sequence_num) AS reference
    FROM order_line JOIN product ON product.id = product_id JOIN advertiser ON advertiser.id = advertiser_id
    WHERE order_line.id = ANY(${ids}::bigint[]) AND order_date >= ${addDays(today, -1_800)} ORDER BY order_line.id`);
}

/** One of the items at random; there must be at least one. */
export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

/** A word of the text, or its first letters. */
function someOf(text: string, random: Random): string | undefined {
  const words = text.split(/[\s,]+/).filter(({ length }) => length >= 3);
  return words.length === 0 ? undefined : pick(random, words).slice(0, 4 + Math.floor(random() * 6));
}

const date =
  (type: number, column: string): Sampler =>
  (line, random) => {
    const day = line[column];
    if (day === null || day === undefined) return undefined;
    const length = pick(random, DAYS);
    const from = addDays(String(day), -Math.floor(random() * (length + 1)));
    return {
      Filter_DateRange: 6,
      Filter_DateType: type,
      Filter_DateStart: from,
      Filter_DateEnd: addDays(from, length),
    };
  };

const equal =
  (field: keyof Filters, column: string): Sampler =>
  (line) =>
    line[column] === null ? undefined : { [field]: line[column] };

const text =
  (field: keyof Filters, column: string): Sampler =>
  (line, random) => {
    const part = someOf(String(line[column]), random);
    return part === undefined ? undefined : { [field]: part };
  };

export const STRUCTURED: Record<string, Sampler> = {
  parent: equal('Filter_ParentID', 'trend_group_id'),
  company: equal('Filter_CompanyID', 'company_id'),
  contact: equal('Filter_ContactID', 'sales_contact_id'),
  'sales rep': equal('Filter_SalesRepID', 'sales_rep_id'),
  status: equal('Filter_Status', 'status'),
  'order date': date(0, 'order_date'),
  'ship date': date(1, 'ship_date'),
  'delivery date': date(2, 'delivery_date'),
  'post date': date(3, 'post_date'),
  'proof date': date(4, 'proof_approved_date'),
  product: text('Filter_ProductNames', 'product'),
  advertiser: text('Filter_advertiser', 'advertiser'),
  invoice: equal('Filter_invoice', 'invoice'),
  order: equal('Filter_OrderNum', 'order_id'),
  late: () => ({ Filter_Late: true }),
  team: (_line, random) => ({ Filter_TeamID: 1 + Math.floor(random() * 8) }),
};

/** The line's value and those of some other lines: two to four values, sometimes one of them twice. */
const anyOf =
  (sample: Sampler): Sampler =>
  (line, random, lines) => {
    const others = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, lines));
    const all = [line, ...others].map((one) => sample(one, random, lines));
    const parts = all.filter((part) => part !== undefined);
    const [name] = Object.keys(parts[0] ?? {});
    if (all[0] === undefined || name === undefined) return undefined;
    return { [name]: parts.map((part) => part[name as keyof Filters]) };
  };

/** Filters with several values, of which a line must have one. */
export const SEVERAL: Record<string, Sampler> = {
  statuses: anyOf(equal('Filter_Status', 'status')),
  'sales reps': anyOf(equal('Filter_SalesRepID', 'sales_rep_id')),
  products: anyOf(text('Filter_ProductNames', 'product')),
};

export const TEXTS: Record<string, Sampler> = {
  size: equal('Filter_size', 'size_live'),
  design: text('Filter_design', 'design'),
  shipping: text('Filter_shipping', 'shipping'),
  description: text('Filter_description', 'description'),
  reorder: text('Filter_reorder', 'reorder'),
  part: text('Filter_part', 'part'),
  cap: text('Filter_cap', 'cap_num'),
  unit: text('Filter_unit', 'unit_numbers'),
  references: text('Filter_references', 'reference'),
  geopath: text('Filter_geopathid', 'geopath_ids'),
};

/** The filters of `names` for a random line; undefined if the line lacks one, or if two are for dates. */
function filtersOf(names: string[], lines: readonly RandomLine[], random: Random): Filters | undefined {
  if (names.filter((name) => name.endsWith(' date')).length > 1) return undefined;
  const line = pick(random, lines);
  const filters: Filters = { Filter_DateRange: 7 };
  for (const name of names) {
    const part = (STRUCTURED[name] ?? SEVERAL[name] ?? TEXTS[name])?.(line, random, lines);
    if (part === undefined) return undefined;
    Object.assign(filters, part);
  }
  return filters;
}

/** `count` of the names, none twice. */
export function several(random: Random, names: readonly string[], count: number): string[] {
  const left = [...names];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** A request for a line of `lines`, in any sort order. */
export function randomRequest(
  namesOf: (random: Random) => string[],
  lines: readonly RandomLine[],
  random: Random,
) {
  for (;;) {
    const filters = filtersOf(namesOf(random), lines, random);
    if (filters === undefined) continue;
    return {
      ParentID: 0,
      CompanyID: 0,
      PageSize: 20 as const,
      Filter_Apply: true,
      SortBy: pick(random, SORTS),
      SortOrder: pick(random, ['asc', 'desc'] as const),
      ...filters,
    };
  }
}
