import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { ComponentType } from 'react';
import { HOST } from './host.ts';
import type { LoaderIo } from '../files/io.ts';
import type { LoadError } from '../errors/loadError.ts';
import { appliedStyles } from './plugins/appliedStyles.ts';
import { chosenRelease } from './plugins/chosenRelease.ts';
import { exportedComponents } from './plugins/exportedComponents.ts';
import { createReport, loadReports } from './plugins/loadReports.ts';
import { namedReleases } from './plugins/namedReleases.ts';
import { retriedChunks } from './plugins/retriedChunks.ts';
import { verifiedEntries } from './plugins/verifiedEntries.ts';
import { failureOf } from '../errors/remoteFailure.ts';
import { remoteIn } from '../registry/dialogs.ts';
import { createReleases, type ReleasesParts } from '../registry/releases.ts';
import { shared } from './shared.ts';

/** `container` names the release in the page: its styles apply to elements with that name. */
export type Loaded<C = ComponentType> = { ok: true; Component: C; release: string; container: string };
export type NotLoaded = { ok: false; error: LoadError; release: string | null };
export type LoadResult<C = ComponentType> = Loaded<C> | NotLoaded;

export interface LoadOptions {
  /** Check the registry first: perhaps another release has become active since the page was opened. */
  fresh?: boolean;
  /** The page may be reloaded when the release's files are gone and the registry has moved on. */
  mayReload?: boolean;
}

type LoaderParts = ReleasesParts & { io: LoaderIo };

const NOT_OFFERED = { kind: 'contract', detail: 'It has no such dialog.' } as const;

/** Remotes built with `externalRuntime` look for the runtime's core under this name. */
const RUNTIME_CORE = '_FEDERATION_RUNTIME_CORE';

/** Loads components of remotes with the federation runtime. Never throws and caches nothing: failures are typed results, and reported. */
export function createLoader({ io, ...parts }: LoaderParts) {
  Object.assign(globalThis, { [RUNTIME_CORE]: runtimeCore });
  const releases = createReleases(parts);
  const report = createReport(io, releases);
  const instance = createInstance({
    name: HOST,
    remotes: [],
    shared: shared(),
    shareStrategy: 'loaded-first',
    plugins: [
      chosenRelease(releases),
      loadReports(io, releases, report),
      verifiedEntries(io, releases),
      appliedStyles(io, releases),
      retriedChunks(io),
      exportedComponents(),
      namedReleases(releases),
    ],
  });

  async function refresh(): Promise<void> {
    const latest = await io.fetchRegistry();
    if (latest) releases.adopt(latest);
  }

  async function reloadIfMoved(): Promise<void> {
    const known = releases.revision();
    await refresh();
    if (releases.revision() !== known) io.reloadOnce(releases.revision());
  }

  /**
   * Loads the target release, and checks the target again after loading: a release that was rolled back in the meantime must not be shown.
   * @param nameOf the component's name in the current release; undefined if it has none
   */
  async function loadTarget<C>(remote: string, nameOf: () => string | undefined): Promise<LoadResult<C>> {
    const choice = releases.choose(remote);
    if (!choice.ok) {
      report(remote, null, 0, choice.error);
      return { ...choice, release: null };
    }
    const { release, container } = choice.release;
    const name = nameOf();
    if (name === undefined) return { ok: false, error: NOT_OFFERED, release };
    let result: LoadResult<C>;
    try {
      const module = await instance.loadRemote<Record<string, C>>(`${remote}/${name}`);
      const Component = module?.[name];
      if (Component === undefined) throw new Error('It has no content.');
      result = { ok: true, Component, release, container };
    } catch (thrown) {
      result = { ok: false, error: failureOf(thrown), release };
    }
    return releases.targetRelease(remote) === release ? result : loadTarget(remote, nameOf);
  }

  const remoteOf = (name: string): string => releases.dialog(name)?.remote ?? remoteIn(name);

  async function load<C>(
    remote: string,
    nameOf: () => string | undefined,
    options: LoadOptions,
  ): Promise<LoadResult<C>> {
    if (options.fresh || !releases.hasRegistry()) await refresh();
    const result = await loadTarget<C>(remote, nameOf);
    if (!result.ok && options.mayReload && result.error.kind === 'gone') await reloadIfMoved();
    return result;
  }

  return {
    /** The module `./Screen` with its export `Screen`. */
    loadScreen: async (remote: string, options: LoadOptions = {}): Promise<LoadResult> =>
      load(remote, () => 'Screen', options),
    /** The component of a dialog, by the dialog's name: `orders/share`. */
    loadDialog: async <C>(name: string, options: LoadOptions = {}): Promise<LoadResult<C>> =>
      load<C>(remoteOf(name), () => releases.dialog(name)?.module.slice('./'.length), options),
    /** The dialog's remote. */
    remoteOf,
    /** Whether the files of a remote's screen have come with the page, so that they only have to run. */
    isPreloaded: (remote: string): boolean => {
      const choice = releases.choose(remote);
      if (!choice.ok) return false;
      const { entry, modules } = choice.release;
      const { js = [], css = [] } = modules['./Screen'] ?? {};
      return [entry, ...js, ...css].every(({ url }) => io.preloadOf(url) === 'arrived');
    },
    /** Uses this registry from now on. */
    adopt: releases.adopt,
    revision: releases.revision,
    targetRelease: releases.targetRelease,
    isTarget: releases.isTarget,
    isOverridden: releases.isOverridden,
    remoteScreens: releases.remoteScreens,
    entries: releases.entries,
    contributions: releases.contributions,
    dialogs: releases.dialogs,
    dialog: releases.dialog,
    subscribe: releases.subscribe,
    choose: releases.choose,
    /** A failure after loading: the component threw while rendering. */
    reportFailure: (remote: string, release: string, error: LoadError) => report(remote, release, 0, error),
  };
}
