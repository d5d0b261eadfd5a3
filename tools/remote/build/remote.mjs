// The whole build of a remote, in this workspace and in repositories of their own.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { common, isDevelopment } from './common.mjs';
import { esmRuntimeAlias, esmRuntimePlugins } from './esmRuntime.mjs';
import { chunkOf, ENTRY, exposesOf } from './exposes.mjs';
import { requiredRanges } from './shared.mjs';
import { NoHostOnlyCopies } from './noHostOnlyCopies.mjs';
import { containerOf, releaseIdOf } from './releaseId.mjs';
import { OpenedDialogs } from './openedDialogs.mjs';
import { importedNames } from './sharedNames.mjs';

/** Beside what it exposes, the file that knows the dialogs it opens. */
const typesOf = (dir) => ({
  generateTypes: {
    additionalFilesToCompile: ['src/exposing.ts'].map((file) => path.join(dir, file)).filter(existsSync),
    generateAPITypes: true,
    abortOnError: true,
    compileInChildProcess: false,
  },
  consumeTypes: false,
});

/** `import: false`: a remote holds no fallback copy of what it requires, so there can't be a second one. */
const required = (dir) =>
  Object.fromEntries(
    Object.entries(requiredRanges(dir)).map(([module, requiredVersion]) => [
      module,
      { singleton: true, import: false, requiredVersion },
    ]),
  );

/**
 * Puts the screen's code into the entry, which is loaded for it anyway: one file less to ask for, to verify and to run before the first
 * list. Forms stay apart, and so do styles. In development each module keeps a file of its own.
 */
const screenWithEntry = (container) => ({
  name: container,
  chunks: ({ name }) => name === chunkOf('./Screen'),
  type: /^javascript/,
  enforce: true,
});

const devServer = (port) => ({
  port,
  hot: true,
  allowedHosts: 'all',
  headers: { 'Access-Control-Allow-Origin': '*' },
  // The page is the host's, so the socket's address has to be written out.
  client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
});

/**
 * The configuration of a remote for rspack: `export default defineRemote({ … })` in its rspack.config.mjs.
 * @param {{ name: string, dir: string, screen?: { title: string, employeeTypes?: string[], icon?: string, place?: number, count?: string,
 *   needsSelection?: boolean, underSelection?: string, hasRecords?: boolean, list?: object },
 *   dialogs?: Record<string, { module: `./${string}`, title: string, isOfScreen?: boolean, formerly?: string,
 *     add?: { label: string, given: Record<string, unknown> } }>,
 *   palette?: { label: string, keywords?: string[], query?: string, employeeTypes?: string[] }[],
 *   actions?: { on: 'company' | 'contact' | 'activity' | 'order-line', label: string, module: `./${string}`, employeeTypes?: string[] }[],
 *   chips?: { list: 'activities' | 'companies' | 'contacts' | 'orders', label: string, query: string, employeeTypes?: string[] }[],
 *   topics?: { key: string, label: string, icon: string, address?: `/${string}`, employeeTypes?: string[] }[] }} remote
 *   its name, its folder, what the header calls its screen, who finds it there (all, if no type is named), its icon and place there, what call 2
 *   counts of it, whether it needs a selection, what its link has beside one, whether records have pages, and its list (`shapeOf`); the dialogs that any page may
 *   open, each with its exposed module, what it is called, whether it goes with the screen, and its entry in the menu New; the entries of the command palette that open the screen, each with what else finds it, the query string of its address, and who
 *   finds it; what it offers on each record of a kind: the exposed dialog that opens; the chips that it shows beside the views of
 *   lists, each with the query string that it opens and counts; and what its team tells people of in the inbox, with where an item leads
 */
export function defineRemote(remote) {
  const { name, dir } = remote;
  const config = (
    /** @type {unknown} */ _env,
    /** @type {{ nodeEnv?: string, types?: boolean } | undefined} */ argv,
  ) => {
    const isDev = isDevelopment(argv);
    const container = containerOf(name, isDev ? 'dev' : releaseIdOf(dir));
    const base = common({ dir, isDev, uniqueName: container, styleScope: container });
    return {
      ...base,
      entry: {},
      resolve: { ...base.resolve, alias: esmRuntimeAlias },
      output: { ...base.output, path: path.join(dir, 'dist'), publicPath: 'auto' },
      optimization: {
        ...base.optimization,
        splitChunks: base.optimization.splitChunks && {
          ...base.optimization.splitChunks,
          cacheGroups: {
            ...base.optimization.splitChunks.cacheGroups,
            screen: screenWithEntry(container),
          },
        },
      },
      plugins: [
        ...base.plugins,
        ...esmRuntimePlugins(),
        ...(isDev
          ? [new ReactRefreshRspackPlugin({ library: container })]
          : [new NoHostOnlyCopies(), importedNames(), new OpenedDialogs()]),
        new ModuleFederationPlugin({
          name: container,
          filename: ENTRY,
          exposes: exposesOf(dir),
          shared: required(dir),
          shareStrategy: 'loaded-first',
          dev: false,
          dts: isDev || argv?.types === false ? false : typesOf(dir),
          // The host's runtime serves every remote (`_FEDERATION_RUNTIME_CORE`), and the host alone loads remotes.
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
          },
        }),
      ],
      devServer: devServer(Number(process.env.GALLEY_DEV_PORT ?? 4101)),
    };
  };
  return Object.assign(config, { remote });
}
