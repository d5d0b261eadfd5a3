import type { ReleaseAssets } from '@galley/shared/contract/releases';

/** Whether the page's own preload has brought this file already. */
export function hasArrived(url: string): boolean {
  const { href } = new URL(url, location.href);
  return performance
    .getEntriesByName(href, 'resource')
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200);
}

/**
 * Takes the preloads of a release out of the page. The browser hands a preload that hangs, or has failed, to the next
 * request for that address, so another attempt would inherit its fate; and one that hangs holds a connection.
 */
export function dropPreloads({ entry, modules }: ReleaseAssets): void {
  const files = Object.values(modules).flatMap(({ js, css }) => js.concat(css));
  const urls = new Set([entry, ...files].map(({ url }) => url));
  for (const link of document.querySelectorAll('link[rel=preload]')) {
    if (urls.has(link.getAttribute('href') ?? '')) link.remove();
  }
}
