// Which dialogs a build opens by name: the release gate compares them with the dialogs that remotes offer.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './json.mjs';

/** Where the build writes the names, beside its files. It isn't published: the release record includes the names. */
const FILE = 'opened-dialogs.json';

const CALL = /(?<![\w.])openDialog\(\s*(?:(["'`])([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)\1)?/g;

/**
 * @param {string} dist
 * @returns {string[]} `orders/share`, in alphabetical order; empty for a build without this plugin
 */
export function openedDialogsOf(dist) {
  const file = path.join(dist, FILE);
  return existsSync(file) ? readJson(file) : [];
}

/**
 * Collects the names from calls of `openDialog` in the sources of a remote or the host (TEAM-34). The gate can't compare a call
 * with a computed name, so such a build fails.
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
