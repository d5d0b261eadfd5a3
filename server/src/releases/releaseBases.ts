/** Where browsers get the files of releases: from this server, or from other origins that serve the same store. */
export interface ReleaseBases {
  /** For remotes without a base of their own; without a trailing slash. */
  common: string;
  /** Remote → its own base. */
  remotes: Readonly<Record<string, string>>;
}

export const OWN_BASES: ReleaseBases = { common: '/remotes', remotes: {} };

/** The address of a release's folder. */
export function releaseUrl({ common, remotes }: ReleaseBases, remote: string, release: string): string {
  const base = Object.hasOwn(remotes, remote) ? remotes[remote] : common;
  return `${base}/${remote}/${release}`;
}

/** The origins other than this server's. */
export const originsOf = ({ common, remotes }: ReleaseBases): string[] => [
  ...new Set(
    [common, ...Object.values(remotes)]
      .filter((base) => URL.canParse(base))
      .map((base) => new URL(base).origin),
  ),
];
