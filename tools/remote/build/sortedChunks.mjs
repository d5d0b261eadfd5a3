import { Compilation, sources } from '@rspack/core';

/** A table in the minified runtime: `.sriHashes={12:"…","list":"…"}`. */
const TABLE = /(\.sri\w*Hashes=\{)([^{}]*)(\})/g;
const ENTRY = /[^,:]+:"[^"]*"/g;
/** Chunks that load together: `Promise.all([s.e(72),s.e("list"),s.e(715)])`. */
const TOGETHER = /(Promise\.all\(\[)((?:\w+\.e\((?:\d+|"[^"]*")\),?)+)(\]\))/g;
const LOADED = /\w+\.e\([^)]*\)/g;

/**
 * Sorts the chunk digests by chunk id, and sorts the shared chunks that load before a module's own.
 * @param {string} source of a script
 */
export const sortChunks = (source) =>
  source
    .replaceAll(TABLE, (_, begin, table, end) => begin + (table.match(ENTRY) ?? []).sort().join(',') + end)
    .replaceAll(TOGETHER, (_, begin, list, end) => {
      const chunks = list.match(LOADED) ?? [];
      return begin + [...chunks.slice(0, -1).sort(), ...chunks.slice(-1)].join(',') + end;
    });

/**
 * Rspack writes chunks in the order in which its threads finish, so on a busy machine the same sources can give different bytes.
 * This sorts the chunks while the digests are still placeholders.
 * @implements {import('@rspack/core').RspackPluginInstance}
 */
export class SortedChunks {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SortedChunks', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'SortedChunks', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const text = source.source().toString();
          const sorted = sortChunks(text);
          if (sorted === text) continue;
          const map = source.map();
          // The length doesn't change, so the source map stays valid except inside the table.
          compilation.updateAsset(
            name,
            map ? new sources.SourceMapSource(sorted, name, map) : new sources.RawSource(sorted),
          );
        }
      });
    });
  }
}
