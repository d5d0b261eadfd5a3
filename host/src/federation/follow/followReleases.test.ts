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
  test('runs the new release at once if nothing is unsaved', async () => {
    const { follow, swapAll, offer } = page();
    await follow(2);
    expect(swapAll).toHaveBeenCalledTimes(1);
    expect(offer).not.toHaveBeenCalled();
  });

  test('reports when the new release has replaced the old one, whose styles are no longer needed', async () => {
    const { follow, swapAll, changed } = page();
    await follow(2);
    changed.mockClear();
    const put = jest.fn();
    const [, whenReady] = swapAll.mock.calls[0] ?? [];
    whenReady?.(put);
    expect(put.mock.invocationCallOrder).toHaveLength(1);
    expect(changed.mock.invocationCallOrder[0]).toBeGreaterThan(put.mock.invocationCallOrder[0] ?? 0);
  });

  test('holds a loaded release back for a form that was opened meanwhile', async () => {
    const { follow, swapAll, save, begin } = page();
    await follow(2);
    begin();
    const put = jest.fn();
    swapAll.mock.calls[0]?.[1](put);
    expect(put).not.toHaveBeenCalled();
    save();
    expect(put).toHaveBeenCalledTimes(1);
  });

  test('offers the new release if something is unsaved, and runs it once that is saved', async () => {
    const { follow, swapAll, offer, save } = page({ hasUnsaved: true });
    await follow(2);
    expect(swapAll).not.toHaveBeenCalled();
    expect(offer.mock.calls[0]?.[0]).toEqual(['orders']);
    save();
    expect(swapAll).toHaveBeenCalledTimes(1);
  });

  test('runs the new release earlier if the user chooses to, and only once', async () => {
    const { follow, swapAll, offer, save } = page({ hasUnsaved: true });
    await follow(2);
    offer.mock.calls[0]?.[1]();
    save();
    expect(swapAll).toHaveBeenCalledTimes(1);
  });

  test('withdraws its offer once it runs the release', async () => {
    const { follow, dismiss, save } = page({ hasUnsaved: true });
    await follow(2);
    expect(dismiss).not.toHaveBeenCalled();
    save();
    expect(dismiss).toHaveBeenCalled();
  });

  test('withdraws its offer if its current release becomes the target again', async () => {
    const { follow, dismiss, published, swapAll } = page({ hasUnsaved: true });
    await follow(2);
    published.registry = registryWith('1', 3);
    await follow(3);
    expect(dismiss).toHaveBeenCalled();
    expect(swapAll).not.toHaveBeenCalled();
  });

  test('notes the new release of a screen that it hasn’t loaded, and changes nothing', async () => {
    const { follow, swapAll, revision } = page({ loaded: [] });
    await follow(2);
    expect(revision()).toBe(2);
    expect(swapAll).not.toHaveBeenCalled();
  });

  test('does nothing for a known revision, or if the registry can’t be loaded', async () => {
    const { follow, swapAll, published, revision } = page();
    await follow(1);
    published.registry = null;
    await inTime(follow(2));
    expect(revision()).toBe(1);
    expect(swapAll).not.toHaveBeenCalled();
  });

  test('retries for an announced revision if the network fails or another server doesn’t know it yet', async () => {
    const { follow, swapAll, published, revision, fetchRegistry } = page();
    const [old, next] = [registryWith('1', 1), published.registry];
    for (const answer of [null, old]) fetchRegistry.mockImplementationOnce(async () => answer);
    await inTime(follow(2));
    expect(fetchRegistry).toHaveBeenCalledTimes(3);
    expect(revision()).toBe(next?.revision);
    expect(swapAll).toHaveBeenCalledTimes(1);
  });

  test('uses the last announced revision, whatever the order of responses', async () => {
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

test('A page that is waiting for another host keeps the releases that fit its own', async () => {
  const { follow, swapAll, offer } = page({ waitsForHost: true });
  await follow(2);
  expect(swapAll).not.toHaveBeenCalled();
  expect(offer).not.toHaveBeenCalled();
});
