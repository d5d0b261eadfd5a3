import type { PublicRegistry } from '@galley/shared/contract/releases';
import { inlinedRegistry } from '../registry/registry.ts';

/** What lib.dom doesn't know yet. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown }
  | undefined;

/** Set by the build: the folder of this host release's files on the server. */
declare const GALLEY_HOST_PATH: string;

const folders = new Set([`${location.origin}${GALLEY_HOST_PATH}assets/`]);

/** The folder of a release's files, from the address of one of them. */
export const folderOf = (url: string) => new URL('.', new URL(url, location.href)).href;

/** Lets the page load scripts from the folders of a registry's releases. */
export function trustReleases(registry: PublicRegistry): void {
  for (const releases of Object.values(registry.releases)) {
    for (const release of Object.values(releases)) folders.add(folderOf(release.entry.url));
  }
}

/** Whether the page can load a script from this address: only the host's own files and registered releases. */
export const isTrusted = (url: string): boolean => {
  const { href } = new URL(url, location.href);
  return [...folders].some((folder) => href.startsWith(folder));
};

/**
 * Under `require-trusted-types-for 'script'` the browser consults this policy before a script's address is set.
 * Must be called before the first `import()`.
 */
export function guardScripts(): void {
  const registry = inlinedRegistry();
  if (registry) trustReleases(registry);
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isTrusted(url) ? url : null) });
}
