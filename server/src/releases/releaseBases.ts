/** Where browsers get the files of releases: from this server, or from other origins that serve the same store. */
export interface ReleaseBases {
  /** Of every remote that has none of its own; without a slash at its end. */
  common: string;
  /** Remote → its own. */
  remotes: Readonly<Record<string, string>>;
}

export const OWN_BASES: ReleaseBases = { common: '/remotes', remotes: {} };

/** The address of a release's folder. */
export function releaseUrl({ common, remotes }: ReleaseBases, remote: string, release: string): string {
  const base = Object.hasOwn(remotes, remote) ? remotes[remote] : common;
  return `${base}/${remote}/${release}`;
}

/** The other origins among them. */
export const originsOf = ({ common, remotes }: ReleaseBases): string[] => [
  ...new Set(
    [common, ...Object.values(remotes)]
      .filter((base) => URL.canParse(base))
      .map((base) => new URL(base).origin),
  ),
];
