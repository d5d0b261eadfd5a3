import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** How many groups of an IPv6 address identify a /64 network, whose addresses all belong to one customer. */
const NETWORK_GROUPS = 4;

/**
 * The part of an address that counts as one sender: an IPv4 address, or the /64 network of an IPv6 address.
 * @example networkOf('2001:db8::7') is '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  // An IPv4-mapped IPv6 address.
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const gap = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...gap, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
