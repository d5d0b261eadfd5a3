import type { ReleaseAssets } from '@galley/shared/contract/releases';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { lendWithoutAsking } from './lendWithoutAsking.ts';
import { lent } from './lent.ts';

export interface Runtime {
  /** Whether the entry of this release has run. */
  hasContainer: (container: string) => boolean;
  /** Links and evaluates an exposed module of a release whose entry has run; rejects with whatever went wrong. */
  loadModule: (release: ReleaseAssets, module: string) => Promise<unknown>;
}

/** What a remote's entry leaves behind, under its release's own global name. */
interface Container {
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

function containerOf(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/**
 * The federation runtime lends the host's modules; of remotes it knows nothing, and the build leaves out what it would load them with.
 * Entries are run by the loader, with their registered hash, and their containers are spoken to directly.
 */
export function createRuntime(): Runtime {
  // Remotes are built with `externalRuntime`: they use this copy of the runtime's core instead of bundling their own.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  runtimeCore.registerGlobalPlugins([lendWithoutAsking]);
  const { shareScopeMap } = createInstance({
    name: 'galley_host',
    remotes: [],
    shared: lent,
    shareStrategy: 'loaded-first',
  });
  const initialised = new Map<string, unknown>();
  return {
    hasContainer: (container) => containerOf(container) !== undefined,
    async loadModule({ container: name }, module) {
      const container = containerOf(name);
      if (!container) throw new Error(`${name} is no container.`);
      if (!initialised.has(name)) initialised.set(name, container.init(shareScopeMap['default'] ?? {}));
      await initialised.get(name);
      const factory = await container.get(module);
      return factory();
    },
  };
}
