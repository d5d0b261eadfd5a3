import type { ReleaseRecord } from '../record/schemas.ts';

/**
 * The files that a release would load without their hashes: the browser refuses such chunks on a page of ours, since a file that was tampered
 * with could not be told from the one that was published.
 * @param texts file → content, of its scripts and style sheets
 */
export function checkChunks(
  { entry, files }: Pick<ReleaseRecord, 'entry' | 'files'>,
  texts: ReadonlyMap<string, string>,
): string[] {
  const scripts = [...texts].filter(([file]) => file.endsWith('.js'));
  const isLoadedByHash = (file: string) =>
    scripts.some(([other, text]) => other !== file && text.includes(files[file] ?? ''));
  return [...texts.keys()]
    .filter((file) => file !== entry && !isLoadedByHash(file))
    .map(
      (file) =>
        `${file} would be loaded without its hash: build it with rspack's SubresourceIntegrityPlugin and crossOriginLoading 'anonymous'.`,
    );
}
