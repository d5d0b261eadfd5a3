// Build settings that the host and every remote share.
import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';
import { SortedChunks } from './sortedChunks.mjs';

const TARGET = 'es2022';
/**
 * The first versions with all features that styles and scripts use: popovers, nested rules and `@scope`, which Firefox got last.
 */
const BROWSERS = ['chrome >= 120', 'firefox >= 146', 'safari >= 17.4'];
/** VER-02. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;
const here = createRequire(import.meta.url);
const css = here.resolve('css-loader');
const sass = {
  loader: here.resolve('sass-loader'),
  options: {
    api: 'modern-compiler',
    implementation: here.resolve('sass-embedded'),
    sassOptions: {
      quietDeps: true,
      // Bootstrap 5.3 uses these.
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    },
  },
};

const swc = (isDev) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: TARGET,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
    },
  },
});

/** A remote's styles only apply to its own release; the host's apply to the page. */
const scoped = (container) =>
  container === undefined ? [] : [{ loader: here.resolve('./scopeStyles.cjs'), options: { container } }];

const rules = (isDev, container) => [
  { test: /\.tsx?$/, exclude: /node_modules/, type: 'javascript/auto', use: swc(isDev) },
  {
    test: /\.scss$/,
    type: 'javascript/auto',
    sideEffects: true,
    use: [rspack.CssExtractRspackPlugin.loader, css, ...scoped(container), sass],
  },
];

export const isDevelopment = (argv) => (argv?.nodeEnv ?? process.env.NODE_ENV) === 'development';

/**
 * @param {{ dir: string, isDev: boolean, uniqueName: string, styleScope?: string, define?: Record<string, string> }} options
 *   styleScope: the container whose release the styles apply to; without it, the whole page
 * @returns {import('@rspack/core').Configuration}
 */
export function common({ dir, isDev, uniqueName, styleScope, define = {} }) {
  const name = isDev ? '[name]' : '[name].[contenthash:8]';
  return {
    mode: isDev ? 'development' : 'production',
    context: dir,
    target: ['web', TARGET],
    // Hidden: no file refers to a map, and maps/ is never published or served.
    devtool: isDev ? 'cheap-module-source-map' : 'hidden-source-map',
    performance: false,
    stats: 'errors-warnings',
    // The manifest plugin warns that publicPath is 'auto', but that's what makes a release independent of its address.
    infrastructureLogging: { level: isDev ? 'info' : 'error' },
    // Lazy compilation is triggered through the page's origin, so under the dev server every import() in a remote would hang.
    lazyCompilation: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['galley-source', '...'] },
    module: { rules: rules(isDev, styleScope) },
    output: {
      uniqueName,
      clean: !isDev,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      hashFunction: 'xxhash64',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      ...(isDev ? {} : { sourceMapFilename: 'maps/[file].map' }),
    },
    optimization: {
      moduleIds: isDev ? 'named' : 'deterministic',
      chunkIds: isDev ? 'named' : 'deterministic',
      splitChunks: isDev ? false : { chunks: 'async', cacheGroups: { defaultVendors: false } },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, format: { comments: false }, compress: { passes: 2 } },
        }),
        // Without these, logical properties compile to rules by language, which override those in media queries.
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: BROWSERS },
        }),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ ENV_TARGET: '"web"', ...define }),
      new rspack.CssExtractRspackPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
      }),
      ...(isDev
        ? []
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new SortedChunks()]),
    ],
  };
}
