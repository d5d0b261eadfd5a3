import type { ReleaseAssets } from '@galley/shared/contract/releases';
import { folderOf } from './trusted.ts';

/** Folder → container, of each release that this page has loaded. */
const containers = new Map<string, string>();
/** Container → its sheets that were removed from the page. */
const removed = new Map<string, HTMLLinkElement[]>();
/** Container → the pending restore of its sheets. */
const restoring = new Map<string, Promise<unknown>>();

const containerOf = ({ href }: HTMLLinkElement): string | undefined =>
  [...containers].find(([folder]) => href.startsWith(folder))?.[1];

/** Rejects like a remote's own loader if a sheet doesn't load. */
const insert = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = () => {
      link.remove();
      const error = new Error(`${link.href} did not load.`);
      reject(Object.assign(error, { code: 'CSS_CHUNK_LOAD_FAILED', request: link.href }));
    };
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', failed, { once: true });
    document.head.append(link);
  });

/** Removes the sheets of releases that are not in use, except those that are still loading: a component waits for them. */
export function removeSheets(isInUse: (container: string) => boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const container = containerOf(link);
    if (container === undefined || link.sheet === null || isInUse(container)) continue;
    link.remove();
    removed.set(container, [...(removed.get(container) ?? []), link]);
  }
}

/** Restores the sheets of a release, which its own code believes to be present; resolves when they apply. */
export async function restoreSheets({ container, entry }: ReleaseAssets): Promise<void> {
  containers.set(folderOf(entry.url), container);
  const links = removed.get(container);
  if (links !== undefined) {
    removed.delete(container);
    restoring.set(container, Promise.all(links.map(insert)));
  }
  try {
    await restoring.get(container);
  } catch (error) {
    if (links !== undefined) removed.set(container, links);
    throw error;
  }
}
