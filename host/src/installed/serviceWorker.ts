import type { PublicRegistry } from '@galley/shared/contract/releases';

/** What lib.dom doesn't know yet. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(url: string): string };
    }
  | undefined;

/** Set by the build: the folder of this host release's files on the server. */
declare const GALLEY_HOST_PATH: string;

/** The server defines the same name in server/src/web/pwaFiles.ts. */
const WORKER = '/service-worker.js';

let address: string | undefined;

/** A policy name can only be used once per page. */
function workerAddress(): string {
  address ??=
    typeof trustedTypes === 'undefined'
      ? WORKER
      : trustedTypes.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER);
  return address;
}

/** Absent on a page without TLS. */
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Registers the service worker (INST-03), or looks for a newer one (INST-07). A page works the same without it. */
export function startServiceWorker(): void {
  const register = async () => {
    const registration: ServiceWorkerRegistration | undefined = await workers()?.register(workerAddress());
    // The browser checks by itself, but not while the worker has a pending request.
    await registration?.update();
  };
  void register().catch(() => undefined);
}

const absolute = (path: string) => new URL(path, location.origin).href;
const folderOf = (file: string) => new URL('.', absolute(file)).href;

/** The folders of all releases that a registry names, and of this page's host. */
export function foldersOf({ hostRelease, releases }: PublicRegistry): string[] {
  const hosts = [hostRelease?.active, hostRelease?.canary?.release].filter((host) => host !== undefined);
  const remotes = Object.values(releases).flatMap((byId) => Object.values(byId));
  return [
    absolute(GALLEY_HOST_PATH),
    ...hosts.map((host) => absolute(`/host/${host}/`)),
    ...remotes.map(({ entry }) => folderOf(entry.url)),
  ];
}

/** Whether this page came through the worker, so that everything it has loaded since is also stored. */
const isLoadedByWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceResourceTiming).workerStart > 0);

/**
 * Lets the service worker remove the files of releases that are no longer registered (INST-04).
 * @param pageToo also store this page, for when the server can't be reached (INST-11)
 */
export function keepFilesOf(registry: PublicRegistry, pageToo: boolean): void {
  const page =
    pageToo && isLoadedByWorker() ? { path: location.pathname, revision: registry.revision } : undefined;
  void workers()?.ready.then(({ active }) => active?.postMessage({ keep: foldersOf(registry), page }));
}
