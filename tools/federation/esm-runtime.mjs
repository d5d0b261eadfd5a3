// rspack resolves the federation runtime to its CommonJS builds, which can't be tree-shaken and on which
// `experiments.optimization` has no effect. Pointed at the ESM builds, a remoteEntry.js is half the size.
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const COMMONJS_BUILD = /@module-federation\/[a-z-]+\/dist\/[\w.-]+\.cjs$/;

export function esmFederationRuntime() {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  const tools = createRequire(enhanced).resolve('@module-federation/runtime-tools');
  const runtime = path.join(
    path.dirname(createRequire(tools).resolve('@module-federation/runtime')),
    'index.js',
  );
  return {
    alias: { '@module-federation/runtime': runtime, '@module-federation/runtime$': runtime },
    plugin: new rspack.NormalModuleReplacementPlugin(COMMONJS_BUILD, (resolve) => {
      resolve.request = resolve.request.replace(/\.cjs$/, '.js');
    }),
  };
}
