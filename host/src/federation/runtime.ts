import type { ReleaseAssets } from '@galley/shared/contract/releases';
import { lent } from './lent.ts';

export interface Runtime {
  /** Makes ready what the entry of a release that is not self-contained takes for granted; rejects when that does not arrive. */
  lendCore: () => Promise<void>;
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

/** Under this name it is looked for by releases that are built with `externalRuntime`. */
const RUNTIME_CORE = '_FEDERATION_RUNTIME_CORE';

/**
 * Entries are run by the loader, with their registered hash; their containers are spoken to directly and link themselves with what the
 * host lends. Releases built with the runtime of Module Federation 2 are lent its core, which can load no remote of its own accord: the
 * build leaves that out.
 */
export function createRuntime(): Runtime {
  const initialised = new Map<string, unknown>();
  return {
    async lendCore() {
      if (RUNTIME_CORE in globalThis) return;
      Object.assign(globalThis, { [RUNTIME_CORE]: await import('@module-federation/runtime/core') });
    },
    hasContainer: (container) => containerOf(container) !== undefined,
    async loadModule({ container: name }, module) {
      const container = containerOf(name);
      if (!container) throw new Error(`${name} is no container.`);
      if (!initialised.has(name)) initialised.set(name, container.init(lent));
      await initialised.get(name);
      const factory = await container.get(module);
      return factory();
    },
  };
}
