import sql, { raw } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Transaction } from '../db/database.ts';
import { quoted, RANDOM_FUNCTION } from './activities.ts';
import { insertRows } from './bulk.ts';
import type { IdOffsets } from './idOffsets.ts';
import { ADVERTISERS, DESIGNS, PRODUCTS, SHIP_METHODS, SIZES } from './words.ts';

const BATCH = 100_000;
const FIRST_ORDER = 70_000;
/** How many lines an order has. */
const LINES_PER_ORDER = 3;

const items = (values: readonly string[]) => raw(quoted(values));
const pick = (values: readonly string[], salt: number) =>
  sql`(${items(values)})[1 + pg_temp.dice(n, ${salt}, ${values.length})]`;

/** Ids are explicit rather than from the sequence, which would skip those of a failed load. */
const numbered = (names: readonly string[], place: number) =>
  names.map((name, index) => ({ id: place + index + 1, name }));

/** How many lines to load, as of which day, and where their ids begin. */
export interface Lines {
  count: number;
  today: Day;
  places: IdOffsets;
  /** The base address for tracking parcels by the number in TrackingNum; without it, numbers have no links. */
  tracking?: string;
}

/** The products and advertisers of order lines. */
export async function loadProducts(database: Transaction, places: IdOffsets): Promise<void> {
  await insertRows(database, 'product', 'id int, name text', numbered(PRODUCTS, places.product));
  await insertRows(database, 'advertiser', 'id int, name text', numbered(ADVERTISERS, places.advertiser));
}

/** Prepares a transaction for loading lines. */
export async function findBuyers(database: Transaction, places: IdOffsets): Promise<void> {
  await database.script(RANDOM_FUNCTION);
  await database.script(`
    CREATE TEMP TABLE demo_customer ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY id) - 1 AS place, company.*, known.contact_id
    FROM company LEFT JOIN (
      SELECT company_id, min(contact_id) AS contact_id FROM contact_company WHERE contact_id > ${places.contact + 1} GROUP BY company_id
    ) AS known ON known.company_id = company.id
    WHERE NOT prospect AND id > ${places.company};
    CREATE UNIQUE INDEX ON demo_customer (place);
    ANALYZE demo_customer;`);
}

/**
 * Order lines over five years. The lines of an order share its company and date; old lines are finished, and recent ones can have any of
 * the 39 statuses, except that a line isn't delivered, invoiced or paid before its delivery date. Companies early in the list order more.
 */
export async function loadLines(
  database: Transaction,
  lines: Lines,
  onProgress: (done: number) => void,
): Promise<void> {
  await loadProducts(database, lines.places);
  await findBuyers(database, lines.places);
  for (let from = 1; from <= lines.count; from += BATCH) {
    const to = Math.min(lines.count, from + BATCH - 1);
    await loadBatch(database, lines, from, to);
    onProgress(to);
  }
}

