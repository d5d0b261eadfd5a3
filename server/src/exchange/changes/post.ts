import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { guardedLookup, mayLeadTo, type WebhookTargets } from './targetAddress.ts';

const WITHIN_MS = 10_000;

interface Posting {
  url: string;
  headers: Record<string, string | number>;
  body: string | Buffer;
  targets: WebhookTargets;
  /** How long to wait for the response; shorter in tests. */
  withinMs?: number | undefined;
}

/** A receiver's response. Its body is discarded. */
export interface Posted {
  status: number;
  /** Retry-After, in seconds. */
  retryAfterS: number | undefined;
}

/**
 * Posts to an address that a user entered, without following redirects.
 * @throws Error if there is no response in 10 s, or the address isn't allowed (CHG-06)
 */
export function post({ url, headers, body, targets, withinMs = WITHIN_MS }: Posting): Promise<Posted> {
  const address = new URL(url);
  // An IP address isn't looked up.
  if (!mayLeadTo(address, targets))
    return Promise.reject(new Error('this address isn’t allowed (WEBHOOK_TARGETS)'));
  const signal = AbortSignal.timeout(withinMs);
  return new Promise((resolve, reject) => {
    const sent = (address.protocol === 'https:' ? secure : plain)(address, {
      method: 'POST',
      lookup: guardedLookup(targets),
      signal,
      headers,
    });
    sent.on('error', (error) =>
      reject(signal.aborted ? new Error(`no response within ${withinMs / 1000} s`) : error),
    );
    sent.on('response', (answer) => {
      answer.destroy();
      const seconds = answer.headers['retry-after'] ?? '';
      resolve({
        status: answer.statusCode ?? 0,
        retryAfterS: /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined,
      });
    });
    sent.end(body);
  });
}
