import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { FetchOutcome } from '../errors/loadError.ts';
import { chunkError, Screen, world } from './testLoader.ts';
import { registryWith } from '../registry/testRegistry.ts';

let plain: ReturnType<typeof world>;
beforeEach(() => {
  plain = world({});
});

describe('Loading a screen of a remote', () => {
  test('the active release is fetched, run and reported as loaded', async () => {
    const result = await plain.loader.loadScreen('orders');
    expect(result).toEqual({ ok: true, Component: Screen, release: '1', container: 'galley_orders_1' });
    expect(plain.requested).toEqual([
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
    plain.io.preloadOf = () => 'arrived';
    await plain.loader.loadScreen('orders');
    expect(plain.requested).toEqual(['run /remotes/orders/1/remoteEntry.js']);
  });

  test('a screen is preloaded once the page has preloaded all its files, including styles', () => {
    const there = new Set<string>();
    plain.io.preloadOf = (url) => (there.has(url) ? 'arrived' : 'under way');
    const { entry, modules } = plain.registry.releases['orders']?.['1'] ?? {};
    const files = [entry, ...(modules?.['./Screen']?.js ?? []), ...(modules?.['./Screen']?.css ?? [])];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect(plain.loader.isPreloaded('orders')).toBe(false);
      there.add(file?.url ?? '');
    }
    expect(plain.loader.isPreloaded('orders')).toBe(true);
    expect(plain.loader.isPreloaded('nobody')).toBe(false);
  });

  test('two loads at once run the entry once', async () => {
    await Promise.all([plain.loader.loadScreen('orders'), plain.loader.loadScreen('orders')]);
    expect(plain.requested.filter((one) => one.startsWith('run'))).toHaveLength(1);
  });

  test('a hanging entry is requested once more at a new address, then fails', async () => {
    const { loader, requested, reports } = world({ arrivals: [{ kind: 'timeout' }] });
    const result = await loader.loadScreen('orders');
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout' }, release: '1' });
    expect(requested).toEqual([
      'fetch /remotes/orders/1/remoteEntry.js',
      'fetch /remotes/orders/1/remoteEntry.js?retry=1',
    ]);
    expect(reports).toMatchObject([{ status: 'failed', errorClass: 'timeout' }]);
  });

  test('after a hang, a retry doesn’t wait behind the hanging request', async () => {
    const { loader, requested } = world({
      arrivals: [{ kind: 'timeout' }, { kind: 'timeout' }, { kind: 'arrived' }],
    });
    await loader.loadScreen('orders');
    const result = await loader.loadScreen('orders', { fresh: true });
    expect(result.ok).toBe(true);
    expect(requested.at(-1)).toBe('run /remotes/orders/1/remoteEntry.js?retry=2');
  });

  test('a hanging entry shows an error within eight seconds', async () => {
    const { loader, waits } = world({ arrivals: [{ kind: 'timeout' }] });
    await loader.loadScreen('orders');
    expect(waits).toHaveLength(2);
    // The page itself takes part of the eight seconds.
    expect(waits.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(7000);
  });

  test('time that the page’s own preload has already taken counts toward the limit', async () => {
    const { loader, io, waits } = world({ arrivals: [{ kind: 'timeout' }] });
    Object.assign(io, { preloadOf: () => 'under way', now: () => 1200 });
    await loader.loadScreen('orders');
    expect(waits[0]).toBe(3800);
  });

  test('a hang removes the preloads of that release from the page', async () => {
    const { loader, dropped } = world({ arrivals: [{ kind: 'timeout' }] });
    await loader.loadScreen('orders');
    expect(dropped).toMatchObject([{ container: 'galley_orders_1' }]);
  });

  test('an entry with wrong bytes in the cache is fetched again, bypassing the cache, and runs', async () => {
    const { loader, requested } = world({ scripts: ['error', 'loaded'] });
    expect((await loader.loadScreen('orders')).ok).toBe(true);
    expect(requested.slice(2)).toEqual([
      'refetch /remotes/orders/1/remoteEntry.js',
      'run /remotes/orders/1/remoteEntry.js',
    ]);
  });

  test('wrong bytes on the server are refused and reported as an integrity failure', async () => {
    const { loader, reports } = world({ scripts: ['error'] });
    expect(await loader.loadScreen('orders')).toMatchObject({ ok: false, error: { kind: 'integrity' } });
    expect(reports).toMatchObject([{ errorClass: 'integrity' }]);
  });

  test('a chunk with wrong bytes is fetched again, bypassing the cache, and retried once', async () => {
    const { loader, requested } = world({ modules: [chunkError, { Screen }] });
    expect((await loader.loadScreen('orders')).ok).toBe(true);
    expect(requested).toContain('refetch /remotes/orders/1/assets/screen.js');
  });

  test('a chunk that stays wrong is an integrity failure', async () => {
    const { loader } = world({ modules: [chunkError] });
    expect(await loader.loadScreen('orders')).toMatchObject({ error: { kind: 'integrity' } });
  });

  test('code that throws while starting is not retried', async () => {
    const { loader } = world({ modules: [new Error('boom'), { Screen }] });
    expect(await loader.loadScreen('orders')).toMatchObject({
      error: { kind: 'evaluation', detail: 'boom' },
    });
  });

  test('a module without the component breaks the contract', async () => {
    const { loader } = world({ modules: [{ Other: Screen }] });
    expect(await loader.loadScreen('orders')).toMatchObject({ error: { kind: 'contract' } });
  });

  /** The outcome of a load if another registry is adopted before the entry arrives. */
  async function loadWhile(adopted: PublicRegistry) {
    const { loader, io, reports } = world({});
    const { fetchFile } = io;
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    Object.assign(io, {
      fetchFile: (...requested: Parameters<typeof fetchFile>) => late.then(() => fetchFile(...requested)),
    });
    const loading = loader.loadScreen('orders');
    loader.adopt(adopted);
    arrive();
    return { result: await loading, reports };
  }

  test('a release that is rolled back while loading isn’t shown: the active one is', async () => {
    const { result, reports } = await loadWhile(registryWith('2', 2));
    expect(result).toMatchObject({ ok: true, release: '2' });
    expect(reports).toMatchObject([{ release: '2', status: 'loaded' }]);
  });

  test('a remote that is disabled while it loads is not shown', async () => {
    const off = registryWith('1', 2);
    off.remotes.orders = { active: '1', disabled: { reason: 'wrong prices' } };
    const { result } = await loadWhile(off);
    expect(result).toMatchObject({ ok: false, error: { kind: 'disabled' }, release: null });
  });

  test('a disabled remote is not loaded, and the reason is kept', async () => {
    const { loader, publish, requested } = world({});
    const registry = registryWith('1', 2);
    registry.remotes.orders = { active: '1', disabled: { reason: 'wrong prices' } };
    publish(registry);
    const result = await loader.loadScreen('orders', { fresh: true });
    expect(result).toMatchObject({ error: { kind: 'disabled', reason: 'wrong prices' }, release: null });
    expect(requested).toEqual([]);
  });

  test('a remote without a release says so', async () => {
    expect(await plain.loader.loadScreen('contacts')).toMatchObject({ error: { kind: 'unregistered' } });
  });
});

describe('After the registry has changed', () => {
  const gone: FetchOutcome = { kind: 'answered', status: 404 };

  test('Try Again loads the currently active release, beside the old one', async () => {
    const { loader, publish, trusted } = world({ scripts: ['loaded'] });
    await loader.loadScreen('orders');
    publish(registryWith('2', 2));
    const result = await loader.loadScreen('orders', { fresh: true });
    expect(result).toMatchObject({ ok: true, release: '2' });
    expect(trusted).toEqual([registryWith('2', 2)]);
  });

  test('missing files reload the page, once the registry has another revision', async () => {
    const { loader, publish, reloads } = world({ arrivals: [gone] });
    publish(registryWith('2', 2));
    await loader.loadScreen('orders', { mayReload: true });
    expect(reloads).toEqual([2]);
  });

  test('missing files don’t reload a page that is up to date', async () => {
    const { loader, publish, reloads } = world({ arrivals: [gone] });
    publish(registryWith('1', 1));
    expect(await loader.loadScreen('orders', { mayReload: true })).toMatchObject({
      error: { kind: 'gone' },
    });
    expect(reloads).toEqual([]);
  });

  test('prefetching never reloads the page', async () => {
    const { loader, publish, reloads } = world({ arrivals: [gone] });
    publish(registryWith('2', 2));
    await loader.loadScreen('orders');
    expect(reloads).toEqual([]);
  });

  test('Try Again uses the page’s registry if the server doesn’t respond', async () => {
    expect((await plain.loader.loadScreen('orders', { fresh: true })).ok).toBe(true);
  });
});

describe('A release override', () => {
  const onTrial = (release: string, isAllowed: boolean): PublicRegistry => ({
    ...registryWith('1'),
    releases: {
      orders: { ...registryWith('1').releases['orders'], ...registryWith('2').releases['orders'] },
    },
    overrides: { orders: { release, isAllowed } },
  });

  test('runs instead of the active one, and reports nothing', async () => {
    const { loader, reports } = world({});
    loader.adopt(onTrial('2', true));
    expect(await loader.loadScreen('orders')).toMatchObject({ ok: true, release: '2' });
    expect(reports).toEqual([]);
  });

  test.each([
    ['the server refuses', onTrial('2', false)],
    ['the server gave no hashes for', onTrial('3', true)],
  ])('that %s is not loaded, and neither is anything else in its place', async (_what, registry) => {
    const { loader, requested } = world({});
    loader.adopt(registry);
    expect(await loader.loadScreen('orders')).toMatchObject({ ok: false, error: { kind: 'override' } });
    expect(requested).toEqual([]);
  });

  test('does not run while its remote is disabled', async () => {
    const { loader } = world({});
    loader.adopt({
      ...onTrial('2', true),
      remotes: { orders: { active: '1', disabled: { reason: 'wrong prices' } } },
    });
    expect(await loader.loadScreen('orders')).toMatchObject({ error: { kind: 'disabled' } });
  });
});

describe('A canary', () => {
  const ANA = { key: 'ana-key', type: 'Operations' };
  const withCanary = (percent: number, types: string[] = []): PublicRegistry => {
    const registry = registryWith('1');
    return {
      ...registry,
      remotes: { orders: { active: '1', canary: { release: '2', percent, types } } },
      releases: { orders: { ...registry.releases['orders'], ...registryWith('2').releases['orders'] } },
    };
  };

  test('goes to its share of people, and is marked in the report', async () => {
    const { loader, reports } = world({ person: ANA });
    loader.adopt(withCanary(99.99));
    expect(await loader.loadScreen('orders')).toMatchObject({ release: '2' });
    expect(reports[0]).toMatchObject({ release: '2', canary: true });
  });

  test('goes to a named employee type', async () => {
    const { loader } = world({ person: ANA });
    loader.adopt(withCanary(0, ['Operations']));
    expect(await loader.loadScreen('orders')).toMatchObject({ release: '2' });
  });

  test('doesn’t go to anybody else', async () => {
    const { loader, reports } = world({ person: ANA });
    loader.adopt(withCanary(0.01));
    expect(await loader.loadScreen('orders')).toMatchObject({ release: '1' });
    expect(reports[0]).toMatchObject({ release: '1', canary: false });
  });
});
