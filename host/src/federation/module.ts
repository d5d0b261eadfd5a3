import type { ReleaseAssets } from '@galley/shared/contract/releases';
import { ENTRY_TIMEOUT_MS } from './entry.ts';
import type { LoaderIo } from './io.ts';
import { classifyFile, classifyThrown, failedChunk, type LoadError } from './loadError.ts';
import type { Runtime } from './runtime.ts';

export type ModuleResult = { ok: true; module: unknown } | { ok: false; error: LoadError };

/**
 * Loads an exposed module of a release whose entry has run. A chunk that fails is fetched past the caches, which mends
 * wrong bytes there, and tried once more; one that took the whole chunk time-out is not, nor is code that threw.
 */
export async function loadModule(
  io: Pick<LoaderIo, 'fetchFile'>,
  runtime: Pick<Runtime, 'loadModule'>,
  release: ReleaseAssets,
  module: string,
): Promise<ModuleResult> {
  const attempt = async () => {
    try {
      return { ok: true as const, module: await runtime.loadModule(release, module) };
    } catch (thrown) {
      return { ok: false as const, thrown };
    }
  };
  const first = await attempt();
  if (first.ok) return first;
  const chunk = failedChunk(first.thrown);
  if (!chunk) return { ok: false, error: classifyThrown(first.thrown) };
  if (chunk.late) return { ok: false, error: classifyFile(chunk.url, { kind: 'timeout' }) };
  const arrival = await io.fetchFile(chunk.url, ENTRY_TIMEOUT_MS, true);
  const second = await attempt();
  if (second.ok) return second;
  const still = failedChunk(second.thrown);
  return { ok: false, error: still ? classifyFile(still.url, arrival) : classifyThrown(second.thrown) };
}
