// Requests for the orders list whose filters come from order lines drawn at random, so that each finds something and
// what is common in the data is asked for as often as it occurs.
import { addDays } from '../../shared/dist/domain/calendar.js';
import { sql } from './sql.mjs';

const SAMPLE = 4_000;
const DAYS = [0, 7, 30, 90, 365, 1_000];
const SORTS = ['Priority', 'OrderDate', 'OrderLine', 'ShipDate', 'DeliveryDate'];

/** Numbers from 0 to below 1, the same in every run. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lines at random, with all that a filter can ask for. */
export async function drawLines(database, random, today) {
  const [{ last }] = await database.query(sql`SELECT max(id) AS last FROM order_line`);
  const ids = Array.from({ length: SAMPLE }, () => 1 + Math.floor(random() * last));
  return database.query(sql`
    SELECT order_line.*, product.name AS product, advertiser.name AS advertiser,
      concat_ws(' ', ship_to, ship_to_person, ship_to_address1, ship_to_city, ship_to_state, ship_to_zip, ship_method,
        regexp_replace(tracking_url, '<br>.*|.*?=', '', 'g')) AS shipping,
      concat_ws(' ', client_po, client_job_ref, contract_num, line_item_custom1, line_item_custom2, sequence_num) AS reference
    FROM order_line JOIN product ON product.id = product_id JOIN advertiser ON advertiser.id = advertiser_id
    WHERE order_line.id = ANY(${ids}::bigint[]) AND order_date >= ${addDays(today, -1_800)}`);
}

const pick = (random, items) => items[Math.floor(random() * items.length)];

/** A word of the text, or its first letters. */
function someOf(text, random) {
  const word = pick(
    random,
    text.split(/[\s,]+/).filter(({ length }) => length >= 3),
  );
  return word === undefined ? undefined : word.slice(0, 4 + Math.floor(random() * 6));
}

function dates(type, day, random) {
  const length = pick(random, DAYS);
  const from = addDays(day, -Math.floor(random() * (length + 1)));
  return {
    Filter_DateRange: 6,
    Filter_DateType: type,
    Filter_DateStart: from,
    Filter_DateEnd: addDays(from, length),
  };
}

const dateFilter = (type, column) => (line, random) => line[column] && dates(type, line[column], random);
const text = (field, column) => (line, random) => {
  const part = someOf(line[column], random);
  return part && { [field]: part };
};

/** Each gives its part of a request for a line, or nothing when the line has no such thing. */
export const STRUCTURED = {
  parent: (line) => ({ Filter_ParentID: line.trend_group_id }),
  company: (line) => ({ Filter_CompanyID: line.company_id }),
  contact: (line) => line.sales_contact_id && { Filter_ContactID: line.sales_contact_id },
  'sales rep': (line) => ({ Filter_SalesRepID: line.sales_rep_id }),
  status: (line) => ({ Filter_Status: line.status }),
  'order date': dateFilter(0, 'order_date'),
  'ship date': dateFilter(1, 'ship_date'),
  'delivery date': dateFilter(2, 'delivery_date'),
  'post date': dateFilter(3, 'post_date'),
  'proof date': dateFilter(4, 'proof_approved_date'),
  product: text('Filter_ProductNames', 'product'),
  advertiser: text('Filter_advertiser', 'advertiser'),
  invoice: (line) => line.invoice && { Filter_invoice: String(line.invoice) },
  order: (line) => ({ Filter_OrderNum: String(line.order_id) }),
};

export const TEXTS = {
  size: (line) => ({ Filter_size: line.size_live }),
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

/** A request with the filters of `names`, no two of them on different dates; undefined when the line lacks one. */
function filtersOf(names, line, random) {
  if (names.filter((name) => name.endsWith(' date')).length > 1) return undefined;
  const parts = names.map((name) => (STRUCTURED[name] ?? TEXTS[name])(line, random));
  return parts.every(Boolean) ? Object.assign({ Filter_DateRange: 7 }, ...parts) : undefined;
}

const several = (random, names, count) => {
  const left = [...names];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
};

/** What is drawn: the names of the filters of one request, by kind. */
const one = (names) => names.map((name) => [name, () => [name]]);
const structured = Object.keys(STRUCTURED);
const texts = Object.keys(TEXTS);
/** Those that leave the most lines. */
const broad = ['sales rep', 'status', 'order date', 'ship date', 'post date', 'product', 'advertiser'];
export const KINDS = {
  structured: [
    ['none', () => []],
    ...one(structured),
    ['three structured', (random) => several(random, structured, 3)],
    ['three broad', (random) => several(random, broad, 3)],
  ],
  text: [
    ...one(texts),
    ['text and two', (random) => [...several(random, texts, 1), ...several(random, structured, 2)]],
    ['text and two broad', (random) => [...several(random, texts, 1), ...several(random, broad, 2)]],
    ['three texts', (random) => several(random, texts, 3)],
  ],
};

/** A request of a kind, in any order of the list, for a line of `lines`. */
export function drawRequest(namesOf, lines, random) {
  for (;;) {
    const filters = filtersOf(namesOf(random), pick(random, lines), random);
    if (filters === undefined) continue;
    return {
      ParentID: 0,
      CompanyID: 0,
      PageSize: 20,
      Filter_Apply: true,
      SortBy: pick(random, SORTS),
      SortOrder: pick(random, ['asc', 'desc']),
      ...filters,
    };
  }
}
