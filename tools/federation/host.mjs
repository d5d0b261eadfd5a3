// The complete build of the host.
import path from 'node:path';
import { common, isDevelopment } from '@galley/remote/build/common';
import { OpenedDialogs } from '@galley/remote/build/openedDialogs';
import { sharedVersions } from '@galley/remote/build/shared';
import { exportedNames } from '@galley/remote/build/sharedNames';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { portOf } from './apps.mjs';
import { devServerOf } from './devServer.mjs';
import { HOST_CONTAINER, hostPath, hostReleaseId } from './hostRelease.mjs';

/** A separate chunk: it's fetched with the forms, and stays cached when they change. */
const CALENDAR = {
  name: 'calendar',
  test: /[\\/]node_modules[\\/](react-datepicker|date-fns)[\\/]|[\\/]shared[\\/]src[\\/]form[\\/]date[\\/]/,
  chunks: 'async',
  enforce: true,
};

/** Positions the calendar and the pickers' lists. Inside the chunk of one of them, the other would fetch that whole chunk. */
const FLOATING = {
  name: 'floating',
  test: /[\\/]node_modules[\\/]@floating-ui[\\/]/,
  chunks: 'async',
  enforce: true,
};

/** Replaces emotion for react-select, because the content security policy blocks emotion's style elements. */
const WITHOUT_EMOTION = path.resolve(
  import.meta.dirname,
  '../../shared/src/ui/picker/menu/withoutEmotion.ts',
);

/** @param {{ dir: string }} options the host's folder */
export function defineHost({ dir }) {
  return (_env, argv) => {
    const isDev = isDevelopment(argv);
    const release = isDev ? 'dev' : hostReleaseId();
    const publicPath = isDev ? '/' : hostPath(release);
    const base = common({
      dir,
      isDev,
      uniqueName: HOST_CONTAINER,
      define: {
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        GALLEY_HOST_RELEASE: JSON.stringify(release),
        GALLEY_HOST_PATH: JSON.stringify(publicPath),
        GALLEY_SHARED_VERSIONS: JSON.stringify(sharedVersions(dir)),
      },
    });
    return {
      ...base,
      entry: {
        main: [...(isDev ? ['./src/federation/loading/devRefresh.ts'] : []), './src/main.tsx'],
        // The server adds it to pages that require sign-in.
        early: './src/firstList/early.ts',
      },
      resolve: { ...base.resolve, alias: { '@emotion/react': WITHOUT_EMOTION } },
      output: { ...base.output, path: path.join(dir, 'dist'), publicPath },
      optimization: {
        ...base.optimization,
        splitChunks: base.optimization.splitChunks && {
          ...base.optimization.splitChunks,
          cacheGroups: {
            ...base.optimization.splitChunks.cacheGroups,
            calendar: CALENDAR,
            floating: FLOATING,
          },
        },
      },
      plugins: [
        ...base.plugins,
        // Not minified: the server puts hints and data into index.html.
        new rspack.HtmlRspackPlugin({
          template: './index.html',
          chunks: ['main'],
          minify: false,
          scriptLoading: 'defer',
        }),
        isDev
          ? new ReactRefreshRspackPlugin({ library: HOST_CONTAINER })
          : exportedNames(Object.keys(sharedVersions(dir))),
        ...(isDev ? [] : [new OpenedDialogs()]),
      ],
      devServer: devServerOf(portOf('host')),
    };
  };
}
