import type { InboxItem } from '@galley/shared/contract/inbox';
import { formatDay } from '@galley/shared/domain/businessDay';
import type { InboxKind } from '@galley/shared/domain/inbox';

/** What a person is told of, as the choice names it. */
export const KIND_NAMES: Record<InboxKind, string> = {
  assigned: 'Activities that are assigned to me',
  due: 'Activities that are due today',
  promised: 'Promised dates of what I watch',
  shipped: 'Shipments of what I watch',
  exception: 'Exceptions of the carrier',
  proof: 'Proofs that wait long for the customer',
};

const dayOf = (date: string) => formatDay(date.slice(0, 10));

const SENTENCES: Record<InboxKind, (item: InboxItem) => string> = {
  assigned: ({ ChangedBy, ActivityType, ContactName, Day }) =>
    `${ChangedBy} assigned to you: ${[ActivityType, ContactName].filter((part) => part !== '').join(', ')}, ${dayOf(Day)}`,
  due: ({ DueCount, Day }) =>
    `${DueCount} ${DueCount === 1 ? 'activity is' : 'activities are'} due on ${dayOf(Day)}`,
  promised: ({ OrderIDLineNum, DayBefore, Day }) =>
    `Order ${OrderIDLineNum}: the promised date moves from ${dayOf(DayBefore)} to ${dayOf(Day)}`,
  shipped: ({ OrderIDLineNum, Day }) => `Order ${OrderIDLineNum} is shipped, ${dayOf(Day)}`,
  exception: ({ OrderIDLineNum }) => `Order ${OrderIDLineNum}: the carrier reports an exception`,
  proof: ({ OrderIDLineNum, Day }) =>
    `Order ${OrderIDLineNum}: the proof has waited for the customer since ${dayOf(Day)}`,
};

/** What an item says, in a sentence (INBOX-11). */
export const sentenceOf = (item: InboxItem): string => SENTENCES[item.Kind](item);

let made: Intl.DateTimeFormat | undefined;
/** Made when it is used: the first formatter holds up a phone for a moment. */
const time = () => (made ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** Whose it is, and when it was told. */
export const detailOf = ({ CompanyName, CreatedAt }: InboxItem): string =>
  [CompanyName, time().format(new Date(CreatedAt))].filter((part) => part !== '').join(' · ');
