import type { BroughtScreen, PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isScreen = (value: unknown): value is BroughtScreen =>
  typeof value === 'object' && value !== null && 'title' in value && isText(value.title);

/** The release that a machine serves at an address, as its release.json describes it; null when it does not. */
async function readRelease(address: string): Promise<ReleaseAssets | null> {
  const folder = address.replace(/\/+$/, '');
  try {
    const answer = await fetch(`${folder}/release.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    const record: unknown = answer.ok ? await answer.json() : null;
    const { release, version, container, entry, integrity, screen } = record as Record<string, unknown>;
    if (![release, version, container, entry, integrity].every(isText)) return null;
    return {
      release: `${String(release)} (${folder})`,
      version: String(version),
      container: String(container),
      entry: { url: `${folder}/${String(entry)}`, integrity: String(integrity) },
      modules: {},
      ...(isScreen(screen) ? { screen: { title: screen.title } } : {}),
    };
  } catch {
    return null;
  }
}

/** Adds to a registry the builds on this machine that the server lets the page use, each with its hash. */
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
