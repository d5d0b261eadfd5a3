// The whole build of a remote; a remote's rspack.config.mjs is two lines.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { portOf } from './apps.mjs';
import { common, isDevelopment } from './common.mjs';
import { chunkOf, ENTRY, exposesOf } from './exposes.mjs';
import { requiredRanges } from './lent.mjs';
import { NoHostOnlyCopies } from './no-host-only-copies.mjs';
import { containerOf, releaseIdOf } from './release-id.mjs';

const exposed = (dir) =>
  Object.fromEntries(
    Object.entries(exposesOf(dir)).map(([module, file]) => [module, { import: file, name: chunkOf(module) }]),
  );

/** `import: false`: a remote holds no fallback copy of what it is lent, so there can't be a second one. */
const lent = (dir) =>
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

const devServer = (name) => ({
  port: portOf(name),
  hot: true,
  allowedHosts: 'all',
  headers: { 'Access-Control-Allow-Origin': '*' },
  // The page is the host's, so the socket's address has to be written out.
  client: { webSocketURL: `ws://localhost:${portOf(name)}/ws`, overlay: false },
});

/** @param {{ name: string, dir: string }} options the remote's name and its folder */
export function defineRemote({ name, dir }) {
  return (_env, argv) => {
    const isDev = isDevelopment(argv);
    const container = containerOf(name, isDev ? 'dev' : releaseIdOf(name));
    const base = common({ dir, isDev, uniqueName: container });
    return {
      ...base,
      entry: {},
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
        isDev ? new ReactRefreshRspackPlugin({ library: container }) : new NoHostOnlyCopies(),
        // A container that links itself: the other plug-in's needs a runtime of 43 kB on every page (decision 25).
        new rspack.container.ModuleFederationPluginV1({
          name: container,
          filename: ENTRY,
          exposes: exposed(dir),
          shared: lent(dir),
        }),
      ],
      devServer: devServer(name),
    };
  };
}
