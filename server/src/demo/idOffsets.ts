/** Where a load's ids begin in each table: an offset that's added to the records' numbers, which start at 1. */
export interface IdOffsets {
  account_type: number;
  trend_group: number;
  company: number;
  contact: number;
  shipping_address: number;
  posting_company: number;
  activity: number;
  product: number;
  advertiser: number;
  order_line: number;
  /** The ids of employees by their number from 1: the accounts, then the colleagues. */
  people: readonly number[];
  /** The ids of activity types by their number from 1. */
  activityTypes: readonly number[];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** For an empty database: ids equal the numbers. */
export const FIRST: IdOffsets = {
  account_type: 0,
  trend_group: 0,
  company: 0,
  contact: 0,
  shipping_address: 0,
  posting_company: 0,
  activity: 0,
  product: 0,
  advertiser: 0,
  order_line: 0,
  people: upTo(12),
  activityTypes: upTo(8),
};
