// The whole build of the host.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { portOf } from './apps.mjs';
import { common, isDevelopment } from './common.mjs';
import { devServerOf } from './dev-server.mjs';
import { lentVersions } from './lent.mjs';
import { releaseIdOf } from './release-id.mjs';

/** @param {{ dir: string }} options the host's folder */
export function defineHost({ dir }) {
  return (_env, argv) => {
    const isDev = isDevelopment(argv);
    const base = common({
      dir,
      isDev,
      uniqueName: 'galley_host',
      define: {
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        GALLEY_HOST_RELEASE: JSON.stringify(isDev ? 'dev' : releaseIdOf('host')),
        GALLEY_LENT_VERSIONS: JSON.stringify(lentVersions(dir)),
      },
    });
    return {
      ...base,
      entry: { main: [...(isDev ? ['./src/federation/devRefresh.ts'] : []), './src/main.tsx'] },
      output: { ...base.output, path: path.join(dir, 'dist'), publicPath: '/' },
      plugins: [
        ...base.plugins,
        // Not minified: the server puts hints and data into index.html.
        new rspack.HtmlRspackPlugin({ template: './index.html', minify: false, scriptLoading: 'defer' }),
        ...(isDev ? [new ReactRefreshRspackPlugin({ library: 'galley_host' })] : []),
      ],
      devServer: devServerOf(portOf('host')),
    };
  };
}
