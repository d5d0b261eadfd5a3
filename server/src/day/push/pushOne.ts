import type { InboxItem } from '../inbox/contract.ts';
import type { PushMessage } from './contract.ts';
import { addressOfItem, sentenceOf } from '../rules/inboxTexts.ts';
import { post, type WebhookTargets } from '../../exchange/index.ts';
import type { PushKeys } from './keys.ts';

/** How long a push service keeps a message for an offline device, in seconds. */
const KEPT_S = 12 * 3600;

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushSender {
  keys: PushKeys;
  /** The contact for push services: an address that starts with mailto: or https:. */
  subject: string;
  targets: WebhookTargets;
}

/** The site itself, or the sender of its emails if the site has no https: address, which push services require. */
export const subjectOf = ({ publicUrl, mailFrom }: { publicUrl: string; mailFrom: string }): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/** The sentence of a single item, or the number of several (PUSH-02). */
export function messageOf(items: readonly InboxItem[], total: number): PushMessage {
  const [item] = items;
  if (item === undefined || total > 1)
    return { text: `${total} new notifications`, tag: 'inbox', address: '/activities#inbox' };
  return {
    text: sentenceOf(item),
    tag: `inbox-${item.ID}`,
    address: `${addressOfItem(item)}#inbox-${item.ID}`,
  };
}

/** The result of sending a message. An object means a retry; `awayFor` is the delay that the service asks for, in seconds. */
export type PushResult = 'sent' | 'gone' | 'refused' | { awayFor: number | undefined; reason: string };

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** Encrypts a message for its device (RFC 8291) and posts it to the push service (RFC 8030), signed (RFC 8292). */
export async function pushOne(
  { keys, subject, targets }: PushSender,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
): Promise<PushResult> {
  try {
    // Loaded with the first message to keep the start fast.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { TTL: KEPT_S, vapidDetails: { subject, ...keys } },
    );
    const { status, retryAfterS } = await post({ url: endpoint, headers, body: body ?? '', targets });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return isPassing(status)
      ? { awayFor: retryAfterS, reason: `the push service answered ${status}` }
      : 'refused';
  } catch (error) {
    return { awayFor: undefined, reason: error instanceof Error ? error.message : 'it was not sent' };
  }
}
