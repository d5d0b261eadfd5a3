import type { InboxItem } from '@galley/server/day/inbox/contract';
import type { InboxKind } from '@galley/server/day/rules/inbox';
import { companyLabel } from '@galley/server/day/rules/inboxTexts';

/** Names of the notification kinds, in the settings. */
export const KIND_NAMES: Record<InboxKind, string> = {
  assigned: 'Activities assigned to me',
  mentioned: 'Notes that mention me',
  due: 'Activities due today',
  promised: 'Changes to delivery dates on orders I watch',
  shipped: 'Shipments of orders I watch',
  exception: 'Delivery exceptions on orders I watch',
  proof: 'Proofs that have been waiting on the customer for three days, on orders I watch',
  customers: 'Changes to my customers and prospects',
  answered: 'Replies from contacts to my email',
};

let made: Intl.DateTimeFormat | undefined;
/** Created on first use, because the first formatter blocks a phone for a moment. */
const time = () => (made ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** The topic, company and time of an item. */
export const detailOf = (item: InboxItem): string =>
  [item.Topic, companyLabel(item), time().format(new Date(item.CreatedAt))]
    .filter((part) => part !== '')
    .join(' · ');
