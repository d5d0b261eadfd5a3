import { describe, expect, test } from '@jest/globals';
import { chunkError, world } from './testLoader.ts';

/** A browser in which the release of orders is built with the federation runtime. */
function withRuntime(plan: Parameters<typeof world>[0] = {}) {
  const built = world(plan);
  const release = built.registry.releases['orders']?.['1'];
  expect(release?.isSelfContained).toBe(true);
  delete release?.isSelfContained;
  return built;
}

describe('A release that is built with the federation runtime', () => {
  test('is lent its core before its entry runs', async () => {
    const { loader, asked } = withRuntime();
    expect(await loader.load('orders', 'Screen')).toMatchObject({ ok: true });
    expect(asked).toEqual([
      'lend core',
      'fetch /remotes/orders/1/remoteEntry.js',
      'run /remotes/orders/1/remoteEntry.js',
    ]);
  });

  test('is not run without it: what is told is the file that did not come', async () => {
    const { loader, asked } = withRuntime({ core: chunkError, arrivals: [{ kind: 'unreachable' }] });
    expect(await loader.load('orders', 'Screen')).toMatchObject({
      ok: false,
      error: { kind: 'unreachable', url: chunkError.request },
    });
    expect(asked).toEqual(['lend core', `refetch ${chunkError.request}`, 'lend core']);
  });
});
