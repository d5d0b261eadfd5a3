import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './places.ts';

interface Plugin {
  apply: (compiler: unknown) => void;
}
interface SharedNames {
  importedNames: () => Plugin;
  exportedNames: (provided: readonly string[]) => Plugin;
  sharedNamesOf: (dist: string) => Record<string, string[]> | undefined;
}
interface Stats {
  hasErrors: () => boolean;
  toString: (level: string) => string;
}
interface Compiler {
  run: (done: (error: Error | null, stats: Stats) => void) => void;
  close: (done: () => void) => void;
}

const { importedNames, exportedNames, sharedNamesOf } = (await import(
  pathToFileURL(path.join(root, 'tools/remote/build/sharedNames.mjs')).href
)) as SharedNames;
const tools = createRequire(path.join(root, 'tools/remote/package.json'));
const { rspack } = tools('@rspack/core') as { rspack: (options: object) => Compiler };
const { ModuleFederationPlugin } = tools('@module-federation/enhanced/rspack') as {
  ModuleFederationPlugin: new (options: object) => Plugin;
};

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-names-'));
});
after(() => rm(folder, { recursive: true }));

/** Builds a few files, with main.js as the entry. @returns the names that were recorded, or the errors */
async function build(name: string, texts: Record<string, string>, plugins: Plugin[]) {
  const context = path.join(folder, name);
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(context, file)), { recursive: true });
    await writeFile(path.join(context, file), text);
  }
  const dist = path.join(context, 'dist');
  const compiler = rspack({
    mode: 'production',
    context,
    entry: './main.js',
    output: { path: dist, uniqueName: name },
    plugins,
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => {
    compiler.close(resolve);
  });
  return stats.hasErrors() ? stats.toString('errors-only') : sharedNamesOf(dist);
}

const shared = { days: { import: false, singleton: true, requiredVersion: '^1.0.0' } };
const remote = (name: string, code: string) =>
  build(name, { 'main.js': code }, [
    importedNames(),
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './Main': './main.js' },
      shared,
      dts: false,
      dev: false,
      manifest: false,
    }),
  ]);

describe('The names that a build records (REL-25)', () => {
  test('are, for a remote, those that it imports from provided modules, each once and in order', async () => {
    const code = `import { formatDay, addDays as add } from 'days';
import * as days from 'days';
export default () => [formatDay(1), add(2), days.today(), formatDay.name];
export { isDay } from 'days';`;
    assert.deepEqual(await remote('imports', code), { days: ['addDays', 'formatDay', 'isDay', 'today'] });
  });

  test('must be imported by name: a remote that takes a whole module doesn’t build, and the error says why', async () => {
    for (const [name, code] of [
      ['whole', `import * as days from 'days'; export default (name) => days[name];`],
      ['lazy', `export default () => import('days');`],
    ] as const)
      assert.match(
        JSON.stringify(await remote(name, code)),
        /Import by name from days .*the release gate compares the names/,
        name,
      );
  });

  test('are, for a host, those that its provided modules export, including re-exports', async () => {
    const texts = {
      'main.js': `import * as days from 'days'; globalThis.days = days;`,
      'node_modules/days/index.js': `export { add as addDays } from './add.js'; export * from './more.js'; export const formatDay = () => '';`,
      'node_modules/days/add.js': 'export const add = () => 0; export const hidden = 1;',
      'node_modules/days/more.js': 'export const today = () => 0;',
    };
    assert.deepEqual(await build('exports', texts, [exportedNames(['days'])]), {
      days: ['addDays', 'formatDay', 'today'],
    });
  });
});
