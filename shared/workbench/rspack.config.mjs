// Builds the stories with the app's settings.
import path from 'node:path';
import { common, isDevelopment } from '@galley/remote/build/common';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const dir = import.meta.dirname;

/** The port in cosmos.config.json. */
const PORT = 4111;
/** As in the host, whose content security policy blocks react-select's own styles. */
const WITHOUT_EMOTION = path.join(dir, '../src/ui/picker/menu/withoutEmotion.ts');

export default (_env, argv) => {
  const isDev = isDevelopment(argv);
  const settings = common({ dir, isDev, uniqueName: 'galley_workbench' });
  return {
    ...settings,
    entry: './renderer.tsx',
    resolve: { ...settings.resolve, alias: { '@emotion/react': WITHOUT_EMOTION } },
    output: {
      ...settings.output,
      path: path.join(dir, 'dist'),
      clean: false,
      publicPath: isDev ? '/' : 'auto',
    },
    plugins: [
      ...settings.plugins,
      new rspack.HtmlRspackPlugin({ template: './renderer.html', filename: 'renderer.html' }),
      ...(isDev ? [new ReactRefreshRspackPlugin()] : []),
    ],
    devServer: { port: PORT, host: 'localhost', hot: true, client: { overlay: false } },
  };
};
