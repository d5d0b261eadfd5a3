import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * A remote gets the one version that is lent without its range being read and compared on every page, which takes as long as all the
 * rest of the linking: the deploy gate has compared the ranges before a release may become active.
 */
export const lendWithoutAsking: ModuleFederationRuntimePlugin = {
  name: 'galley-lend-without-asking',
  resolveShare(params) {
    const { shareScopeMap, scope, pkgName, version } = params;
    const shared = shareScopeMap[scope]?.[pkgName]?.[version];
    if (shared) params.resolver = () => ({ shared, useTreesShaking: false });
    return params;
  },
};
