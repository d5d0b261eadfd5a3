import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoadReport, PublicRegistry } from '@galley/shared/contract/releases';
import type { LoaderIo } from './io.ts';
import type { Arrival } from './loadError.ts';
import { createLoader } from './loader.ts';
import type { ScriptOutcome } from './script.ts';
import { registryWith } from './testRegistry.ts';

const Screen = () => null;
const chunkError = Object.assign(new Error('Loading chunk failed'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: '/remotes/orders/1/assets/screen.js',
});

/** A browser and a network that do what a test says: one answer for each attempt, the last one for all that follow. */
function world(plan: {
  scripts?: ScriptOutcome[];
  arrivals?: Arrival[];
  modules?: unknown[];
  employee?: string;
}) {
  const next = <T>(answers: T[]): T | undefined => (answers.length > 1 ? answers.shift() : answers[0]);
  const scripts: ScriptOutcome[] = plan.scripts ?? ['loaded'];
  const arrivals: Arrival[] = plan.arrivals ?? [{ kind: 'arrived' }];
  const modules = plan.modules ?? [{ Screen }];
  const containers = new Set<string>();
  const asked: string[] = [];
  const reports: LoadReport[] = [];
  const reloads: number[] = [];
  let latest: PublicRegistry | null = null;
  const io: LoaderIo = {
    async runScript(url) {
      asked.push(`run ${url}`);
      const outcome = next(scripts) ?? 'loaded';
      if (outcome === 'loaded') containers.add(`galley_orders_${url.split('/')[3]}`);
      return outcome;
    },
    async fetchFile(url, _timeout, past) {
      asked.push(`${past ? 'refetch' : 'fetch'} ${url}`);
      return next(arrivals) ?? { kind: 'arrived' };
    },
    hasArrived: () => false,
    dropPreloads: jest.fn(),
    fetchRegistry: async () => latest,
    reloadOnce: (revision) => reloads.push(revision) > 0,
    report: (load) => void reports.push(load),
    now: () => 0,
  };
  const runtime = {
    hasContainer: (container: string) => containers.has(container),
    async loadModule() {
      const module = next(modules);
      if (module instanceof Error) throw module;
      return module;
    },
  };
  const registry = registryWith('1');
  const trust = jest.fn();
  const loader = createLoader({ io, runtime, registry, trust, employee: () => plan.employee ?? '' });
  return { loader, io, asked, reports, reloads, trust, publish: (one: PublicRegistry) => (latest = one) };
}

let plain: ReturnType<typeof world>;
beforeEach(() => {
  plain = world({});
});

describe('Loading a screen of a remote', () => {
  test('the active release is fetched, run and reported as loaded', async () => {
    const result = await plain.loader.load('orders', 'Screen');
    expect(result).toEqual({ ok: true, Component: Screen, release: '1' });
    expect(plain.asked).toEqual([
      'fetch /remotes/orders/1/remoteEntry.js',
      'run /remotes/orders/1/remoteEntry.js',
    ]);
    expect(plain.reports).toEqual([
      {
        remote: 'orders',
        release: '1',
        status: 'loaded',
        durationMs: 0,
        errorClass: null,
        revision: 1,
        canary: false,
      },
    ]);
  });

  test('an entry that the page has preloaded is run at once', async () => {
    plain.io.hasArrived = () => true;
    await plain.loader.load('orders', 'Screen');
    expect(plain.asked).toEqual(['run /remotes/orders/1/remoteEntry.js']);
  });

  test('two loads at once run the entry once', async () => {
    await Promise.all([plain.loader.load('orders', 'Screen'), plain.loader.load('orders', 'Screen')]);
    expect(plain.asked.filter((one) => one.startsWith('run'))).toHaveLength(1);
  });

  test('an entry that does not answer is asked for once more under a new address, then given up', async () => {
    const { loader, asked, reports } = world({ arrivals: [{ kind: 'timeout' }] });
    const result = await loader.load('orders', 'Screen');
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' }, release: '1' });
    expect(asked).toEqual([
      'fetch /remotes/orders/1/remoteEntry.js',
      'fetch /remotes/orders/1/remoteEntry.js?retry=1',
    ]);
    expect(reports).toMatchObject([{ status: 'failed', errorClass: 'timeout' }]);
  });

  test('after a hang, another attempt does not wait behind the request that hangs', async () => {
    const { loader, asked } = world({
      arrivals: [{ kind: 'timeout' }, { kind: 'timeout' }, { kind: 'arrived' }],
    });
    await loader.load('orders', 'Screen');
    const result = await loader.load('orders', 'Screen', { fresh: true });
    expect(result.ok).toBe(true);
    expect(asked.at(-1)).toBe('run /remotes/orders/1/remoteEntry.js?retry=2');
  });

  test('a hang takes the preloads of that release out of the page', async () => {
    const { loader, io } = world({ arrivals: [{ kind: 'timeout' }] });
    await loader.load('orders', 'Screen');
    expect(io.dropPreloads).toHaveBeenCalledWith(expect.objectContaining({ container: 'galley_orders_1' }));
  });

  test('wrong bytes in the cache are fetched again past it, and the entry runs', async () => {
    const { loader, asked } = world({ scripts: ['error', 'loaded'] });
    expect((await loader.load('orders', 'Screen')).ok).toBe(true);
    expect(asked.slice(2)).toEqual([
      'refetch /remotes/orders/1/remoteEntry.js',
      'run /remotes/orders/1/remoteEntry.js',
    ]);
  });

  test('wrong bytes on the server are refused and reported as integrity', async () => {
    const { loader, reports } = world({ scripts: ['error'] });
    expect(await loader.load('orders', 'Screen')).toMatchObject({ ok: false, error: { kind: 'integrity' } });
    expect(reports).toMatchObject([{ errorClass: 'integrity' }]);
  });

  test('a chunk with wrong bytes is fetched again past the cache, and tried once more', async () => {
    const { loader, asked } = world({ modules: [chunkError, { Screen }] });
    expect((await loader.load('orders', 'Screen')).ok).toBe(true);
    expect(asked).toContain('refetch /remotes/orders/1/assets/screen.js');
  });

  test('a chunk that stays wrong is an integrity failure', async () => {
    const { loader } = world({ modules: [chunkError] });
    expect(await loader.load('orders', 'Screen')).toMatchObject({ error: { kind: 'integrity' } });
  });

  test('code that throws while it starts is not tried again', async () => {
    const { loader } = world({ modules: [new Error('boom'), { Screen }] });
    expect(await loader.load('orders', 'Screen')).toMatchObject({
      error: { kind: 'evaluation', detail: 'boom' },
    });
  });

  test('a module without the component breaks the contract', async () => {
    const { loader } = world({ modules: [{ Other: Screen }] });
    expect(await loader.load('orders', 'Screen')).toMatchObject({ error: { kind: 'contract' } });
  });

  test('a remote that is switched off is not loaded, and the reason is kept', async () => {
    const { loader, publish, asked } = world({});
    const registry = registryWith('1', 2);
    registry.remotes.orders = { active: '1', disabled: { reason: 'wrong prices' } };
    publish(registry);
    const result = await loader.load('orders', 'Screen', { fresh: true });
    expect(result).toMatchObject({ error: { kind: 'disabled', reason: 'wrong prices' }, release: null });
    expect(asked).toEqual([]);
  });

  test('a remote without a release says so', async () => {
    expect(await plain.loader.load('invoices', 'Screen')).toMatchObject({ error: { kind: 'unregistered' } });
  });
});

