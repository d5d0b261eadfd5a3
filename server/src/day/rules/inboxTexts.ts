import { formatDay } from '@galley/shared/domain/businessDay';
import type { CustomerPart, ItemKind } from './inbox.ts';
import { orderLineUrl } from '../../orders/rules/orderLinks.ts';

/** The parts of an item that its sentence uses; dates as 2026-11-25T00:00:00, 0001-01-01T00:00:00 for none. */
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
  /** A remote's text and address; empty for other kinds. */
  Text: string;
  Address: string;
}

const isDay = (date: string) => !date.startsWith('0001-');
const dayOf = (date: string) => (isDay(date) ? formatDay(date.slice(0, 10)) : 'no date');

/** The words for changes at a customer, singular and plural. */
const PARTS: Record<CustomerPart, readonly [one: string, several: string]> = {
  contacts: ['new contact', 'new contacts'],
  inactivated: ['contact made inactive', 'contacts made inactive'],
  addresses: ['address change', 'address changes'],
  owners: ['change of sales rep or account owner', 'changes of sales rep or account owner'],
  activities: ['activity done or canceled', 'activities done or canceled'],
};
/** For parts that a newer server reports. */
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

/** How a delivery date changed. */
const dateChange = (before: string, after: string) => {
  if (!isDay(after)) return isDay(before) ? `removed (was ${dayOf(before)})` : 'removed';
  return isDay(before) ? `moved from ${dayOf(before)} to ${dayOf(after)}` : `set to ${dayOf(after)}`;
};

const SENTENCES: Record<ItemKind, (item: ToldItem) => string> = {
  assigned: (item) => `${item.ChangedBy} assigned you an activity: ${recordOf(item)}, ${dayOf(item.Day)}`,
  mentioned: (item) => `${item.ChangedBy} mentioned you in the notes of ${recordOf(item)}`,
  due: ({ DueCount, Day }) => `${counted(DueCount, ['activity is', 'activities are'])} due on ${dayOf(Day)}`,
  promised: ({ OrderIDLineNum, DayBefore, Day }) =>
    `Order ${OrderIDLineNum}: delivery date ${dateChange(DayBefore, Day)}`,
  shipped: ({ OrderIDLineNum, Day }) =>
    `Order ${OrderIDLineNum} shipped${isDay(Day) ? `, ${dayOf(Day)}` : ''}`,
  exception: ({ OrderIDLineNum }) => `Order ${OrderIDLineNum}: the carrier reports an exception`,
  proof: ({ OrderIDLineNum, Day }) =>
    `Order ${OrderIDLineNum}: the proof has been waiting on the customer since ${dayOf(Day)}`,
  customers: ({ CompanyName, DueCount, Day, Changes }) =>
    `${CompanyName}: ${counted(DueCount, ['change', 'changes'])} on ${dayOf(Day)}: ${Changes.map(({ Part, Count }) => counted(Count, partOf(Part))).join(', ')}`,
  answered: ({ ContactName }) => `${ContactName} replied to your email`,
  remote: ({ Text }) => Text,
};

/** An item as a sentence (INBOX-11, INBOX-22). An unknown kind from a newer server asks for a reload (TEAM-28). */
export function sentenceOf(item: ToldItem): string {
  const known: Partial<Record<string, (item: ToldItem) => string>> = SENTENCES;
  const plain = item.Text === '' ? 'Reload the page to see this notification.' : item.Text;
  return known[item.Kind]?.(item) ?? plain;
}

/** The company to show beside the sentence, unless the sentence already has it; empty: none. */
export const companyLabel = ({ Kind, CompanyName }: Pick<ToldItem, 'Kind' | 'CompanyName'>): string =>
  Kind === 'customers' ? '' : CompanyName;

/**
 * Where an item leads: the remote's address, the order line regardless of its date, the contact, the customer's page, or the person's open
 * activities.
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
