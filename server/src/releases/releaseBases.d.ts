/** Where browsers get the files of releases: from this server, or from other origins that serve the same store. */
export interface ReleaseBases {
  /** Of every remote that has none of its own; without a slash at its end. */
  common: string;
  /** Remote → its own. */
  remotes: Readonly<Record<string, string>>;
}
export declare const OWN_BASES: ReleaseBases;
/** The address of a release's folder. */
export declare function releaseUrl(
  { common, remotes }: ReleaseBases,
  remote: string,
  release: string,
): string;
/** The other origins among them. */
export declare const originsOf: ({ common, remotes }: ReleaseBases) => string[];