describe('When the registry has moved on', () => {
  const gone: Arrival = { kind: 'answered', status: 404 };

  test('Try again loads the release that is active by now, beside the old one', async () => {
    const { loader, publish, trust } = world({ scripts: ['loaded'] });
    await loader.load('orders', 'Screen');
    publish(registryWith('2', 2));
    const result = await loader.load('orders', 'Screen', { fresh: true });
    expect(result).toMatchObject({ ok: true, release: '2' });
    expect(trust).toHaveBeenCalledWith(registryWith('2', 2));
  });

  test('files that are gone reload the page, once the registry has another revision', async () => {
    const { loader, publish, reloads } = world({ arrivals: [gone] });
    publish(registryWith('2', 2));
    await loader.load('orders', 'Screen', { mayReload: true });
    expect(reloads).toEqual([2]);
  });

  test('files that are gone do not reload a page that is up to date', async () => {
    const { loader, publish, reloads } = world({ arrivals: [gone] });
    publish(registryWith('1', 1));
    expect(await loader.load('orders', 'Screen', { mayReload: true })).toMatchObject({
      error: { kind: 'gone' },
    });
    expect(reloads).toEqual([]);
  });

  test('loading ahead never reloads the page', async () => {
    const { loader, publish, reloads } = world({ arrivals: [gone] });
    publish(registryWith('2', 2));
    await loader.load('orders', 'Screen');
    expect(reloads).toEqual([]);
  });

  test('Try again works from the registry at hand when the server does not answer', async () => {
    expect((await plain.loader.load('orders', 'Screen', { fresh: true })).ok).toBe(true);
  });
});

describe('A canary', () => {
  const withCanary = (percent: number): PublicRegistry => {
    const registry = registryWith('1');
    return {
      ...registry,
      remotes: { orders: { active: '1', canary: { release: '2', percent } } },
      releases: { orders: { ...registry.releases['orders'], ...registryWith('2').releases['orders'] } },
    };
  };

  test('is what its share of the people gets, and says so in the report', async () => {
    const { loader, reports } = world({ employee: 'ana-uid' });
    loader.adopt(withCanary(99.99));
    expect(await loader.load('orders', 'Screen')).toMatchObject({ release: '2' });
    expect(reports[0]).toMatchObject({ release: '2', canary: true });
  });

  test('is nothing to everybody else', async () => {
    const { loader, reports } = world({ employee: 'ana-uid' });
    loader.adopt(withCanary(0.01));
    expect(await loader.load('orders', 'Screen')).toMatchObject({ release: '1' });
    expect(reports[0]).toMatchObject({ release: '1', canary: false });
  });
});
