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
 * What starts the runtime of a container. The plug-in of Module Federation imports it by its absolute path in a module that it
 * writes as a data: address, from which the module's id follows: every folder would give another build.
 */
const bundlerRuntime = from(
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
);
const BUNDLER_RUNTIME = 'galley-bundler-runtime';
const encoded = (name) => encodeURIComponent(JSON.stringify(name));

/**
 * The plug-in of Module Federation takes the CommonJS builds of its runtime, which can't be tree-shaken and against which its own
 * `optimization` has no effect. These point it to the ESM builds, which halves a remote's entry.
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
