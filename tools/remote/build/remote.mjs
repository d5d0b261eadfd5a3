// The complete build of a remote, in this workspace and in other repositories.
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

/** Besides the exposed modules, compiles `exposing.ts`, which imports the types of dialogs. */
const typesOf = (dir) => ({
  generateTypes: {
    additionalFilesToCompile: ['src/exposing.ts'].map((file) => path.join(dir, file)).filter(existsSync),
    generateAPITypes: true,
    abortOnError: true,
    compileInChildProcess: false,
  },
  consumeTypes: false,
});

/** `import: false`: a remote contains no fallback copy of a shared module, so there can't be a second one. */
const required = (dir) =>
  Object.fromEntries(
    Object.entries(requiredRanges(dir)).map(([module, requiredVersion]) => [
      module,
      { singleton: true, import: false, requiredVersion },
    ]),
  );

/**
 * Puts the screen's code into the entry, which loads first anyway: one file less to fetch, verify and run before the first list.
 * Forms and styles stay separate. In development, each module stays in its own file.
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
  // The page's origin is the host, so the socket needs a full address.
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
 *   chips?: { list: import('@galley/releases/record/lists').ListName, label: string, query: string, employeeTypes?: string[] }[],
 *   topics?: { key: string, label: string, icon: string, address?: `/${string}`, employeeTypes?: string[] }[] }} remote
 *   its name and folder. `screen`: its title in the header, who sees it there (everybody, if no type is named), its icon and place
 *   there, what call 2 counts for it, whether it needs a selection, the query string that its link adds to a selection, whether its
 *   records have pages, and its list (`shapeOf`). `dialogs`: those that any page can open, each with its exposed module, title, whether it belongs to
 *   the screen, and its entry in the New menu. `palette`: commands that open the screen, each with more search words, the query string
 *   of its address, and who sees it. `actions`: what it offers on each record of a kind; each opens an exposed dialog. `chips`: shown
 *   beside the views of lists, each with the query string that it opens and counts. `topics`: what its team notifies people about, each
 *   with the address that an item opens
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
          // The host's runtime serves every remote (`_FEDERATION_RUNTIME_CORE`), and only the host loads remotes.
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
