import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which addresses webhooks can use. */
export const WEBHOOK_TARGETS = ['public', 'any'] as const;
export type WebhookTargets = (typeof WEBHOOK_TARGETS)[number];

/**
 * Addresses that webhooks never reach: link-local (cloud metadata with credentials), unspecified, multicast, and other notations of these.
 */
const NEVER = new Set([
  'unspecified',
  'broadcast',
  'multicast',
  'linkLocal',
  // IPv4 addresses embedded in IPv6, for translating gateways.
  '6to4',
  'teredo',
  'rfc6052',
  'rfc6145',
]);
/** The public IPv6 range. The rest, such as IPv4 addresses after 96 zero bits, has no known use. */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');
/** IPv4 addresses with a higher first octet are multicast or reserved. */
const LAST_IPV4_OCTET = 223;

/** Classifies an address as public, private or reserved, or never allowed. An IPv4-mapped IPv6 address counts as its IPv4 address. */
function kindOf(address: string): 'public' | 'private' | 'never' {
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (NEVER.has(range)) return 'never';
  if (parsed instanceof ipaddr.IPv6) {
    if (range === 'unicast') return parsed.match(GLOBAL_IPV6, 3) ? 'public' : 'never';
    return 'private';
  }
  if ((parsed.toByteArray()[0] ?? 0) > LAST_IPV4_OCTET) return 'never';
  return range === 'unicast' ? 'public' : 'private';
}

/** Whether a webhook can use an address (CHG-06). */
export function isAllowed(address: string, targets: WebhookTargets): boolean {
  const kind = kindOf(address);
  return kind === 'public' || (kind === 'private' && targets === 'any');
}

/** The host of an address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/** Whether the URL is allowed. The addresses that its host name resolves to are checked when connecting. */
export function mayLeadTo(url: URL, targets: WebhookTargets): boolean {
  const host = hostOf(url);
  return isIP(host) === 0 || isAllowed(host, targets);
}

/** A server that is only reachable on its own machine is a trial, and its receivers are on the same machine. */
export function targetsFor(publicUrl: string): WebhookTargets {
  const host = hostOf(new URL(publicUrl));
  return host === 'localhost' || (isIP(host) > 0 && kindOf(host) === 'private') ? 'any' : 'public';
}

/** Resolves and checks a name when connecting, so that it can't resolve differently afterward. */
export const guardedLookup =
  (targets: WebhookTargets): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error === null ? addresses.filter(({ address }) => isAllowed(address, targets)) : [];
      if (first === undefined)
        callback(
          error ??
            Object.assign(new Error('this address isn’t allowed (WEBHOOK_TARGETS)'), {
              code: 'EACCES',
            }),
          '',
          0,
        );
      else if (options.all === true) callback(null, [first]);
      else callback(null, first.address, first.family);
    });
  };
