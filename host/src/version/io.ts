import { allowUnload } from '@galley/shared/host';
import type { Reloads } from './decideReload.ts';

const KEY = 'galley-version-reloads';
/** A slow response counts as none; the next check tries again. */
const TIMEOUT_MS = 5000;

/** Call 34. @returns the `version` in the response; undefined without a readable response in time */
async function fetchVersion(): Promise<unknown> {
  try {
    const answer = await fetch('/meta.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const meta: unknown = answer.ok ? await answer.json() : null;
    return typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'version') : undefined;
  } catch {
    return undefined;
  }
}

async function clearCaches(): Promise<void> {
  // Absent on a page without TLS.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

function readReloads(): Reloads {
  try {
    const { for: versions, from } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Reloads>;
    return { for: Array.isArray(versions) ? versions : [], from: from ?? null };
  } catch {
    return { for: [], from: null };
  }
}

/** The side effects of the check, for tests to replace. */
export const browserIo = {
  fetchVersion,
  clearCaches,
  readReloads,
  writeReloads: (reloads: Reloads) => sessionStorage.setItem(KEY, JSON.stringify(reloads)),
  /** Nothing is unsaved, or the person was asked. */
  reload: () => {
    allowUnload();
    location.reload();
  },
};
export type VersionIo = typeof browserIo;
