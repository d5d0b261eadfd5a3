import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { Person } from '@galley/shared/domain/canary';
import type { ComponentType } from 'react';
import { loadChunks, type ModuleResult } from './chunks.ts';
import { createEntryLoader } from './entry.ts';
import type { LoaderIo } from './io.ts';
import type { LoadError } from './loadError.ts';
import { chooseRelease, type Choice } from './registry.ts';
import type { Runtime } from './runtime.ts';

export type Loaded = { ok: true; Component: ComponentType; release: string };
export type NotLoaded = { ok: false; error: LoadError; release: string | null };
export type LoadResult = Loaded | NotLoaded;

export interface LoadOptions {
  /** Look at the registry first: perhaps another release has become active since the page was opened. */
  fresh?: boolean;
  /** The page may be reloaded when the release's files are gone and the registry has moved on. */
  mayReload?: boolean;
}

export interface LoaderParts {
  io: LoaderIo;
  runtime: Runtime;
  /** The registry the page came with; null: it has to be fetched. */
  registry: PublicRegistry | null;
  /** Told of each registry, before anything of it is loaded. */
  trust: (registry: PublicRegistry) => void;
  /** Who is signed in: decides about canaries. */
  person: () => Person;
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** A remote's exposed module `./Screen` holds the component as its export of that name. */
function componentOf(
  result: ModuleResult,
  name: string,
): { ok: true; Component: ComponentType } | { ok: false; error: LoadError } {
  if (!result.ok) return result;
  const { module } = result;
  const Component: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (isComponent(Component)) return { ok: true, Component };
  return { ok: false, error: { kind: 'contract', detail: `It exports no component ${name}.` } };
}

/** Loads components of remotes. Never throws and keeps no results: every failure is a typed answer, and reported. */
export function createLoader({ io, runtime, registry, trust, person }: LoaderParts) {
  const loadEntry = createEntryLoader(io, runtime.hasContainer);
  let current = registry;

  async function refresh(): Promise<void> {
    const latest = await io.fetchRegistry();
    if (!latest) return;
    trust(latest);
    current = latest;
  }

  async function run(choice: Choice, name: string) {
    if (!choice.ok) return choice;
    const { release } = choice;
    if (release.isSelfContained !== true) {
      const lent = await loadChunks(io, runtime.lendCore);
      if (!lent.ok) return lent;
    }
    const error = await loadEntry(release);
    if (error) return { ok: false as const, error };
    return componentOf(await loadChunks(io, () => runtime.loadModule(release, `./${name}`)), name);
  }

  const choose = (remote: string) => chooseRelease(current, remote, person());
  const releaseOf = (choice: Choice): string | null => (choice.ok ? choice.release.release : null);
  const wanted = (remote: string): string | null => releaseOf(choose(remote));

  /** What the registry wants at the end: it may change meanwhile, and a release that was taken back must not be shown. */
  async function runWanted(
    remote: string,
    name: string,
  ): Promise<{ release: string | null; result: Awaited<ReturnType<typeof run>> }> {
    const choice = choose(remote);
    const release = releaseOf(choice);
    const result = await run(choice, name);
    return wanted(remote) === release ? { release, result } : runWanted(remote, name);
  }

  function report(remote: string, release: string | null, durationMs: number, error: LoadError | null): void {
    // How a release fares on trial says nothing of how it fares with people.
    if (current?.overrides?.[remote]) return;
    const choice = choose(remote);
    io.report({
      remote,
      release: release ?? '',
      status: error ? 'failed' : 'loaded',
      durationMs: Math.round(durationMs),
      errorClass: error?.kind ?? null,
      revision: current?.revision ?? 0,
      canary: choice.ok && choice.isCanary && choice.release.release === release,
    });
  }

  async function reloadIfMoved(): Promise<void> {
    const known = current?.revision;
    await refresh();
    if (current && current.revision !== known) io.reloadOnce(current.revision);
  }

  return {
    /** @param name the component's name: `Screen` loads `./Screen` and takes its export `Screen` */
    async load(remote: string, name: string, options: LoadOptions = {}): Promise<LoadResult> {
      const started = io.now();
      if (options.fresh || !current) await refresh();
      const { release, result } = await runWanted(remote, name);
      report(remote, release, io.now() - started, result.ok ? null : result.error);
      if (result.ok) return { ...result, release: release ?? '' };
      if (options.mayReload && result.error.kind === 'gone') await reloadIfMoved();
      return { ...result, release };
    },
    /** Whether the files of a remote's screen have come with the page, so that they only have to be run. */
    isAtHand: (remote: string): boolean => {
      const choice = choose(remote);
      if (!choice.ok) return false;
      const { entry, modules } = choice.release;
      const { js = [], css = [] } = modules['./Screen'] ?? {};
      return [entry, ...js, ...css].every(({ url }) => io.preloadOf(url) === 'arrived');
    },
    /** Loads by this registry from now on. */
    adopt: (registry: PublicRegistry): void => {
      trust(registry);
      current = registry;
    },
    revision: (): number => current?.revision ?? 0,
    /** The release of a remote that this page is to run; null: none may. */
    wanted,
    /** A failure after loading: the component threw while it rendered. */
    reportFailure: (remote: string, release: string, error: LoadError) => report(remote, release, 0, error),
  };
}
