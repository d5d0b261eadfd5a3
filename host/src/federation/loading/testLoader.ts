import type { LoadReport, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';
import type { Person } from '@galley/server/releases/rules/canary';
import { resetFederationGlobalInfo } from '@module-federation/runtime/core';
import type { LoaderIo } from '../files/io.ts';
import type { FetchOutcome } from '../errors/loadError.ts';
import { createLoader } from './loader.ts';
import type { ScriptOutcome } from '../files/script.ts';
import { registryWith } from '../registry/testRegistry.ts';

/** A remote's screen, for tests. */
export const Screen = () => null;
/** The error of a remote's own loader for a chunk that doesn't load. */
export const chunkError = Object.assign(new Error('Loading chunk failed'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: '/remotes/orders/1/assets/screen.js',
});

/** A browser and a network controlled by a test: one response per attempt; the last one repeats. */
export function world(plan: {
  scripts?: ScriptOutcome[];
  arrivals?: FetchOutcome[];
  modules?: unknown[];
  person?: Person;
}) {
  resetFederationGlobalInfo();
  for (const release of ['1', '2']) Reflect.deleteProperty(globalThis, `galley_orders_${release}`);
  const next = <T>(answers: T[]): T | undefined => (answers.length > 1 ? answers.shift() : answers[0]);
  const scripts: ScriptOutcome[] = plan.scripts ?? ['loaded'];
  const arrivals: FetchOutcome[] = plan.arrivals ?? [{ kind: 'arrived' }];
  const modules = plan.modules ?? [{ Screen }];
  const requested: string[] = [];
  const waits: number[] = [];
  const dropped: ReleaseAssets[] = [];
  const trusted: PublicRegistry[] = [];
  const reports: LoadReport[] = [];
  const reloads: number[] = [];
  let latest: PublicRegistry | null = null;
  /** The container that an entry defines, for the real runtime. */
  const container = {
    init: () => undefined,
    async get() {
      const module = next(modules);
      if (module instanceof Error) throw module;
      return () => module;
    },
  };
  const io: LoaderIo = {
    async runScript(url) {
      requested.push(`run ${url}`);
      const outcome = next(scripts) ?? 'loaded';
      if (outcome === 'loaded')
        Object.assign(globalThis, { [`galley_orders_${url.split('/')[3]}`]: container });
      return outcome;
    },
    async fetchFile(url, timeoutMs, mode) {
      waits.push(timeoutMs);
      requested.push(`${mode === 'reload' ? 'refetch' : 'fetch'} ${url}`);
      return next(arrivals) ?? { kind: 'arrived' };
    },
    preloadOf: () => 'none',
    restoreSheets: async () => undefined,
    dropPreloads: (release) => void dropped.push(release),
    fetchRegistry: async () => latest,
    reloadOnce: (revision) => reloads.push(revision) > 0,
    report: (load) => void reports.push(load),
    now: () => 0,
  };
  const registry = registryWith('1');
  const loader = createLoader({
    io,
    registry,
    trust: (one) => void trusted.push(one),
    person: () => plan.person ?? { key: '', type: '' },
  });
  return {
    loader,
    registry,
    io,
    requested,
    waits,
    reports,
    reloads,
    dropped,
    trusted,
    publish: (one: PublicRegistry) => (latest = one),
  };
}
