import { FEED_RESOURCES, fieldsOf, type FeedResource } from './feedFields.ts';
import { KNOWN_BY_THEMSELVES } from './fileImports.ts';

/** What a file brings: one kind of records, or companies and their people. */
export interface Content {
  resource: FeedResource;
  people: boolean;
}

/** Whose rows name people, too, and what the people are. */
export const WITH_PEOPLE: FeedResource = 'companies';
export const PEOPLE: FeedResource = 'contacts';

/** What people most often bring, and then the rest in the order in which records refer to each other. */
const USUAL: readonly FeedResource[] = [WITH_PEOPLE, PEOPLE, 'orders'];
export const USUAL_FIRST: readonly FeedResource[] = [
  ...USUAL,
  ...FEED_RESOURCES.filter((resource) => !USUAL.includes(resource)),
];

/** What follows from the company of a row, where that names somebody of it. */
export const OF_THE_ROW: ReadonlySet<string> = new Set(['companies', 'defaultCompany']);

/** Fields that a new record needs and that follow from others: a company without a group is one, and who orders for nobody else is the advertiser. */
const FOLLOWS: Partial<Record<FeedResource, ReadonlySet<string>>> = {
  companies: new Set(['parent']),
  orders: new Set(['advertiser']),
};

/** Whether a file of new records has to bring a field, in a column or as one value for every row. */
export function isNeeded(resource: FeedResource, field: string): boolean {
  // An order line is known by order and line.
  if (field === 'externalId') return !KNOWN_BY_THEMSELVES.has(resource) && resource !== 'orders';
  return fieldsOf(resource)[field]?.required === true && FOLLOWS[resource]?.has(field) !== true;
}
