import { formatDay } from '@galley/shared/domain/businessDay';
import type { CustomerPart, ItemKind } from './inbox.ts';
import { orderLineUrl } from '../../orders/rules/orderLinks.ts';

/** What of an item its sentence says; dates as 2026-11-25T00:00:00, 0001-01-01T00:00:00 for none. */
export interface ToldItem {
  Kind: ItemKind;
  ChangedBy: string;
  OrderIDLineNum: string;
  ContactID: number;
  CompanyID: number;
  ActivityType: string;
  ContactName: string;
  CompanyName: string;
  Day: string;
  DayBefore: string;
  DueCount: number;
  Changes: readonly { Part: CustomerPart; Count: number }[];
  /** What the team of a remote says, and where that leads; empty of another kind. */
  Text: string;
  Address: string;
}

const isDay = (date: string) => !date.startsWith('0001-');
const dayOf = (date: string) => (isDay(date) ? formatDay(date.slice(0, 10)) : 'no date');

/** What is told of a customer, of one and of several. */
const PARTS: Record<CustomerPart, readonly [one: string, several: string]> = {
  contacts: ['new contact', 'new contacts'],
  inactivated: ['contact made inactive', 'contacts made inactive'],
  addresses: ['address change', 'address changes'],
  owners: ['change of sales rep or account owner', 'changes of sales rep or account owner'],
  activities: ['activity done or canceled', 'activities done or canceled'],
};
/** For kinds from a server that is newer than the page. */
const OTHER_PART = ['other change', 'other changes'] as const;
const partOf = (part: string): readonly [one: string, several: string] => {
  const known: Partial<Record<string, readonly [string, string]>> = PARTS;
  return known[part] ?? OTHER_PART;
};
const counted = (count: number, [one, several]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : several}`;

/** An activity by its type and contact; a contact has no type. */
const recordOf = ({ ActivityType, ContactName }: ToldItem) =>
  [ActivityType, ContactName].filter((part) => part !== '').join(', ');

const SENTENCES: Record<ItemKind, (item: ToldItem) => string> = {
  assigned: (item) => `${item.ChangedBy} assigned you an activity: ${recordOf(item)}, ${dayOf(item.Day)}`,
  mentioned: (item) => `${item.ChangedBy} mentioned you in the notes of ${recordOf(item)}`,
  due: ({ DueCount, Day }) => `${counted(DueCount, ['activity is', 'activities are'])} due on ${dayOf(Day)}`,
  promised: ({ OrderIDLineNum, DayBefore, Day }) =>
    `Order ${OrderIDLineNum}: ship or delivery date moved from ${dayOf(DayBefore)} to ${dayOf(Day)}`,
  shipped: ({ OrderIDLineNum, Day }) =>
    `Order ${OrderIDLineNum} shipped${isDay(Day) ? `, ${dayOf(Day)}` : ''}`,
  exception: ({ OrderIDLineNum }) => `Order ${OrderIDLineNum}: the carrier reports an exception`,
  proof: ({ OrderIDLineNum, Day }) =>
    `Order ${OrderIDLineNum}: the proof has been waiting on the customer since ${dayOf(Day)}`,
  customers: ({ CompanyName, DueCount, Day, Changes }) =>
    `${CompanyName}: ${counted(DueCount, ['change', 'changes'])} on ${dayOf(Day)}: ${Changes.map(({ Part, Count }) => counted(Count, partOf(Part))).join(', ')}`,
  answered: ({ ContactName }) => `${ContactName} answered your email`,
  remote: ({ Text }) => Text,
};

/** What an item says, in a sentence (INBOX-11, INBOX-22); of a kind that a newer server tells, at least that there is something (TEAM-28). */
export function sentenceOf(item: ToldItem): string {
  const known: Partial<Record<string, (item: ToldItem) => string>> = SENTENCES;
  const plain = item.Text === '' ? 'Something new that this page can’t show yet. Reload it.' : item.Text;
  return known[item.Kind]?.(item) ?? plain;
}

/** The company beside the sentence, where that does not say it; empty: none. */
export const companyBeside = ({ Kind, CompanyName }: Pick<ToldItem, 'Kind' | 'CompanyName'>): string =>
  Kind === 'customers' ? '' : CompanyName;

/**
 * Where the item's record is shown: the address that its team names, the line whatever its date, the contact, the page of the customer, or the
 * person's open activities.
 */
export function addressOfItem({
  Address,
  OrderIDLineNum,
  ContactID,
  CompanyID,
}: Pick<ToldItem, 'Address' | 'OrderIDLineNum' | 'ContactID' | 'CompanyID'>): string {
  if (Address !== '') return Address;
  if (OrderIDLineNum !== '') return orderLineUrl(OrderIDLineNum);
  if (ContactID > 0) return `/contacts?contact=${ContactID}`;
  return CompanyID > 0 ? `/companies/${CompanyID}` : '/activities';
}
