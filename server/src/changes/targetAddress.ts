import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where webhooks may lead. */
export const WEBHOOK_TARGETS = ['public', 'any'] as const;
export type WebhookTargets = (typeof WEBHOOK_TARGETS)[number];

/** Addresses that no webhook leads to: of the link itself, where clouds answer with credentials, and of nobody. */
const NEVER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  NEVER.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  NEVER.addSubnet(net, bits, 'ipv6');
NEVER.addAddress('::', 'ipv6');

/** This machine, and networks that are not the internet. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Whether a webhook may lead to an address (CHG-06). An IPv4 address that is written as an IPv6 one is what it is. */
export function isAllowed(address: string, targets: WebhookTargets): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return !NEVER.check(address, family) && (targets === 'any' || !PRIVATE.check(address, family));
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
  return host === 'localhost' || (isIP(host) > 0 && PRIVATE.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))
    ? 'any'
    : 'public';
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
