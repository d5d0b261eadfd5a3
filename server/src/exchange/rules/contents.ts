import { FEED_RESOURCES, fieldsOf, type FeedResource } from './feedFields.ts';
import { KNOWN_BY_THEMSELVES } from './fileImports.ts';

/** The content of a file: one kind of record, or companies and their people. */
export interface Content {
  resource: FeedResource;
  people: boolean;
}

/** The resource whose rows also name people, and the resource of those people. */
export const WITH_PEOPLE: FeedResource = 'companies';
export const PEOPLE: FeedResource = 'contacts';

/** The most common resources, then the rest in the order of their references. */
const USUAL: readonly FeedResource[] = [WITH_PEOPLE, PEOPLE, 'orders'];
export const USUAL_FIRST: readonly FeedResource[] = [
  ...USUAL,
  ...FEED_RESOURCES.filter((resource) => !USUAL.includes(resource)),
];

/** Fields that follow from the row's company if the row names a person there. */
export const OF_THE_ROW: ReadonlySet<string> = new Set(['companies', 'defaultCompany']);

/**
 * Required fields of new records that follow from others: a company without a group is its own group, and without an advertiser, the
 * company advertises for itself.
 */
const FOLLOWS: Partial<Record<FeedResource, ReadonlySet<string>>> = {
  companies: new Set(['parent']),
  orders: new Set(['advertiser']),
};

/** Whether a file of new records needs a field, in a column or as one value for all rows. */
export function isNeeded(resource: FeedResource, field: string): boolean {
  // An order line is identified by order and line.
  if (field === 'externalId') return !KNOWN_BY_THEMSELVES.has(resource) && resource !== 'orders';
  return fieldsOf(resource)[field]?.required === true && FOLLOWS[resource]?.has(field) !== true;
}
