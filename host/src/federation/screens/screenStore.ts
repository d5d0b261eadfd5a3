import type { ComponentType } from 'react';
import type { LoadOptions, LoadResult, Loaded, NotLoaded } from '../loading/loader.ts';

type ScreenState<C = ComponentType> =
  | { status: 'pending' }
  | ({ status: 'loaded' } & Loaded<C>)
  | ({ status: 'failed' } & NotLoaded);

const PENDING = { status: 'pending' } as const;

const settled = <C>(result: LoadResult<C>): ScreenState<C> =>
  result.ok ? { status: 'loaded', ...result } : { status: 'failed', ...result };

interface Entry<C> {
  state: ScreenState<C> | null;
  listeners: Set<() => void>;
}

/**
 * The load state of each remote's screen or form, by name. Plain state instead of React.lazy, which caches failures forever, and
 * Suspense, which delays a ready screen by up to 300 ms.
 */
export function createScreenStore<Name extends string, C = ComponentType>(
  load: (name: Name, options: LoadOptions) => Promise<LoadResult<C>>,
  /** The remote that a screen or form belongs to. */
  remoteOf: (name: Name) => string,
) {
  const entries = new Map<Name, Entry<C>>();

  function entryOf(name: Name): Entry<C> {
    const entry: Entry<C> = entries.get(name) ?? { state: null, listeners: new Set() };
    entries.set(name, entry);
    return entry;
  }

  function put(entry: Entry<C>, state: ScreenState<C>): void {
    // A failure is dropped once it isn't shown: the next visit retries.
    entry.state = state.status === 'failed' && entry.listeners.size === 0 ? null : state;
    for (const listener of entry.listeners) listener();
  }

  async function start(name: Name, options: LoadOptions): Promise<void> {
    const entry = entryOf(name);
    put(entry, PENDING);
    put(entry, settled(await load(name, options)));
  }

  const loadedEntries = () =>
    [...entries].flatMap(([name, { state }]) => (state?.status === 'loaded' ? [[name, state] as const] : []));

  /** The screens with their releases; null: the release was disabled. */
  const shown = () =>
    [...entries].flatMap(([name, { state }]): (readonly [Name, string | null])[] => {
      if (state?.status === 'loaded') return [[name, state.release]];
      return state?.status === 'failed' && state.error.kind === 'disabled' ? [[name, null]] : [];
    });

  const stateOf = (name: Name): ScreenState<C> => entries.get(name)?.state ?? PENDING;

  /** Loads a screen before it is shown: while the pointer is on its link, or when idle. Never rejects. */
  async function prefetch(name: Name): Promise<void> {
    if (!entryOf(name).state) await start(name, {});
  }

  return {
    stateOf,
    prefetch,
    show(name: Name): void {
      if (!entryOf(name).state) void start(name, { mayReload: true });
    },
    retry: (name: Name): void => void start(name, { fresh: true, mayReload: true }),
    subscribe(name: Name, listener: () => void): () => void {
      const entry = entryOf(name);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0 && entry.state?.status === 'failed') entry.state = null;
      };
    },
    /** The remotes whose loaded release isn't the `targetRelease`. */
    outdated: (targetRelease: (remote: string) => string | null): string[] =>
      shown()
        .filter(([name, release]) => release !== targetRelease(remoteOf(name)))
        .map(([name]) => remoteOf(name)),
    /**
     * Replaces each release that isn't the target release, after the target has loaded and `whenReady` has called back.
     */
    swapAll(targetRelease: (remote: string) => string | null, whenReady: (call: () => void) => void): void {
      for (const [name, release] of shown()) {
        if (release === targetRelease(remoteOf(name))) continue;
        void load(name, {}).then((result) => {
          // If the target release can't be loaded, the old one stays, unless it was disabled.
          if (!result.ok && result.error.kind !== 'disabled') return;
          whenReady(() => {
            if (result.release === targetRelease(remoteOf(name))) put(entryOf(name), settled(result));
          });
        });
      }
    },
    /** The containers of loaded releases. */
    containers: (): string[] => loadedEntries().map(([, { container }]) => container),
    /** The remotes that run in this page, with their releases (SHELL-07). */
    loaded: (): { name: Name; release: string }[] =>
      loadedEntries().map(([name, { release }]) => ({ name, release })),
  };
}

export type ScreenStore<Name extends string> = ReturnType<typeof createScreenStore<Name>>;
