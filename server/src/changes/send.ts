import { createHmac } from 'node:crypto';
import { post } from './post.ts';
import type { WebhookTargets } from './targetAddress.ts';

/** 't=…,v1=…': the time in seconds, and the HMAC-SHA256 of '<t>.<body>' in hexadecimal digits (CHG-04). */
export function signatureOf(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

interface Sending {
  url: string;
  secret: string;
  body: string;
  /** What a receiver knows a repeat by. */
  delivery: string;
  targets: WebhookTargets;
}

/**
 * Posts a change.
 * @throws Error which says why it has not arrived: another status than 2xx, no answer in 10 s, an address that is not allowed
 */
export async function send({ url, secret, body, delivery, targets }: Sending): Promise<void> {
  const { status } = await post({
    url,
    body,
    targets,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-galley-delivery': delivery,
      'x-galley-signature': signatureOf(secret, body, Math.floor(Date.now() / 1000)),
    },
  });
  if (status < 200 || status >= 300) throw new Error(`the receiver answered ${status}`);
}
