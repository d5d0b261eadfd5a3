import { PAGE_FILE } from '../record/hostRecord.ts';
import type { ReleaseRecord } from '../record/schemas.ts';

/**
 * The files that a release would load without their hashes: the browser refuses such chunks on a page of ours, since a file that was tampered
 * with could not be told from the one that was published.
 * @param texts file → content, of its scripts and style sheets; of a host also of its page, which loads the entry
 */
export function checkChunks(
  { entry, files, host }: Pick<ReleaseRecord, 'entry' | 'files' | 'host'>,
  texts: ReadonlyMap<string, string>,
): string[] {
  const loaders = [...texts].filter(([file]) => /\.(js|html)$/.test(file));
  // The server loads both by the record's hashes.
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
