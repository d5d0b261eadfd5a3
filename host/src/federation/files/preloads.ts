import type { ReleaseAssets } from '@galley/shared/contract/releases';

const hints = () => [...document.querySelectorAll('link[rel=preload]')];
const fileOf = (hint: Element) => hint.getAttribute('href') ?? '';

/** The state of the page's own preload of this file. A pending one started with the page. */
export function preloadOf(url: string): 'arrived' | 'under way' | 'none' {
  const { href } = new URL(url, location.href);
  const hasArrived = performance
    .getEntriesByName(href, 'resource')
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200);
  if (hasArrived) return 'arrived';
  return hints().some((hint) => fileOf(hint) === url) ? 'under way' : 'none';
}

/**
 * Removes the preloads of a release from the page. The browser answers the next request for an address with its preload, so after a preload
 * that hangs or has failed, a retry would also hang or fail.
 */
export function dropPreloads({ entry, modules }: ReleaseAssets): void {
  const files = Object.values(modules).flatMap(({ js, css }) => js.concat(css));
  const urls = new Set([entry, ...files].map(({ url }) => url));
  for (const hint of hints()) if (urls.has(fileOf(hint))) hint.remove();
}
