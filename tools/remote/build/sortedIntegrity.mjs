import { Compilation, sources } from '@rspack/core';

/** A table of the runtime, as it is minified: `.sriHashes={12:"…","list":"…"}`. */
const TABLE = /(\.sri\w*Hashes=\{)([^{}]*)(\})/g;
const ENTRY = /[^,:]+:"[^"]*"/g;

/**
 * Puts the digests of chunks in the order of their ids.
 * @param {string} source of a script
 */
export const sortTables = (source) =>
  source.replaceAll(
    TABLE,
    (_, begin, table, end) => begin + (table.match(ENTRY) ?? []).sort().join(',') + end,
  );

/**
 * Rspack writes the digests of chunks as its threads bring them, so that on a busy machine the same sources give other bytes. This sorts them
 * where they still stand for the digests, which are put in afterwards.
 * @implements {import('@rspack/core').RspackPluginInstance}
 */
export class SortedIntegrity {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SortedIntegrity', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrity', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const text = source.source().toString();
          const sorted = sortTables(text);
          if (sorted === text) continue;
          const map = source.map();
          // As long as before: the source map stays right but for the table.
          compilation.updateAsset(
            name,
            map ? new sources.SourceMapSource(sorted, name, map) : new sources.RawSource(sorted),
          );
        }
      });
    });
  }
}
