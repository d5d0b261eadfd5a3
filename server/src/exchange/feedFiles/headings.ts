import type { FeedResource } from '../rules/feedFields.ts';
import { HEADINGS, OTHERS, type Headings } from './headingTable.ts';

/** The column names for the fields of a resource. */
export const headingsOf = (resource: FeedResource): Headings => HEADINGS[resource] ?? OTHERS;

/** Additional columns for the same field: 'E-mail 2 - Value', 'Business Phone 2'. */
export const MORE: Readonly<Record<string, RegExp>> = {
  email: /^e?mail(address)?\d(value|address)?$|^personemail(home|other)$|^email\daddress$/,
  phone: /^phone\dvalue$|^businessphone\d$|^personphone(home|other)$|^homephone\d?$|^otherphone$/,
};

export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, (part) => (/do not modify/.test(part) ? part : ''))
    .replaceAll(/[^a-z\d]/g, '');
