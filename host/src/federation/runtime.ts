import type { ReleaseAssets } from '@galley/shared/contract/releases';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { entryGuard } from './entryGuard.ts';
import { lent } from './lent.ts';

export interface Runtime {
  /** Whether the entry of this release has run. */
  hasContainer: (container: string) => boolean;
  /** Links and evaluates an exposed module of a release whose entry has run; rejects with whatever went wrong. */
  loadModule: (release: ReleaseAssets, module: string) => Promise<unknown>;
}

/** The federation runtime, as the host's own instance: nothing of it is known at build time. */
export function createRuntime(): Runtime {
  // Remotes are built with `externalRuntime`: they use this copy of the runtime's core instead of bundling their own.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const registered = new Map<string, string>();
  const instance = createInstance({
    name: 'galley_host',
    remotes: [],
    shared: lent,
    shareStrategy: 'loaded-first',
    plugins: [entryGuard((url) => registered.get(url))],
  });
  // One federated remote per release, beside the old one. Never with force: it would delete what the old one shares.
  const register = ({ container, entry }: ReleaseAssets) => {
    const url = new URL(entry.url, location.href).href;
    if (registered.has(url)) return;
    registered.set(url, entry.integrity);
    instance.registerRemotes([{ name: container, entry: url, type: 'global', entryGlobalName: container }]);
  };
  return {
    hasContainer: (container) => Reflect.get(globalThis, container) !== undefined,
    loadModule: (release, module) => {
      register(release);
      return instance.loadRemote(`${release.container}/${module.slice('./'.length)}`);
    },
  };
}
