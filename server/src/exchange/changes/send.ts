import { createHmac } from 'node:crypto';
import { post } from './post.ts';
import type { WebhookTargets } from './targetAddress.ts';

/** 't=…,v1=…': the time in seconds, and the HMAC-SHA256 of '<t>.<body>' in hexadecimal digits (CHG-04). */
export function signatureOf(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

const WHSEC = 'whsec_';

/**
 * 'v1,…': the HMAC-SHA256 of '<id>.<t>.<body>' in base64, as Standard Webhooks 1.0 defines it. A secret that begins with whsec_ is a base64
 * key; any other secret is itself the key.
 */
export function standardSignature(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const key = secret.startsWith(WHSEC)
    ? Buffer.from(secret.slice(WHSEC.length), 'base64')
    : Buffer.from(secret);
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

interface Sending {
  url: string;
  secret: string;
  body: string;
  /** How a receiver recognizes a repeat. */
  delivery: string;
  targets: WebhookTargets;
  withinMs?: number | undefined;
}

/** Posts a change. @throws Error with the reason: a status other than 2xx, no response in 10 s, or an address that isn't allowed */
export async function send({ url, secret, body, delivery, targets, withinMs }: Sending): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const { status } = await post({
    url,
    body,
    targets,
    withinMs,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-galley-delivery': delivery,
      'x-galley-signature': signatureOf(secret, body, seconds),
      'webhook-id': delivery,
      'webhook-timestamp': String(seconds),
      'webhook-signature': standardSignature(secret, { id: delivery, seconds, body }),
    },
  });
  if (status < 200 || status >= 300) throw new Error(`the receiver answered ${status}`);
}
