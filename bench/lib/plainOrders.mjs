// The orders list as one writes it first: a count, and the page with all that it shows, over the joined tables.
import { addDays, addMonths } from '../../shared/dist/domain/calendar.js';
import { join, raw, sql } from './sql.mjs';

const DATES = ['order_date', 'ship_date', 'delivery_date', 'post_date', 'proof_approved_date'];
const TEXTS = {
  Filter_ProductNames: 'product.name',
  Filter_advertiser: 'advertiser.name',
  Filter_design: 'design',
  Filter_description: 'description',
  Filter_reorder: 'reorder',
  Filter_part: 'part',
  Filter_cap: 'cap_num',
  Filter_unit: 'unit_numbers',
  Filter_geopathid: 'geopath_ids',
  Filter_shipping: `concat_ws(' ', ship_to, ship_to_person, ship_to_address1, ship_to_address2, ship_to_city,
    ship_to_state, ship_to_zip, ship_method, tracking_url)`,
  Filter_references:
    "concat_ws(' ', client_po, client_job_ref, contract_num, line_item_custom1, line_item_custom2, sequence_num)",
  Filter_size: "size_key(size_live) || ' ' || size_key(size_finished)",
};
const EQUALS = {
  Filter_ParentID: 'trend_group_id',
  Filter_CompanyID: 'company_id',
  Filter_SalesRepID: 'sales_rep_id',
  Filter_Status: 'status',
  Filter_invoice: 'invoice',
  Filter_OrderNum: 'order_id',
  ParentID: 'trend_group_id',
  CompanyID: 'company_id',
};
const SORTS = {
  Priority: ['priority'],
  OrderDate: ['order_date'],
  OrderLine: ['order_id', 'line_num'],
  ShipDate: ['ship_date'],
  DeliveryDate: ['delivery_date'],
};

function conditions(request, person, today) {
  const parts = [sql`order_date >= ${addMonths(today, -60)}`];
  if (!person.seesAll) parts.push(sql`order_line.account_type_id = ANY(${person.accounts}::int[])`);
  for (const [field, column] of Object.entries(EQUALS)) {
    if (request[field] !== undefined && request[field] !== 0)
      parts.push(sql`${raw(column)} = ${Number(request[field])}`);
  }
  if (request.Filter_Status === 0) parts.push(sql`status = 0`);
  const contact = request.Filter_ContactID;
  if (contact !== undefined)
    parts.push(sql`(sales_contact_id = ${contact} OR graphics_contact_id = ${contact})`);
  for (const [field, column] of Object.entries(TEXTS)) {
    const text = request[field];
    if (text === undefined) continue;
    const wanted = field === 'Filter_size' ? text.toLowerCase().replaceAll(/[^0-9x./-]/g, '') : text;
    parts.push(sql`${raw(column)} ILIKE ${`%${wanted}%`}`);
  }
  if (request.Filter_DateRange === 6) {
    const column = raw(DATES[request.Filter_DateType]);
    parts.push(sql`${column} >= ${request.Filter_DateStart}`, sql`${column} <= ${request.Filter_DateEnd}`);
  }
  if (request.Filter_DateRange === 0) parts.push(sql`order_date <= ${addDays(today, 7)}`);
  return join(parts, ' AND ');
}

/** What a page of the list holds, and how long the two statements took, in milliseconds. */
export async function plainPage(database, request, person, today) {
  const where = conditions(request, person, today);
  const order = [...SORTS[request.SortBy], 'order_line.id'].map(
    (column) => `${column} ${request.SortOrder} NULLS LAST`,
  );
  const from = sql`FROM order_line JOIN product ON product.id = product_id JOIN advertiser ON advertiser.id = advertiser_id
    LEFT JOIN contact AS sales ON sales.id = sales_contact_id
    LEFT JOIN contact AS graphics ON graphics.id = graphics_contact_id WHERE ${where}`;
  return database.transaction(async (transaction) => {
    if (database.engine === 'postgres') await transaction.script('SET LOCAL statement_timeout = 0');
    const begun = performance.now();
    const [{ total }] = await transaction.query(sql`SELECT count(*) AS total ${from}`);
    const lines = await transaction.query(sql`
      SELECT order_line.*, product.name, advertiser.name, sales.name, graphics.name ${from}
      ORDER BY ${raw(order.join(', '))} LIMIT ${request.PageSize} OFFSET ${(request.PageNo - 1) * request.PageSize}`);
    return {
      took: performance.now() - begun,
      total,
      lines: lines.map(({ order_line_num: number }) => number),
    };
  });
}
