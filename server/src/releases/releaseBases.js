export const OWN_BASES = { common: '/remotes', remotes: {} };
/** The address of a release's folder. */
export function releaseUrl({ common, remotes }, remote, release) {
  const base = Object.hasOwn(remotes, remote) ? remotes[remote] : common;
  return `${base}/${remote}/${release}`;
}
/** The other origins among them. */
export const originsOf = ({ common, remotes }) => [
  ...new Set(
    [common, ...Object.values(remotes)]
      .filter((base) => URL.canParse(base))
      .map((base) => new URL(base).origin),
  ),
];
//# sourceMappingURL=releaseBases.js.map
