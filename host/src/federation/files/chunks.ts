import { ENTRY_TIMEOUT_MS } from './entry.ts';
import type { LoaderIo } from './io.ts';
import { classifyFile, classifyThrown, failedChunk, type LoadError } from '../errors/loadError.ts';

type ModuleResult<T> = { ok: true; module: T } | { ok: false; error: LoadError };

/**
 * Runs `load`, which loads chunks. A chunk that fails is fetched past the cache, in case the cache has wrong bytes, and retried once;
 * but not after a timeout or if its code has thrown.
 */
export async function loadChunks<T>(
  io: Pick<LoaderIo, 'fetchFile'>,
  load: () => Promise<T>,
): Promise<ModuleResult<T>> {
  const attempt = async () => {
    try {
      return { ok: true as const, module: await load() };
    } catch (thrown) {
      return { ok: false as const, thrown };
    }
  };
  const first = await attempt();
  if (first.ok) return first;
  const chunk = failedChunk(first.thrown);
  if (!chunk) return { ok: false, error: classifyThrown(first.thrown) };
  if (chunk.late) return { ok: false, error: classifyFile(chunk.url, { kind: 'timeout' }) };
  const arrival = await io.fetchFile(chunk.url, ENTRY_TIMEOUT_MS, 'reload');
  const second = await attempt();
  if (second.ok) return second;
  const still = failedChunk(second.thrown);
  return { ok: false, error: still ? classifyFile(still.url, arrival) : classifyThrown(second.thrown) };
}
