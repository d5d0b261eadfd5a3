import { describe, expect, jest, test } from '@jest/globals';
import type { LoadOptions, LoadResult } from '../loading/loader.ts';
import { createScreenStore } from './screenStore.ts';

const Screen = () => null;
const loaded: LoadResult = { ok: true, Component: Screen, release: '1', container: 'one' };
const failed: LoadResult = { ok: false, error: { kind: 'unreachable', url: '/x' }, release: '1' };

function storeWith(...results: LoadResult[]) {
  const load = jest.fn(async (_name: string, _options: LoadOptions) => results.shift() ?? loaded);
  return { store: createScreenStore(load, (name) => name), load };
}
const atOnce = (call: () => void) => call();
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('The screens of the remotes', () => {
  test('a prefetched screen is ready when it is shown', async () => {
    const { store, load } = storeWith(loaded);
    void store.prefetch('orders');
    await settle();
    store.show('orders');
    expect(store.stateOf('orders')).toMatchObject({ status: 'loaded', release: '1' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('subscribers are notified when a screen has loaded', async () => {
    const { store } = storeWith(loaded);
    const listener = jest.fn();
    store.subscribe('orders', listener);
    store.show('orders');
    expect(store.stateOf('orders').status).toBe('pending');
    await settle();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.stateOf('orders').status).toBe('loaded');
  });

  test('a failed prefetch leaves no error behind', async () => {
    const { store } = storeWith(failed, loaded);
    void store.prefetch('orders');
    await settle();
    expect(store.stateOf('orders').status).toBe('pending');
    store.show('orders');
    await settle();
    expect(store.stateOf('orders').status).toBe('loaded');
  });

  test('a failure is forgotten once it is no longer shown', async () => {
    const { store, load } = storeWith(failed, loaded);
    const leave = store.subscribe('orders', () => undefined);
    store.show('orders');
    await settle();
    expect(store.stateOf('orders').status).toBe('failed');
    leave();
    store.show('orders');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('only Try Again requests the registry, and only a visible screen can reload the page', () => {
    const { store, load } = storeWith();
    void store.prefetch('orders');
    store.show('contacts');
    store.retry('companies');
    expect(load.mock.calls).toEqual([
      ['orders', {}],
      ['contacts', { mayReload: true }],
      ['companies', { fresh: true, mayReload: true }],
    ]);
  });

  test('the loaded remotes are listed with their releases', async () => {
    const { store } = storeWith(loaded, failed);
    store.show('orders');
    store.show('contacts');
    await settle();
    expect(store.loaded()).toEqual([{ name: 'orders', release: '1' }]);
  });

  test('another release replaces the active one only once it has loaded', async () => {
    const { store } = storeWith(loaded, { ...loaded, release: '2' });
    store.show('orders');
    await settle();
    const listener = jest.fn();
    store.subscribe('orders', listener);
    expect(store.outdated(() => '2')).toEqual(['orders']);
    store.swapAll(() => '2', atOnce);
    expect(store.stateOf('orders')).toMatchObject({ status: 'loaded', release: '1' });
    await settle();
    expect(store.stateOf('orders')).toMatchObject({ status: 'loaded', release: '2' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.outdated(() => '2')).toEqual([]);
  });

  test('a loaded release waits until it can be shown, and is dropped if another one is the target by then', async () => {
    const { store } = storeWith(loaded, { ...loaded, release: '2' }, { ...loaded, release: '2' });
    store.show('orders');
    await settle();
    let targetRelease = '2';
    const shows: (() => void)[] = [];
    const hold = (show: () => void) => void shows.push(show);
    store.swapAll(() => targetRelease, hold);
    store.swapAll(() => targetRelease, hold);
    await settle();
    targetRelease = '3';
    shows[0]?.();
    expect(store.stateOf('orders')).toMatchObject({ release: '1' });
    targetRelease = '2';
    shows[1]?.();
    expect(store.stateOf('orders')).toMatchObject({ release: '2' });
  });

  test('a release that can’t be loaded keeps the current one; a disabled remote stops, and comes back once enabled', async () => {
    const disabled: LoadResult = {
      ok: false,
      error: { kind: 'disabled', reason: 'exports fail' },
      release: null,
    };
    const { store } = storeWith(loaded, failed, disabled);
    store.subscribe('orders', () => undefined);
    store.show('orders');
    await settle();
    store.swapAll(() => '2', atOnce);
    await settle();
    expect(store.stateOf('orders')).toMatchObject({ status: 'loaded', release: '1' });
    store.swapAll(() => null, atOnce);
    await settle();
    expect(store.stateOf('orders')).toMatchObject({ status: 'failed', error: { kind: 'disabled' } });
    store.swapAll(() => '1', atOnce);
    await settle();
    expect(store.stateOf('orders')).toMatchObject({ status: 'loaded', release: '1' });
  });
});
