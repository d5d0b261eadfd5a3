import { formatDay } from './businessDay.ts';
import type { InboxKind } from './inbox.ts';
import { orderLineUrl } from './orderFilter.ts';

/** What of an item its sentence says; dates as 2026-11-25T00:00:00, 0001-01-01T00:00:00 for none. */
export interface ToldItem {
  Kind: InboxKind;
  ChangedBy: string;
  OrderIDLineNum: string;
  ActivityType: string;
  ContactName: string;
  Day: string;
  DayBefore: string;
  DueCount: number;
}

const isDay = (date: string) => !date.startsWith('0001-');
const dayOf = (date: string) => (isDay(date) ? formatDay(date.slice(0, 10)) : 'no date');

const SENTENCES: Record<InboxKind, (item: ToldItem) => string> = {
  assigned: ({ ChangedBy, ActivityType, ContactName, Day }) =>
    `${ChangedBy} assigned to you: ${[ActivityType, ContactName].filter((part) => part !== '').join(', ')}, ${dayOf(Day)}`,
  due: ({ DueCount, Day }) =>
    `${DueCount} ${DueCount === 1 ? 'activity is' : 'activities are'} due on ${dayOf(Day)}`,
  promised: ({ OrderIDLineNum, DayBefore, Day }) =>
    `Order ${OrderIDLineNum}: the promised date moves from ${dayOf(DayBefore)} to ${dayOf(Day)}`,
  shipped: ({ OrderIDLineNum, Day }) =>
    `Order ${OrderIDLineNum} is shipped${isDay(Day) ? `, ${dayOf(Day)}` : ''}`,
  exception: ({ OrderIDLineNum }) => `Order ${OrderIDLineNum}: the carrier reports an exception`,
  proof: ({ OrderIDLineNum, Day }) =>
    `Order ${OrderIDLineNum}: the proof has waited for the customer since ${dayOf(Day)}`,
};

/** What an item says, in a sentence (INBOX-11, INBOX-22). */
export const sentenceOf = (item: ToldItem): string => SENTENCES[item.Kind](item);

/** Where the item's record is listed: the person's open activities, or the line whatever its date. */
export const addressOfItem = ({ OrderIDLineNum }: Pick<ToldItem, 'OrderIDLineNum'>): string =>
  OrderIDLineNum === '' ? '/activities' : orderLineUrl(OrderIDLineNum);