/** Loads the lines with these numbers, inclusive. */
export async function loadBatch(
  database: Transaction,
  { count, today, places, tracking }: Lines,
  from: number,
  to: number,
): Promise<void> {
  const orders = Math.ceil(count / LINES_PER_ORDER);
  const parcel = tracking === undefined ? '1Z' : `${tracking}?TrackingNum=1Z`;
  const live = SIZES.map(([size = '']) => size);
  const finished = SIZES.map(([, size = '']) => size);
  await database.query(sql`
    INSERT INTO order_line (id, order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status,
      order_date, ship_date, delivery_date, post_date, proof_approved_date, sales_contact_id, graphics_contact_id, cost,
      qty, product_id, advertiser_id, size_live, size_finished, design, unit_numbers, ship_method, ship_to,
      ship_to_person, ship_to_address1, ship_to_city, ship_to_state, ship_to_zip, tracking_url, proof_link, client_po,
      client_job_ref, contract_num, line_item_custom1, line_item_custom2, sequence_num, description, reorder, part, cap_num,
      geopath_ids, invoice)
    SELECT ${places.order_line}::bigint + n, order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date,
      ship_date, ship_date + 3, ship_date + 6, CASE WHEN status IN (2, 3, 15, 35) THEN NULL ELSE LEAST(order_date + 2, ${today}::date) END,
      contact_id, CASE WHEN n % 3 = 0 THEN contact_id END, round((qty * (45 + pg_temp.dice(n, 7, 900)))::numeric * 1.07, 2),
      qty, ${places.product + 1}::int + pg_temp.dice(n, 8, ${PRODUCTS.length}),
      ${places.advertiser + 1}::int + pg_temp.dice(order_id, 9, ${ADVERTISERS.length}),
      (${items(live)})[size], (${items(finished)})[size],
      ${pick(DESIGNS, 11)} || ' ' || to_char(order_date, 'Mon YYYY'),
      concat_ws(', ', 'U-' || 1000 + pg_temp.dice(n, 12, 9000), CASE WHEN n % 4 = 0 THEN 'U-' || 1000 + pg_temp.dice(n, 13, 9000) END),
      ${pick(SHIP_METHODS, 14)}, name, 'Receiving Dock ' || 1 + n % 9, address1, city, state, zip,
      CASE WHEN status IN (16, 17, 23, 25, 36) THEN (
        SELECT string_agg(${parcel} || lpad((n * 10 + parcel)::text, 10, '0'), '<br>')
        FROM generate_series(1, 1 + (n % 5)::int) AS parcel) ELSE '' END,
      CASE WHEN status IN (3, 38) OR n % 17 = 0 THEN '' ELSE '/proofs/design-' || pg_temp.dice(n, 15, 500) || '.png' END,
      CASE WHEN n % 4 <> 0 THEN 'PO-' || order_id * 7 % 100000 ELSE '' END,
      CASE WHEN n % 3 <> 0 THEN 'JOB-' || order_id * 13 % 90000 ELSE '' END,
      CASE WHEN n % 5 = 0 THEN 'C-' || order_id * 3 % 70000 ELSE '' END,
      CASE WHEN n % 6 = 0 THEN 'Space ' || n % 400 ELSE '' END, CASE WHEN n % 7 = 0 THEN 'Run ' || n % 60 ELSE '' END,
      CASE WHEN n % 8 = 0 THEN (n % 500)::text ELSE '' END,
      'Print and finish, ' || lower(${pick(PRODUCTS, 16)}), CASE WHEN n % 9 = 0 THEN 'R-' || n - 8 ELSE '' END,
      CASE WHEN n % 3 = 0 THEN 'P-' || 100 + n % 80 ELSE '' END,
      CASE WHEN n % 2 = 0 THEN 'CAP ' || 5000 + n % 700 ELSE '' END,
      CASE WHEN n % 5 < 2 THEN (30000000 + pg_temp.dice(n, 17, 999999))::text ELSE '' END,
      CASE WHEN status IN (23, 25) THEN 500000 + order_id END
    FROM (
      SELECT n, order_id, line_num, order_date, size, qty, customer.*, status,
        CASE WHEN status = 10 THEN NULL ELSE order_date + 5 + pg_temp.dice(n, 6, 12) END AS ship_date
      FROM (
        SELECT n, ${FIRST_ORDER} + (n - 1) / ${LINES_PER_ORDER} AS order_id, 1 + (n - 1) % ${LINES_PER_ORDER} AS line_num,
          ${today}::date - (1820 - 1820 * ((n - 1) / ${LINES_PER_ORDER}) / ${orders})::int AS order_date,
          1 + pg_temp.dice(n, 10, ${SIZES.length}) AS size, 1 + pg_temp.dice(n, 5, 12) AS qty,
          floor(power(pg_temp.dice((n - 1) / ${LINES_PER_ORDER}, 1, 10000) / 10000.0, 1.7) *
            (SELECT count(*) FROM demo_customer))::bigint AS customer_place
        FROM generate_series(${from}::bigint, ${to}::bigint) AS n) AS sampled
      JOIN (SELECT place, id AS company_id, trend_group_id, account_type_id, sales_rep_id, name, address1, city, state,
        zip, contact_id FROM demo_customer) AS customer ON customer.place = sampled.customer_place
      CROSS JOIN LATERAL (SELECT CASE
        WHEN order_date > ${today}::date - 45 OR pg_temp.dice(n, 2, 200) = 0 THEN
          CASE WHEN order_date > ${today}::date - 20 AND pg_temp.dice(n, 3, 39) IN (16, 17, 23, 25, 36) THEN 29
            ELSE pg_temp.dice(n, 3, 39) END
        ELSE (ARRAY[25, 25, 25, 23, 23, 16, 16, 10, 18, 25])[1 + pg_temp.dice(n, 4, 10)] END AS status) AS stage
    ) AS made`);
}
