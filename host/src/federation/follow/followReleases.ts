import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { ScreenStore } from '../screens/screenStore.ts';

export interface FollowerOptions {
  /** Whether the page waits to be loaded anew, with another host: until then it stays with the releases that fit its own. */
  waitsForHost: (registry: PublicRegistry) => boolean;
  fetchRegistry: () => Promise<PublicRegistry | null>;
  /** Lets the page load what the registry names, and chooses by it from now on. */
  adopt: (registry: PublicRegistry) => void;
  /** The revision the page chooses by. */
  revision: () => number;
  /** The release of a remote that the page is to run; null: none may. */
  targetRelease: (remote: string) => string | null;
  /** Everything of remotes that is loaded: screens, and forms. */
  stores: readonly Pick<ScreenStore<never>, 'outdated' | 'swapAll'>[];
  /** Told when what is loaded or wanted has changed. */
  changed: () => void;
  /** Calls back once nothing is unsaved. @returns cancel */
  whenSaved: (call: () => void) => () => void;
  hasUnsaved: () => boolean;
  /** Tells the person that another release waits for their input to be saved; `use` does not wait. @returns how to dismiss it */
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
  // Once more when the release has loaded: a form may have been begun meanwhile.
  const swapSaved = () => swap((put) => void parts.whenSaved(put));
  function swapWhenSaved(): void {
    endWaiting();
    stopWaiting = parts.whenSaved(swapSaved);
  }

  let announced = 0;

  /** The registry of a revision, or a later one. The network may fail, and another server may learn of it a moment later. */
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
    // What is not loaded yet is simply loaded in its new release when it is wanted.
    parts.adopt(registry);
    parts.changed();
    const remotes = [...new Set(parts.stores.flatMap((store) => store.outdated(parts.targetRelease)))];
    if (remotes.length === 0) return endWaiting();
    swapWhenSaved();
    if (parts.hasUnsaved()) withdrawOffer = parts.offer(remotes, swapAtOnce);
  }

  return {
    follow,
    /** After a sign-in: a loaded release may be a canary of the person before. */
    matchPerson: swapWhenSaved,
  };
}
