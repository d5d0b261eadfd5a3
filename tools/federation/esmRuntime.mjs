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
 * The plug-in of Module Federation takes the CommonJS builds of its runtime, which can't be tree-shaken and against which its own
 * `optimization` has no effect. These point it to the ESM builds, which halves a remote's entry.
 */
export const esmRuntimeAlias = {
  '@module-federation/runtime': runtime,
  '@module-federation/runtime$': runtime,
};

export const esmRuntimePlugin = () =>
  new rspack.NormalModuleReplacementPlugin(/@module-federation\/[a-z-]+\/dist\/[\w.-]+\.cjs$/, (resolved) => {
    resolved.request = resolved.request.replace(/\.cjs$/, '.js');
  });
