import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createFollower, type FollowerOptions } from './followReleases.ts';
import { createScreenStore } from '../screens/screenStore.ts';
import { registryWith } from '../registry/testRegistry.ts';

function page({ hasUnsaved = false, loaded = ['orders'], waitsForHost = false } = {}) {
  let current = registryWith('1', 1);
  let save: () => void = () => undefined;
  let isUnsaved = hasUnsaved;
  const swapAll = jest.fn<FollowerOptions['stores'][number]['swapAll']>();
  const dismiss = jest.fn();
  const changed = jest.fn();
  const offer = jest.fn<FollowerOptions['offer']>(() => dismiss);
  const published = { registry: registryWith('2', 2) as ReturnType<typeof registryWith> | null };
  const fetchRegistry = jest.fn(async () => published.registry);
  const { follow } = createFollower({
    waitsForHost: () => waitsForHost,
    fetchRegistry,
    adopt: (registry) => (current = registry),
    revision: () => current.revision,
    targetRelease: () => current.remotes['orders']?.active ?? null,
    stores: [{ outdated: (targetRelease) => (targetRelease('orders') === '1' ? [] : loaded), swapAll }],
    changed,
    whenSaved(call) {
      save = call;
      if (!isUnsaved) call();
      return () => (save = () => undefined);
    },
    hasUnsaved: () => isUnsaved,
    offer,
  });
  return {
    follow,
    swapAll,
    offer,
    dismiss,
    changed,
    published,
    fetchRegistry,
    begin: () => void (isUnsaved = true),
    save: () => save(),
    revision: () => current.revision,
  };
}

async function inTime(following: Promise<void>): Promise<void> {
  await jest.advanceTimersByTimeAsync(60_000);
  await following;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('An open page', () => {
  test('runs the new release at once where nothing is unsaved', async () => {
    const { follow, swapAll, offer } = page();
    await follow(2);
    expect(swapAll).toHaveBeenCalledTimes(1);
    expect(offer).not.toHaveBeenCalled();
  });

  test('says so once the new one is in the place of the old, whose styles have no use any more', async () => {
    const { follow, swapAll, changed } = page();
    await follow(2);
    changed.mockClear();
    const put = jest.fn();
    const [, whenReady] = swapAll.mock.calls[0] ?? [];
    whenReady?.(put);
    expect(put.mock.invocationCallOrder).toHaveLength(1);
    expect(changed.mock.invocationCallOrder[0]).toBeGreaterThan(put.mock.invocationCallOrder[0] ?? 0);
  });

  test('waits with what has loaded meanwhile for a form that was begun meanwhile', async () => {
    const { follow, swapAll, save, begin } = page();
    await follow(2);
    begin();
    const put = jest.fn();
    swapAll.mock.calls[0]?.[1](put);
    expect(put).not.toHaveBeenCalled();
    save();
    expect(put).toHaveBeenCalledTimes(1);
  });

  test('offers it where something is, and runs it by itself once that is saved', async () => {
    const { follow, swapAll, offer, save } = page({ hasUnsaved: true });
    await follow(2);
    expect(swapAll).not.toHaveBeenCalled();
    expect(offer.mock.calls[0]?.[0]).toEqual(['orders']);
    save();
    expect(swapAll).toHaveBeenCalledTimes(1);
  });

  test('runs it earlier if the user chooses so, and only once', async () => {
    const { follow, swapAll, offer, save } = page({ hasUnsaved: true });
    await follow(2);
    offer.mock.calls[0]?.[1]();
    save();
    expect(swapAll).toHaveBeenCalledTimes(1);
  });

  test('takes its offer back as soon as it runs the release', async () => {
    const { follow, dismiss, save } = page({ hasUnsaved: true });
    await follow(2);
    expect(dismiss).not.toHaveBeenCalled();
    save();
    expect(dismiss).toHaveBeenCalled();
  });

  test('takes its offer back when the release that it runs is the wanted one again', async () => {
    const { follow, dismiss, published, swapAll } = page({ hasUnsaved: true });
    await follow(2);
    published.registry = registryWith('1', 3);
    await follow(3);
    expect(dismiss).toHaveBeenCalled();
    expect(swapAll).not.toHaveBeenCalled();
  });

  test('notes the new release of a screen that it has not loaded, and touches nothing', async () => {
    const { follow, swapAll, revision } = page({ loaded: [] });
    await follow(2);
    expect(revision()).toBe(2);
    expect(swapAll).not.toHaveBeenCalled();
  });

  test('does nothing for the revision it knows, or when the registry can’t be had', async () => {
    const { follow, swapAll, published, revision } = page();
    await follow(1);
    published.registry = null;
    await inTime(follow(2));
    expect(revision()).toBe(1);
    expect(swapAll).not.toHaveBeenCalled();
  });

  test('asks again for a revision that was announced, while the network fails or another server knows nothing of it', async () => {
    const { follow, swapAll, published, revision, fetchRegistry } = page();
    const [old, next] = [registryWith('1', 1), published.registry];
    for (const answer of [null, old]) fetchRegistry.mockImplementationOnce(async () => answer);
    await inTime(follow(2));
    expect(fetchRegistry).toHaveBeenCalledTimes(3);
    expect(revision()).toBe(next?.revision);
    expect(swapAll).toHaveBeenCalledTimes(1);
  });

  test('goes by the last revision that was announced, in whatever order the answers come', async () => {
    const { follow, revision, fetchRegistry } = page();
    let arrive: (registry: ReturnType<typeof registryWith>) => void = () => undefined;
    fetchRegistry.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const slow = follow(2);
    fetchRegistry.mockImplementationOnce(async () => registryWith('3', 3));
    await follow(3);
    arrive(registryWith('2', 2));
    await slow;
    expect(revision()).toBe(3);
  });
});

test('another person who signs in gets the releases meant for them', async () => {
  let person = 'ana';
  const targetRelease = () => (person === 'ana' ? '2-canary' : '1');
  const load = async () => ({
    ok: true as const,
    Component: () => null,
    release: targetRelease(),
    container: '',
  });
  const screens = createScreenStore<'orders'>(load, (name) => name);
  const { matchPerson } = createFollower({
    waitsForHost: () => false,
    fetchRegistry: async () => null,
    adopt: () => undefined,
    revision: () => 1,
    targetRelease,
    stores: [screens],
    changed: () => undefined,
    whenSaved(call) {
      call();
      return () => undefined;
    },
    hasUnsaved: () => false,
    offer: () => () => undefined,
  });
  await screens.prefetch('orders');
  person = 'ben';
  matchPerson();
  await jest.advanceTimersByTimeAsync(0);
  expect(screens.loaded()).toEqual([{ name: 'orders', release: '1' }]);
});

test('A page that waits for another host stays with the releases that fit its own', async () => {
  const { follow, swapAll, offer } = page({ waitsForHost: true });
  await follow(2);
  expect(swapAll).not.toHaveBeenCalled();
  expect(offer).not.toHaveBeenCalled();
});
