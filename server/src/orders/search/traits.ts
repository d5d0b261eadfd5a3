import { FIRST_DAY } from '../../db/constants.ts';

/**
 * The traits of an order line, each as SQL over order_line. The index (order_bits, order_posting) is built from them, and searches refer to
 * them by name; the type order_trait in orderSearch.sql has the same names.
 */

/** Means no day; sorts after every day. */
export const NO_DAY = 2_147_483_647;

/** In the order of Filter_DateType. */
export const DATES = [
  'order_date',
  'ship_date',
  'delivery_date',
  'post_date',
  'proof_approved_date',
] as const;
export type DayTrait = (typeof DATES)[number];
const DAYS = Object.fromEntries(
  DATES.map((date) => [date, `COALESCE(${date} - DATE '${FIRST_DAY}', ${NO_DAY})`]),
) as Record<DayTrait, string>;

/** Traits for sorting and ranges; each has blocks of 64 values. */
export const SORTED = { ...DAYS, priority: 'priority', hundred_orders: 'order_id / 100' };
export type SortedTrait = keyof typeof SORTED;

/** Traits with one number per line. */
export const NUMBERS = {
  account: 'account_type_id',
  sales_rep: 'sales_rep_id',
  status: 'status',
  product: 'product_id',
  advertiser: 'advertiser_id',
  ...SORTED,
};

/** Texts that many lines share. */
export const SHARED_TEXTS = {
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

/** Texts that few lines share. */
export const OWN_TEXTS = {
  address: "lower(ship_to || ' ' || ship_to_address1 || ' ' || ship_to_address2)",
  tracking: 'tracking_number(tracking_url)',
  client_po: 'lower(client_po)',
  client_job_ref: 'lower(client_job_ref)',
  contract_num: 'lower(contract_num)',
  unit: 'unit_search',
  geopath: 'geopath_search',
  reorder: 'reorder_search',
};

export type NumberTrait = keyof typeof NUMBERS;
export type TextTrait = keyof typeof SHARED_TEXTS | keyof typeof OWN_TEXTS;
export const isShared = (trait: TextTrait): boolean => trait in SHARED_TEXTS;

/** Texts that are matched like names, ignoring accents, case, punctuation and spaces (FIND-09). In the others, every character counts. */
export const FOLDED: readonly TextTrait[] = ['design', 'description', 'place', 'person', 'method', 'address'];
