import { satisfy } from '@module-federation/enhanced/runtime';
import { own } from '../common/own.ts';
import type { HostRecord, ReleaseRecord } from '../record/schemas.ts';
import { againstContributions, type Contributions } from './contributions.ts';
import { missingDialogs } from './dialogs.ts';

export interface Verdict {
  ok: boolean;
  /** All reasons against it, as sentences; empty if ok. */
  reasons: string[];
}

const majorMinor = (version: string) => version.split('.').slice(0, 2).join('.');

function againstRange(host: HostRecord, module: string, range: string): string | null {
  if (range.startsWith('workspace:')) {
    return `It requires ${module} ${range}, which only works in the workspace where it was built.`;
  }
  const provided = own(host.provides, module);
  if (provided === undefined) return `It requires ${module} ${range}, which the host doesn't provide.`;
  // Federation's own rule, which differs from npm's on prereleases.
  return satisfy(provided, range)
    ? null
    : `It requires ${module} ${range}, and the host provides ${provided}.`;
}

/** `a`, `b` and `c`. */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

/** The names that a release imports and the host doesn't export (REL-25); empty if one of the two records lists no names. */
function missingNames(host: HostRecord, imports: ReleaseRecord['imports']): string[] {
  return Object.entries(imports ?? {}).flatMap(([module, names]) => {
    const exported = own(host.exports ?? {}, module);
    const missing = names.filter((name) => exported?.includes(name) === false);
    return missing.length === 0
      ? []
      : [`It imports ${listed(missing)} from ${module}, which host ${host.release} doesn't export.`];
  });
}

/** Whether a host can run a remote's release. Collects every reason; never throws. */
export function checkCompatibility(
  host: HostRecord,
  remote: Contributions & Pick<ReleaseRecord, 'requires' | 'imports' | 'federation'>,
): Verdict {
  const ranges = Object.entries(remote.requires).map(([module, range]) => againstRange(host, module, range));
  const missing = (own(host.needs ?? {}, remote.remote) ?? [])
    .filter((module) => !remote.exposes.includes(module))
    .map((module) => `The host needs this remote's ${module}, which the release doesn't expose.`);
  const isHidden =
    remote.exposes.includes('./Screen') &&
    remote.screen === undefined &&
    own(host.needs ?? {}, remote.remote) === undefined;
  const federation =
    majorMinor(host.federation) === majorMinor(remote.federation)
      ? null
      : `It was built for federation ${remote.federation}; the host was built for ${host.federation}.`;
  const reasons = [
    ...ranges,
    ...missingNames(host, remote.imports),
    ...missing,
    ...missingDialogs(host.opens, remote).map(
      (name) => `Host ${host.release} opens \`${name}\`, which this release doesn't offer.`,
    ),
    isHidden ? 'It exposes ./Screen, but its record describes no screen, so nobody would find it.' : null,
    ...againstContributions(remote),
    federation,
  ].filter((reason) => reason !== null);
  return { ok: reasons.length === 0, reasons };
}
