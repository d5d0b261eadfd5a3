// Which dialogs a build opens by their names: the release gate compares them with those that remotes offer.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './json.mjs';

/** Where the build writes them down, beside its files. It is not published: the release record has the names. */
const FILE = 'opened-dialogs.json';

const CALL = /(?<![\w.])openDialog\(\s*(?:(["'`])([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\1)?/g;

/**
 * @param {string} dist
 * @returns {string[]} `orders/share`, in alphabetical order; none for a build without this plug-in
 */
export function openedDialogsOf(dist) {
  const file = path.join(dist, FILE);
  return existsSync(file) ? readJson(file) : [];
}

/**
 * Reads the names off the calls of `openDialog` in the sources of a remote, or of the host (TEAM-34). A call that doesn't name its dialog can't be compared, so
 * such a build fails.
 */
export class OpenedDialogs {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    const own = path.join(compiler.context, 'src') + path.sep;
    compiler.hooks.compilation.tap('OpenedDialogs', (compilation) => {
      const names = new Set();
      compilation.hooks.optimizeModules.tap('OpenedDialogs', () => {
        for (const module of compilation.modules) {
          const file = module.nameForCondition?.() ?? '';
          if (!file.startsWith(own)) continue;
          const text = String(module.originalSource()?.source() ?? '');
          for (const [, , name] of text.matchAll(CALL)) {
            if (name !== undefined) names.add(name);
            else
              compilation.errors.push(
                new Error(
                  `${file}: name the dialog that openDialog opens: the release gate compares the names.`,
                ),
              );
          }
        }
      });
      compilation.hooks.processAssets.tap('OpenedDialogs', () => {
        compilation.emitAsset(
          FILE,
          new RawSource(
            `${JSON.stringify(
              [...names].toSorted((one, other) => (one < other ? -1 : 1)),
              null,
              1,
            )}\n`,
          ),
        );
      });
    });
  }
}
