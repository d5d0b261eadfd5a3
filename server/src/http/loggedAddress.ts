import type { Call } from './calls.ts';
import { pathOf } from './path.ts';

/**
 * The beginnings of the paths whose parameter grants access, because their calls need no token: export ids, calendar secrets, link tokens.
 */
export const permitPaths = (calls: Readonly<Record<string, Call>>): string[] => {
  const permitted = Object.values(calls).filter(
    ({ secured, path }) => secured === false && path.includes(':'),
  );
  return [...new Set(permitted.map(({ path }) => path.slice(0, path.indexOf(':'))))];
};

/** The router matches decoded paths, so 's' may also be '%73'. Decodes only ASCII, and tolerates broken escapes and double slashes. */
const plain = (path: string): string =>
  path.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent).replaceAll(/(?<!:)\/{2,}/g, '/');

/**
 * How the log writes addresses: without the query, and without what follows the beginning of a path with a permit. That also applies to
 * addresses that match no call, because they may be mistyped links.
 */
export function loggedAddresses(calls: Readonly<Record<string, Call>>): (url: string) => string {
  const permitted = new RegExp(`^.*?(?:${permitPaths(calls).join('|')})(?=.)`, 'is');
  return (url) => {
    const path = pathOf(url);
    const [beginning] = permitted.exec(plain(path)) ?? [];
    return beginning === undefined ? path : `${beginning}…`;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** An address for the log, without its query or the permit in its path (OPS-10). */
    loggedAddress: (url: string) => string;
  }
}
