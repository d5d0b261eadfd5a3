import { createHmac } from 'node:crypto';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, isAllowed, type WebhookTargets } from './targetAddress.ts';

const WITHIN_MS = 10_000;

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
 * Posts a change. A redirection is followed nowhere.
 * @throws Error which says why it has not arrived: another status than 2xx, no answer in 10 s, an address that is not allowed
 */
export function send({ url, secret, body, delivery, targets }: Sending): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  // An address is connected to without being looked up.
  if (isIP(host) > 0 && !isAllowed(host, targets))
    return Promise.reject(new Error('the address is not one that webhooks may lead to'));
  return new Promise((resolve, reject) => {
    const sent = (protocol === 'https:' ? secure : plain)(url, {
      method: 'POST',
      lookup: guardedLookup(targets),
      signal: AbortSignal.timeout(WITHIN_MS),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-galley-delivery': delivery,
        'x-galley-signature': signatureOf(secret, body, Math.floor(Date.now() / 1000)),
      },
    });
    sent.on('error', reject).on('response', (answer) => {
      // What it says is nobody's affair; it is not kept.
      answer.destroy();
      const { statusCode = 0 } = answer;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`the receiver answered ${statusCode}`));
    });
    sent.end(body);
  });
}
