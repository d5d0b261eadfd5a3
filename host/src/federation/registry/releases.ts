import type { Contributions } from '@galley/shared/host';
import type { RemoteScreen, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';
import type { Person } from '@galley/server/releases/rules/canary';
import { actionDialogsOf, dialogsOf, type RemoteDialog } from './dialogs.ts';
import { chooseRelease, type Choice } from './registry.ts';

/** A remote's screen at `/<remote>` (TEAM-07). */
export type NamedScreen = RemoteScreen & { remote: string };

/** What a remote adds to the command palette (TEAM-10). */
export interface PaletteContribution {
  label: string;
  keywords: readonly string[];
  url: string;
}

interface NamedRelease {
  remote: string;
  release: ReleaseAssets;
}

/**
 * A release's name in the federation runtime (`orders@1.0.0-3f9ab2c1`): each is its own remote, so that two of one can coexist in a
 * page.
 */
const nameOf = (remote: string, { release }: ReleaseAssets) => `${remote}@${release}`;

export interface ReleasesParts {
  /** The page's initial registry; null: it has to be fetched. */
  registry: PublicRegistry | null;
  /** The initial registry if another one has to be fetched; the header uses it until then. */
  before?: PublicRegistry | null;
  /** Called with each registry, before anything in it is loaded. */
  trust: (registry: PublicRegistry) => void;
  /** The signed-in user, on whom canaries depend. */
  person: () => Person;
}

/** The name of a screen whose release can't be read: `my-day` becomes My day. */
const titleOf = (remote: string) =>
  `${remote.charAt(0).toUpperCase()}${remote.slice(1)}`.replaceAll('-', ' ');

/** The page's current registry, and every release that it has listed so far. */
export function createReleases({ registry, before = registry, trust, person }: ReleasesParts) {
  const named = new Map<string, NamedRelease>();
  let current: PublicRegistry | null = null;
  const listeners = new Set<() => void>();

  function take(latest: PublicRegistry): void {
    current = latest;
    for (const [remote, releases] of Object.entries(latest.releases)) {
      for (const release of Object.values(releases)) {
        named.set(nameOf(remote, release), { remote, release });
      }
    }
  }
  if (registry) take(registry);

  const choose = (remote: string): Choice => chooseRelease(current, remote, person());
  const chosen = (remote: string): ReleaseAssets | null => {
    const choice = choose(remote);
    return choice.ok ? choice.release : null;
  };
  const isForPerson = (types: readonly string[] | undefined): boolean =>
    types?.includes(person().type) ?? true;
  const remotes = () => Object.keys({ ...current?.remotes, ...current?.overrides });
  /** A part of each target release, filtered for the signed-in user. */
  const added = <T extends { employeeTypes?: string[] }>(part: (release: ReleaseAssets) => T[] | undefined) =>
    remotes().flatMap((remote) => {
      const release = chosen(remote);
      return (release === null ? [] : (part(release) ?? []))
        .filter(({ employeeTypes = release?.screen?.employeeTypes }) => isForPerson(employeeTypes))
        .map((one) => ({ ...one, remote }));
    });
  /** The release of each remote that the user gets, or would get if it weren't disabled, ordered by remote. */
  const offering = () =>
    remotes()
      .sort()
      .flatMap((remote) => {
        const active = current?.remotes[remote]?.active;
        const release = chosen(remote) ?? (active && current?.releases[remote]?.[active]);
        return release ? [{ remote, release }] : [];
      });
  /** A remote's screen; undefined if it has none, or is disabled without keeping its place. */
  function screenOf(remote: string, page: PublicRegistry): RemoteScreen | undefined {
    const choice = chooseRelease(page, remote, person());
    if (choice.ok) return choice.release.screen;
    // The page says why.
    if (choice.error.kind === 'unregistered') return { title: titleOf(remote) };
    const active = page.remotes[remote]?.active ?? '';
    const screen = page.releases[remote]?.[active]?.screen;
    return screen?.place === undefined ? undefined : screen;
  }
  /** The remotes' screens for the signed-in user, in header order (TEAM-07, TEAM-08, SHELL-04). */
  const remoteScreens = (): NamedScreen[] => {
    const page = current ?? before;
    if (page === null) return [];
    const found = Object.keys({ ...page.remotes, ...page.overrides }).flatMap((remote) => {
      const screen = screenOf(remote, page);
      return screen && isForPerson(screen.employeeTypes) ? [{ ...screen, remote }] : [];
    });
    return found.sort(({ place: one = Infinity }, { place: other = Infinity }) =>
      one === other ? 0 : one - other,
    );
  };
  const dialogs = (): RemoteDialog[] =>
    offering().flatMap(({ remote, release }) => dialogsOf(remote, release));
  return {
    choose,
    nameOf,
    adopt: (latest: PublicRegistry): void => {
      trust(latest);
      take(latest);
      for (const listener of listeners) listener();
    },
    hasRegistry: (): boolean => current !== null,
    revision: (): number => current?.revision ?? 0,
    isOverridden: (remote: string): boolean => current?.overrides?.[remote] !== undefined,
    /** The target release of a remote for this page; null: none. */
    targetRelease: (remote: string): string | null => chosen(remote)?.release ?? null,
    /** Whether this container's release is the target release of its remote. */
    isTarget: (container: string): boolean =>
      remotes().some((remote) => chosen(remote)?.container === container),
    /** Subscribes to changes of the registry. @returns unsubscribe */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remoteScreens,
    /** The palette entries of remotes for the signed-in user (TEAM-10). */
    entries: (): PaletteContribution[] =>
      added(({ palette }) => palette).map(({ remote, label, keywords = [], query }) => ({
        label,
        keywords,
        url: `/${remote}${query ? `?${query}` : ''}`,
      })),
    /** The remotes' additions to other remotes' pages and to the inbox (TEAM-13, TEAM-14, TEAM-18). */
    contributions: (): Contributions => ({
      actions: added(({ actions }) => actions),
      chips: added(({ chips }) => chips),
      topics: added(({ topics }) => topics),
    }),
    /** The dialogs that remotes offer. */
    dialogs,
    /** A dialog by its current or earlier name; undefined if no release offers it. */
    dialog: (name: string): RemoteDialog | undefined => {
      const offered = dialogs();
      return (
        offered.find((one) => one.name === name) ??
        offered.find(({ formerly }) => formerly === name) ??
        offering()
          .flatMap(({ remote, release }) => actionDialogsOf(remote, release))
          .find((one) => one.name === name)
      );
    },
    byName: (name: string): NamedRelease | undefined => named.get(name),
  };
}

export type Releases = ReturnType<typeof createReleases>;
