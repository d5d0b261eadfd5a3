/**
 * The traits of an order line, and how each is read from order_line. The bitmap index (server/src/db/schema/orderSearch.sql)
 * is made of them, and searches ask for them by name.
 */

/** Days are counted from this one. */
export const FIRST_DAY = '2000-01-01';
/** Stands for no day; behind every day. */
export const NO_DAY = 2_147_483_647;

const dayTrait = (column: string) => `COALESCE(${column} - DATE '${FIRST_DAY}', ${NO_DAY})`;

const DAYS = {
  order_date: dayTrait('order_date'),
  ship_date: dayTrait('ship_date'),
  delivery_date: dayTrait('delivery_date'),
  post_date: dayTrait('post_date'),
  proof_approved_date: dayTrait('proof_approved_date'),
};
export type DayTrait = keyof typeof DAYS;

/** What lists are sorted by and ranges are taken of. */
const SORTED = { ...DAYS, priority: 'priority', hundred_orders: 'order_id / 100' };

/** What a line has one number of. */
const NUMBERS = {
  account: 'account_type_id',
  sales_rep: 'sales_rep_id',
  status: 'status',
  product: 'product_id',
  advertiser: 'advertiser_id',
  ...SORTED,
};

/** Texts that many lines share; their lines are kept in order_bits by the text's number in order_text. */
const SHARED_TEXTS = {
  size: 'size_search',
  design: 'design_search',
  description: 'description_search',
  part: 'part_search',
  cap: 'lower(cap_num)',
  place: "lower(ship_to_city || ' ' || ship_to_state || ' ' || ship_to_zip)",
  person: 'lower(ship_to_person)',
  method: 'lower(ship_method)',
  carrier: 'tracking_carrier(tracking_url)',
  custom1: 'lower(line_item_custom1)',
  custom2: 'lower(line_item_custom2)',
  sequence: 'lower(sequence_num)',
};
export type SharedText = keyof typeof SHARED_TEXTS;

/** Texts that few lines share; their lines are found by the text's key, a column of order_line. */
const OWN_TEXTS = {
  address: "lower(ship_to || ' ' || ship_to_address1 || ' ' || ship_to_address2)",
  client_po: 'lower(client_po)',
  client_job_ref: 'lower(client_job_ref)',
  contract_num: 'lower(contract_num)',
};
export type OwnText = keyof typeof OWN_TEXTS;
export const isOwnText = (trait: Trait): trait is OwnText => trait in OWN_TEXTS;

/** Lists of numbers; the lines of each number are kept in order_token_line by its number in order_token. */
const LISTS = { unit: 'unit_search', geopath: 'geopath_search', reorder: 'reorder_search' };
export type ListText = keyof typeof LISTS;
export const isListText = (trait: Trait): trait is ListText => trait in LISTS;

export type Trait = keyof typeof NUMBERS | SharedText | OwnText | ListText;

const names = (traits: object) =>
  Object.keys(traits)
    .map((trait) => `'${trait}'`)
    .join(', ');
const rows = (traits: Record<string, string>) =>
  Object.entries(traits)
    .map(([trait, value]) => `('${trait}'::order_trait, ${value})`)
    .join(', ');

/** What the schema takes from here, by the names that stand in it. */
export const traitConstants = {
  first_day: `'${FIRST_DAY}'`,
  traits: names({ ...NUMBERS, ...SHARED_TEXTS, ...OWN_TEXTS, ...LISTS }),
  sorted_traits: names(SORTED),
  own_texts: names(OWN_TEXTS),
  numbers: rows(NUMBERS),
  texts: rows({ ...SHARED_TEXTS, ...OWN_TEXTS }),
  list_columns: ['id', ...Object.values(LISTS), 'tracking_url'].join(', '),
  join_tokens:
    `CROSS JOIN LATERAL (VALUES ${rows(LISTS)}) AS one (trait, list) ` +
    "CROSS JOIN LATERAL regexp_split_to_table(list, '[ \\t\\n\\v\\f\\r,;]+') AS token WHERE token <> ''",
};
