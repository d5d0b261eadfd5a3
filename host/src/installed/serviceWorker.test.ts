import { afterEach, expect, jest, test } from '@jest/globals';
import { registryWith } from '../federation/registry/testRegistry.ts';
import { foldersOf, keepFilesOf, startServiceWorker } from './serviceWorker.ts';

/** Gives the page a service worker container; null: none. */
function withWorkers(container: object | null): void {
  if (container === null) Reflect.deleteProperty(navigator, 'serviceWorker');
  else Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
}
afterEach(() => withWorkers(null));

test('the files of registered releases, of registered hosts and of the running host are kept (INST-04)', () => {
  const registry = {
    ...registryWith('2', 7),
    hostRelease: { active: '1.1.0', canary: { release: '1.2.0', percent: 5 } },
  };
  const folders = foldersOf(registry);
  expect(folders.slice(0, 3)).toEqual([
    `${location.origin}/host/1.0.0/`,
    `${location.origin}/host/1.1.0/`,
    `${location.origin}/host/1.2.0/`,
  ]);
  const entries = Object.values(registry.releases).flatMap((byId) =>
    Object.values(byId).map(({ entry }) => new URL(entry.url, location.origin).href),
  );
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect(folders.some((folder) => entry.startsWith(folder))).toBe(true);
});

test('the worker learns which files to keep once it is active (INST-04)', async () => {
  const postMessage = jest.fn();
  withWorkers({ ready: Promise.resolve({ active: { postMessage } }) });
  const registry = registryWith('2', 7);
  keepFilesOf(registry, false);
  await Promise.resolve();
  await Promise.resolve();
  expect(postMessage).toHaveBeenCalledWith({ keep: foldersOf(registry) });
});

test.each([
  ['came through the worker is kept, as long as it runs what the registry names', 3, true, true],
  ['did not come through the worker is not kept: the device lacks some of its files', 0, true, false],
  ['waits to be reloaded is not kept', 3, false, false],
])('a page that %s (INST-11)', async (_what, workerStart, pageToo, isKept) => {
  const postMessage = jest.fn();
  withWorkers({ ready: Promise.resolve({ active: { postMessage } }) });
  // jsdom has none.
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ workerStart }],
    configurable: true,
  });
  const registry = registryWith('2', 7);
  keepFilesOf(registry, pageToo);
  await Promise.resolve();
  await Promise.resolve();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  const page = isKept ? { path: location.pathname, revision: 7 } : undefined;
  expect(postMessage).toHaveBeenCalledWith({ keep: foldersOf(registry), page });
});

test('a page works without a service worker if the browser has none or refuses it (INST-03)', async () => {
  startServiceWorker();
  keepFilesOf(registryWith('2', 7), false);
  const register = jest.fn<(url: string) => Promise<void>>().mockRejectedValue(new Error('refused'));
  withWorkers({ register });
  startServiceWorker();
  await Promise.resolve();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

test('each page checks for a newer worker (INST-07)', async () => {
  const update = jest.fn(async () => undefined);
  withWorkers({ register: async () => ({ update }) });
  startServiceWorker();
  await Promise.resolve();
  await Promise.resolve();
  expect(update).toHaveBeenCalledTimes(1);
});
