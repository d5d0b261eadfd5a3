import type { InboxItem } from '@galley/server/day/inbox/contract';
import type { InboxKind } from '@galley/server/day/rules/inbox';
import { companyLabel } from '@galley/server/day/rules/inboxTexts';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { appConfig } from '@galley/shared/store';

/** Names of the notification kinds, in the settings. */
export const KIND_NAMES: Record<InboxKind, string> = {
  assigned: 'Activities assigned to me',
  mentioned: 'Notes that mention me',
  due: 'Activities due today',
  promised: 'Changes to delivery dates on orders I watch',
  shipped: 'Shipments of orders I watch',
  exception: 'Delivery exceptions on orders I watch',
  proof: 'Proofs waiting on the customer for three days, on orders I watch',
  customers: 'Changes to my customers and prospects',
  answered: 'Replies from contacts to my email',
};

/** The topic, company and time of an item. */
export const detailOf = (item: InboxItem): string =>
  [item.Topic, companyLabel(item), formatMoment(item.CreatedAt, appConfig().timeZone)]
    .filter((part) => part !== '')
    .join(' · ');
