// Which names a build imports from the modules that the host provides, or exports from them: the release gate compares them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './json.mjs';

/** Where the build writes the names, beside its files. It isn't published: the release record includes the names. */
const NAMES_FILE = 'shared-names.json';

/**
 * @param {string} dist
 * @returns {Record<string, string[]> | undefined} module → names, in alphabetical order; undefined for a build without this plugin
 */
export function sharedNamesOf(dist) {
  const file = path.join(dist, NAMES_FILE);
  return existsSync(file) ? readJson(file) : undefined;
}

const sorted = (/** @type {Map<string, Set<string>>} */ names) =>
  Object.fromEntries(
    [...names]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, set]) => [module, [...set].sort()]),
  );

/** Collects names from the module graph, before modules are merged, and writes them into the build's folder. */
class SharedNames {
  /** @param {(connection: import('@rspack/core').ModuleGraphConnection, add: (module: string, names: Iterable<string>) => void, compilation: import('@rspack/core').Compilation) => void} read */
  constructor(read) {
    this.read = read;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.compilation.tap('SharedNames', (compilation) => {
      const names = new Map();
      const add = (module, found) => {
        const known = names.get(module) ?? new Set();
        for (const name of found) known.add(name);
        names.set(module, known);
      };
      compilation.hooks.optimizeModules.tap('SharedNames', () => {
        for (const module of compilation.modules) {
          for (const connection of compilation.moduleGraph.getOutgoingConnections(module))
            this.read(connection, add, compilation);
        }
      });
      compilation.hooks.processAssets.tap('SharedNames', () => {
        compilation.emitAsset(NAMES_FILE, new RawSource(`${JSON.stringify(sorted(names), null, 1)}\n`));
      });
    });
  }
}

/** A module that the host provides at run time, as Module Federation's plugin adds it to a remote's graph. */
const isProvided = (module) => module?.identifier().startsWith('consume shared module') === true;

/** What a remote imports (REL-25). Only names can be compared, so a build that imports a whole module fails. */
export const importedNames = () =>
  new SharedNames(({ dependency, module }, add, compilation) => {
    if (!isProvided(module)) return;
    const { type, request, ids } = dependency;
    // The import or export statement itself; each used name is a separate dependency.
    if (type === 'esm import' || type === 'esm export import') return add(request, []);
    if (ids?.length > 0) return add(request, ids.slice(0, 1));
    compilation.errors.push(
      new Error(`Import by name from ${request} (found: ${type}): the release gate compares the names.`),
    );
  });

/** What the host exports. @param {readonly string[]} provided the modules that it provides */
export const exportedNames = (provided) =>
  new SharedNames(({ dependency: { request }, module }, add, compilation) => {
    if (!provided.includes(request) || module === null) return;
    const names = compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) return add(request, names);
    compilation.errors.push(new Error(`The build doesn't know what ${request} exports.`));
  });
