import type { InboxItem } from '@galley/server/day/inbox/contract';
import type { InboxKind } from '@galley/server/day/rules/inbox';
import { companyBeside } from '@galley/server/day/rules/inboxTexts';

/** What a person is told of, as the choice names it. */
export const KIND_NAMES: Record<InboxKind, string> = {
  assigned: 'Activities that are assigned to me',
  mentioned: 'Notes that mention me',
  due: 'Activities that are due today',
  promised: 'Promised dates of what I watch',
  shipped: 'Shipments of what I watch',
  exception: 'Exceptions of the carrier',
  proof: 'Proofs that wait long for the customer',
  customers: 'Changes at my customers and prospects',
  answered: 'Answers of contacts to my e-mail',
};

let made: Intl.DateTimeFormat | undefined;
/** Made when it is used: the first formatter holds up a phone for a moment. */
const time = () => (made ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** Of which topic and whose it is, and when it was told. */
export const detailOf = (item: InboxItem): string =>
  [item.Topic, companyBeside(item), time().format(new Date(item.CreatedAt))]
    .filter((part) => part !== '')
    .join(' · ');
