/** Where the records of a load lie: what is added to their numbers, which begin with 1, to get their ids. */
export interface Places {
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
  /** The ids of the people, by their number from 1: the accounts, then the colleagues. */
  people: readonly number[];
  /** The ids of the activity types, by their number from 1. */
  activityTypes: readonly number[];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Those of an empty database: ids are numbers. */
export const FIRST: Places = {
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
