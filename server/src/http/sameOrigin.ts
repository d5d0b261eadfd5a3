import type { FastifyRequest } from 'fastify';

/**
 * The origin of the page that sent a request, if it is a page of this server: browsers say so themselves, or name an origin that is
 * the one they asked, or the public address. Undefined for a page of elsewhere, and for whoever is no browser.
 */
export function ownOriginOf({ headers }: FastifyRequest, publicUrl: string): URL | undefined {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  const isOwn =
    site === undefined ? url.host === host || url.host === new URL(publicUrl).host : site === 'same-origin';
  return isOwn ? url : undefined;
}
