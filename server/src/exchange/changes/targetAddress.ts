import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where webhooks may lead. */
export const WEBHOOK_TARGETS = ['public', 'any'] as const;
export type WebhookTargets = (typeof WEBHOOK_TARGETS)[number];

/** What no webhook leads to: the link itself, where clouds answer with credentials, nobody, everybody, and ways around by another notation. */
const NEVER = new Set([
  'unspecified',
  'broadcast',
  'multicast',
  'linkLocal',
  // IPv4 addresses inside of IPv6 ones, for gateways that translate.
  '6to4',
  'teredo',
  'rfc6052',
  'rfc6145',
]);
/** All that is the internet of IPv6; the rest is of no known use, such as IPv4 addresses behind 96 zeros. */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');
/** From here on IPv4 addresses are of groups and of nobody. */
const LAST_IPV4_OCTET = 223;

/** What an address is: public, of a private or reserved network, or never to be reached. An IPv4 address that is written as an IPv6 one is what it is. */
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

/** Whether a webhook may lead to an address (CHG-06). */
export function isAllowed(address: string, targets: WebhookTargets): boolean {
  const kind = kindOf(address);
  return kind === 'public' || (kind === 'private' && targets === 'any');
}

/** The host of an address, an IPv6 one without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/** Whether a URL may be sent to as far as it says itself: what a name leads to is looked at with the connection. */
export function mayLeadTo(url: URL, targets: WebhookTargets): boolean {
  const host = hostOf(url);
  return isIP(host) === 0 || isAllowed(host, targets);
}

/** A server that is reached on its own machine alone is somebody's trial: what it sends to lies there, too. */
export function targetsFor(publicUrl: string): WebhookTargets {
  const host = hostOf(new URL(publicUrl));
  return host === 'localhost' || (isIP(host) > 0 && kindOf(host) === 'private') ? 'any' : 'public';
}

/** Looks a name up at the moment of the connection, so that it can't lead elsewhere than where it was looked at. */
export const guardedLookup =
  (targets: WebhookTargets): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error === null ? addresses.filter(({ address }) => isAllowed(address, targets)) : [];
      if (first === undefined)
        callback(
          error ??
            Object.assign(new Error('the address is not one that webhooks may lead to'), { code: 'EACCES' }),
          '',
          0,
        );
      else if (options.all === true) callback(null, [first]);
      else callback(null, first.address, first.family);
    });
  };
