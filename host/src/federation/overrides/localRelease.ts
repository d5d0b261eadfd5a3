import type { RemoteScreen, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

type Recorded = RemoteScreen & { list?: object };
const isScreen = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && 'title' in value && isText(value.title);

/** The fields of a screen that a page shows. Its audience doesn't matter on the machine that builds it. */
const pageScreen = ({ list, employeeTypes: _all, ...screen }: Recorded): RemoteScreen => ({
  ...screen,
  ...(list ? { isList: true } : {}),
});

/** What a release adds to the app besides its screen. */
type Parts = Omit<ReleaseAssets, 'release' | 'version' | 'container' | 'entry' | 'modules' | 'screen'>;

const areLabeled = (part: unknown): boolean =>
  Array.isArray(part) && part.every((one: unknown) => isText((one as { label?: unknown } | null)?.label));
const areDialogs = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.values(part).every((one: { module?: unknown } | null) => isText(one?.module));

/** Which values of each part are valid. The type requires every part of a release here, so none is left out. */
const IS_VALID: Record<keyof Parts, (part: unknown) => boolean> = {
  dialogs: areDialogs,
  palette: areLabeled,
  actions: areLabeled,
  chips: areLabeled,
  topics: areLabeled,
};

/** The additions of a record to other pages (TEAM-05), without invalid parts. */
const partsOf = (record: Record<string, unknown>): Parts =>
  Object.fromEntries(
    Object.entries(IS_VALID).flatMap(([name, isValid]) =>
      isValid(record[name]) ? [[name, record[name]]] : [],
    ),
  );

/** The release that a machine serves at an address, as its release.json describes it; null if it can't be read. */
async function readRelease(address: string): Promise<ReleaseAssets | null> {
  const folder = address.replace(/\/+$/, '');
  try {
    const answer = await fetch(`${folder}/release.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) return null;
    const record = (await answer.json()) as Record<string, unknown>;
    const { release, version, container, entry, integrity, screen } = record;
    if (![release, version, container, entry, integrity].every(isText)) return null;
    return {
      release: `${String(release)} (${folder})`,
      version: String(version),
      container: String(container),
      entry: { url: `${folder}/${String(entry)}`, integrity: String(integrity) },
      modules: {},
      ...(isScreen(screen) ? { screen: pageScreen(screen) } : {}),
      ...partsOf(record),
    };
  } catch {
    return null;
  }
}

/** Adds to a registry the local builds that the server lets the page use, each with its hash. */
export async function withLocalReleases(registry: PublicRegistry): Promise<PublicRegistry> {
  const local = Object.entries(registry.overrides ?? {}).filter(
    ([, { release, isAllowed }]) => isAllowed && URL.canParse(release),
  );
  if (local.length === 0) return registry;
  const releases = { ...registry.releases };
  for (const [remote, { release }] of local) {
    const found = await readRelease(release);
    if (found !== null) releases[remote] = { ...releases[remote], [release]: found };
  }
  return { ...registry, releases };
}
