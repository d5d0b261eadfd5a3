import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const from = (...packages) =>
  packages.reduce((file, name) => createRequire(file).resolve(name), import.meta.filename);

const runtime = path.join(
  path.dirname(
    from('@module-federation/enhanced', '@module-federation/runtime-tools', '@module-federation/runtime'),
  ),
  'index.js',
);

/**
 * Starts a container's runtime. Module Federation's plugin imports it by absolute path, from a module with a data: address. The
 * module's id depends on that address, so without this alias every folder would give a different build.
 */
const bundlerRuntime = from(
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
);
const BUNDLER_RUNTIME = 'galley-bundler-runtime';
const encoded = (name) => encodeURIComponent(JSON.stringify(name));

/**
 * Module Federation's plugin uses the CommonJS builds of its runtime, which can't be tree-shaken, and on which its own
 * `optimization` has no effect. These aliases select the ESM builds, which halves a remote's entry.
 */
export const esmRuntimeAlias = {
  '@module-federation/runtime': runtime,
  '@module-federation/runtime$': runtime,
  [BUNDLER_RUNTIME]: bundlerRuntime.replace(/\.cjs$/, '.js'),
};

export const esmRuntimePlugins = () => [
  new rspack.NormalModuleReplacementPlugin(/@module-federation\/[a-z-]+\/dist\/[\w.-]+\.cjs$/, (resolved) => {
    resolved.request = resolved.request.replace(/\.cjs$/, '.js');
  }),
  new rspack.NormalModuleReplacementPlugin(/^.*!=!data:text\/javascript,/, (resolved) => {
    resolved.request = resolved.request.replace(encoded(bundlerRuntime), encoded(BUNDLER_RUNTIME));
  }),
];
