import { PAGE_FILE } from '../record/hostRecord.ts';
import type { ReleaseRecord } from '../record/schemas.ts';

/**
 * Finds the files that a release would load without their hashes. The browser blocks such chunks on Galley's pages, because it
 * couldn't tell a file that was tampered with from the published one.
 * @param texts file → content of the scripts and style sheets; for a host, also of its page, which loads the entry
 */
export function checkChunks(
  { entry, files, host }: Pick<ReleaseRecord, 'entry' | 'files' | 'host'>,
  texts: ReadonlyMap<string, string>,
): string[] {
  const loaders = [...texts].filter(([file]) => /\.(js|html)$/.test(file));
  // The server adds the hashes of these from the record.
  const isFirst = (file: string) =>
    file === (texts.has(PAGE_FILE) ? PAGE_FILE : entry) || file === host?.early;
  const isLoadedByHash = (file: string) =>
    loaders.some(([other, text]) => other !== file && text.includes(files[file] ?? ''));
  return [...texts.keys()]
    .filter((file) => !isFirst(file) && !isLoadedByHash(file))
    .map(
      (file) =>
        `${file} would be loaded without its hash: build it with rspack's SubresourceIntegrityPlugin and crossOriginLoading 'anonymous'.`,
    );
}
