/** A link to track a shipment. Without `href`, it's plain text. */
export interface TrackingLink {
  label: string;
  href: string | undefined;
}

/** The label of a shipment without a number (ORD-05). */
export const NO_NUMBER = 'Tracking Link';

// Each pattern stops at the next bracket, so matching stays linear in the length of the text.
const BREAK = /<\/?br[^<>]*>|<\/a\s*>|[\r\n]+/i;
const ANCHOR = /<a\s[^<>]*?href\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/i;
const TAG = /<[^<>]*>?/g;
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#39|#x27);/gi;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&#x27;': "'",
};

const decode = (text: string) => text.replaceAll(ENTITY, (entity) => ENTITIES[entity.toLowerCase()] ?? '');

function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

function trackingNumber(url: URL): string | undefined {
  const [, value = ''] = [...url.searchParams].find(([name]) => name.toLowerCase() === 'trackingnum') ?? [];
  return value.trim() === '' ? undefined : value.trim();
}

function linkOf(part: string): TrackingLink | undefined {
  const [, double, single, bare] = ANCHOR.exec(part) ?? [];
  const text = decode(part.replaceAll(TAG, ' ')).trim();
  const url = webAddress(decode(double ?? single ?? bare ?? text).trim());
  if (url !== undefined) return { label: trackingNumber(url) ?? NO_NUMBER, href: url.href };
  return text === '' ? undefined : { label: text, href: undefined };
}

/**
 * The shipments of an order line from its TrackingNumberURL: links or bare addresses, separated by line-break markup (ORD-05). The markup
 * is parsed, never injected; only http and https become links. Repeated shipments are listed once.
 */
export function trackingLinks(markup: string): TrackingLink[] {
  const links = markup.split(BREAK).flatMap((part) => linkOf(part) ?? []);
  return [...new Map(links.map((link) => [`${link.label} ${link.href}`, link])).values()];
}
