import type { InboxItem } from './contract.ts';
import { addressOfItem, companyLabel, sentenceOf } from '../rules/inboxTexts.ts';

interface Digest {
  firstName: string;
  items: readonly InboxItem[];
  /** The total, including items that aren't listed. */
  total: number;
  publicUrl: string;
}

function entryOf(item: InboxItem, publicUrl: string): string {
  const beside = [item.Topic, companyLabel(item)].filter((part) => part !== '').join(', ');
  const company = beside === '' ? '' : ` (${beside})`;
  // Someone else's activity isn't in the recipient's list, so it opens as it does from a notification.
  const place = addressOfItem(item) + (item.Kind === 'mentioned' ? `#inbox-${item.ID}` : '');
  return `- ${sentenceOf(item)}${company}\n  ${publicUrl}${place}`;
}

/** The daily email: what's new, and where to turn the email off. */
export function mailText({ firstName, items, total, publicUrl }: Digest): { subject: string; text: string } {
  const more = total - items.length;
  return {
    subject: `Galley: ${total} new ${total === 1 ? 'notification' : 'notifications'}`,
    text: [
      `Hello ${firstName},`,
      '',
      'Here’s what’s new in your Galley inbox:',
      '',
      ...items.map((item) => entryOf(item, publicUrl)),
      ...(more > 0 ? [`and ${more} more.`] : []),
      '',
      `To see them all, go to ${publicUrl}/ and select the bell.`,
      '',
      'You asked for this email. To stop it, set “Daily Email” to “Never” in your Galley inbox, under “Notifications.”',
      '',
    ].join('\n'),
  };
}
