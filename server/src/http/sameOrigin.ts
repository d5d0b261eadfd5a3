import type { FastifyRequest } from 'fastify';

/**
 * The origin of the page that sent a request, if it's this server's: the browser says so in Sec-Fetch-Site, or sends an Origin that equals
 * the requested or the public address. Undefined for other pages and for programs.
 */
export function ownOriginOf({ headers }: FastifyRequest, publicUrl: string): URL | undefined {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  const isOwn =
    site === undefined ? url.host === host || url.host === new URL(publicUrl).host : site === 'same-origin';
  return isOwn ? url : undefined;
}

/** Whether a page of another origin sent the browser here. A typed address and a bookmark come from no page. */
export const isFromAnotherSite = ({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none';
