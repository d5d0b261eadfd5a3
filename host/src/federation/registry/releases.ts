import type { Contributions } from '@galley/shared/host';
import type { RemoteScreen, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';
import type { Person } from '@galley/server/releases/rules/canary';
import { actionDialogsOf, dialogsOf, type RemoteDialog } from './dialogs.ts';
import { chooseRelease, type Choice } from './registry.ts';

/** A screen that a remote brings along, at `/<remote>` (TEAM-07). */
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
 * As the federation runtime knows a release (`orders@1.0.0-3f9ab2c1`): each is a remote of its own, so that two of one remote can live in one
 * page.
 */
const nameOf = (remote: string, { release }: ReleaseAssets) => `${remote}@${release}`;

export interface ReleasesParts {
  /** The registry the page came with; null: it has to be fetched. */
  registry: PublicRegistry | null;
  /** What the page came with, where another has to be fetched: until then the header is as it says. */
  before?: PublicRegistry | null;
  /** Told of each registry, before anything of it is loaded. */
  trust: (registry: PublicRegistry) => void;
  /** Who is signed in: decides about canaries. */
  person: () => Person;
}

/** What a screen is called of whose release nothing can be read: `my-day` is My day. */
const titleOf = (remote: string) =>
  `${remote.charAt(0).toUpperCase()}${remote.slice(1)}`.replaceAll('-', ' ');

/** The registry that the page goes by, and every release that it has named so far. */
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
  /** A part of each release that runs, as far as it is for who is signed in. */
  const added = <T extends { employeeTypes?: string[] }>(part: (release: ReleaseAssets) => T[] | undefined) =>
    remotes().flatMap((remote) => {
      const release = chosen(remote);
      return (release === null ? [] : (part(release) ?? []))
        .filter(({ employeeTypes = release?.screen?.employeeTypes }) => isForPerson(employeeTypes))
        .map((one) => ({ ...one, remote }));
    });
  /** What people get of each remote, or would if it were not disabled, in the order of the remotes' names. */
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
    // The link's page says why.
    if (choice.error.kind === 'unregistered') return { title: titleOf(remote) };
    const active = page.remotes[remote]?.active ?? '';
    const screen = page.releases[remote]?.[active]?.screen;
    return screen?.place === undefined ? undefined : screen;
  }
  /** The screens that remotes bring along, for who is signed in, in the order of the header (TEAM-07, TEAM-08, SHELL-04). */
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
    isOnTrial: (remote: string): boolean => current?.overrides?.[remote] !== undefined,
    /** The release of a remote that this page is to run; null: none may. */
    targetRelease: (remote: string): string | null => chosen(remote)?.release ?? null,
    /** Whether the release of this container is the one to run, of any remote. */
    isTarget: (container: string): boolean =>
      remotes().some((remote) => chosen(remote)?.container === container),
    /** Subscribes to changes of the registry. @returns unsubscribe */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remoteScreens,
    /** What remotes add to the command palette, for who is signed in (TEAM-10). */
    entries: (): PaletteContribution[] =>
      added(({ palette }) => palette).map(({ remote, label, keywords = [], query }) => ({
        label,
        keywords,
        url: `/${remote}${query ? `?${query}` : ''}`,
      })),
    /** What they add to the pages of other remotes and to the inbox (TEAM-13, TEAM-14, TEAM-18). */
    contributions: (): Contributions => ({
      actions: added(({ actions }) => actions),
      chips: added(({ chips }) => chips),
      topics: added(({ topics }) => topics),
    }),
    /** The dialogs that remotes offer. */
    dialogs,
    /** A dialog by its name, or by its earlier one; undefined where no release offers it. */
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
