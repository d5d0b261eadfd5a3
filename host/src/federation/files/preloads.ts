import type { ReleaseAssets } from '@galley/shared/contract/releases';

const hints = () => [...document.querySelectorAll('link[rel=preload]')];
const fileOf = (hint: Element) => hint.getAttribute('href') ?? '';

/** What has become of the page's own preload of this file; one under way began with the page. */
export function preloadOf(url: string): 'arrived' | 'under way' | 'none' {
  const { href } = new URL(url, location.href);
  const hasArrived = performance
    .getEntriesByName(href, 'resource')
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200);
  if (hasArrived) return 'arrived';
  return hints().some((hint) => fileOf(hint) === url) ? 'under way' : 'none';
}

/**
 * Takes the preloads of a release out of the page. The browser hands a preload that hangs, or has failed, to the next
 * request for that address, so another attempt would inherit its fate; and one that hangs holds a connection.
 */
export function dropPreloads({ entry, modules }: ReleaseAssets): void {
  const files = Object.values(modules).flatMap(({ js, css }) => js.concat(css));
  const urls = new Set([entry, ...files].map(({ url }) => url));
  for (const hint of hints()) if (urls.has(fileOf(hint))) hint.remove();
}
