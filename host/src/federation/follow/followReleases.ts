import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { ScreenStore } from '../screens/screenStore.ts';

export interface FollowerOptions {
  /** Whether the page is waiting to reload with another host; until then it keeps the releases that fit its own. */
  waitsForHost: (registry: PublicRegistry) => boolean;
  fetchRegistry: () => Promise<PublicRegistry | null>;
  /** Lets the page load the registry's releases, and uses that registry from now on. */
  adopt: (registry: PublicRegistry) => void;
  /** The revision that the page uses. */
  revision: () => number;
  /** The target release of a remote for this page; null: none. */
  targetRelease: (remote: string) => string | null;
  /** The loaded screens and forms of remotes. */
  stores: readonly Pick<ScreenStore<never>, 'outdated' | 'swapAll'>[];
  /** Called when loaded or target releases have changed. */
  changed: () => void;
  /** Calls back once nothing is unsaved. @returns a cancel function */
  whenSaved: (call: () => void) => () => void;
  hasUnsaved: () => boolean;
  /** Tells the user that a release is waiting for their input to be saved; `use` runs it now. @returns a function that dismisses it */
  offer: (remotes: readonly string[], use: () => void) => () => void;
}

const RETRY_AFTER_MS = [1000, 2000, 4000, 8000];

/** VER-03: follows deploys and rollbacks without a reload, and never loses unsaved input. */
export function createFollower(parts: FollowerOptions) {
  let stopWaiting: () => void = () => undefined;
  let withdrawOffer: () => void = () => undefined;

  function endWaiting(): void {
    stopWaiting();
    withdrawOffer();
  }
  function swap(whenReady: (call: () => void) => void): void {
    endWaiting();
    const replace = (put: () => void) =>
      whenReady(() => {
        put();
        parts.changed();
      });
    for (const store of parts.stores) store.swapAll(parts.targetRelease, replace);
  }
  const swapAtOnce = () => swap((put) => put());
  // Check again after loading: a form may have been opened meanwhile.
  const swapSaved = () => swap((put) => void parts.whenSaved(put));
  function swapWhenSaved(): void {
    endWaiting();
    stopWaiting = parts.whenSaved(swapSaved);
  }

  let announced = 0;

  /** The registry of a revision, or a later one. The network can fail, and another server can learn of it a moment later. */
  async function registryOf(revision: number): Promise<PublicRegistry | null> {
    for (const delay of [...RETRY_AFTER_MS, undefined]) {
      const registry = await parts.fetchRegistry();
      if (announced !== revision) return null;
      if (registry !== null && registry.revision >= revision) return registry;
      if (delay === undefined) return registry;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
    return null;
  }

  async function follow(revision: number): Promise<void> {
    if (revision === parts.revision()) return;
    announced = revision;
    const registry = await registryOf(revision);
    if (registry === null || registry.revision === parts.revision()) return;
    if (parts.waitsForHost(registry)) return;
    // Anything not loaded yet will simply load in its new release.
    parts.adopt(registry);
    parts.changed();
    const remotes = [...new Set(parts.stores.flatMap((store) => store.outdated(parts.targetRelease)))];
    if (remotes.length === 0) return endWaiting();
    swapWhenSaved();
    if (parts.hasUnsaved()) withdrawOffer = parts.offer(remotes, swapAtOnce);
  }

  return {
    follow,
    /** After a sign-in: a loaded release can be a canary of the previous user. */
    matchPerson: swapWhenSaved,
  };
}
