import { satisfy } from '@module-federation/enhanced/runtime';
import { own } from '../common/own.ts';
import { isHostPage } from '../record/hostRecord.ts';
import type { HostRecord, ReleaseRecord } from '../record/schemas.ts';

export interface Verdict {
  ok: boolean;
  /** Every reason against, in sentences; none when ok. */
  reasons: string[];
}

type Contributions = Pick<ReleaseRecord, 'screen' | 'palette' | 'exposes'>;

const majorMinor = (version: string) => version.split('.').slice(0, 2).join('.');

function againstRange(host: HostRecord, module: string, range: string): string | null {
  if (range.startsWith('workspace:')) {
    return `It requires ${module} ${range}, which is no range outside the workspace it was built in.`;
  }
  const provided = own(host.provides, module);
  if (provided === undefined) return `It requires ${module} ${range}, which the host does not provide.`;
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

/** The names that a release imports and the host does not export (REL-25); none where one of them does not say. */
function missingNames(host: HostRecord, imports: ReleaseRecord['imports']): string[] {
  return Object.entries(imports ?? {}).flatMap(([module, names]) => {
    const exported = own(host.exports ?? {}, module);
    const missing = names.filter((name) => exported?.includes(name) === false);
    return missing.length === 0
      ? []
      : [`It imports ${listed(missing)} from ${module}, which host ${host.release} does not export.`];
  });
}

/** What is against the screen that a release brings along (TEAM-09). */
function againstScreen({ remote, screen, exposes }: Pick<ReleaseRecord, 'remote' | 'screen' | 'exposes'>) {
  if (screen === undefined) return [];
  return [
    ...(isHostPage(remote) ? [`/${remote} is a page of the host: the remote needs another name.`] : []),
    ...(exposes.includes('./Screen') ? [] : ['It has a link in the header, and does not expose ./Screen.']),
  ];
}

/** As employees have them. */
const EMPLOYEE_TYPES = ['Sales', 'Account Manager', 'Operations'];

/** Employee types that there are not: nobody would find what is for them. */
const strangers = (field: string, types: readonly string[] = []): string[] =>
  types
    .filter((type) => !EMPLOYEE_TYPES.includes(type))
    .map((type) => `${field}: ${type} is no employee type (${EMPLOYEE_TYPES.join(', ')}).`);

/** What is against what a record adds to the page beside its modules (TEAM-10). */
function againstContributions({ screen, palette = [], exposes }: Contributions): string[] {
  const labels = palette.map(({ label }) => label);
  return [
    ...strangers('screen.employeeTypes', screen?.employeeTypes),
    ...palette.flatMap(({ label, employeeTypes }, index) => [
      ...(labels.indexOf(label) < index ? [`palette[${index}].label: ${label} is there already.`] : []),
      ...strangers(`palette[${index}].employeeTypes`, employeeTypes),
    ]),
    ...(palette.length > 0 && !exposes.includes('./Screen')
      ? ['palette: it opens the screen of the remote, which does not expose ./Screen.']
      : []),
  ];
}

/** Whether a host can run a release of a remote. Collects every reason; never throws. */
export function checkCompatibility(
  host: HostRecord,
  remote: Contributions & Pick<ReleaseRecord, 'remote' | 'requires' | 'imports' | 'federation'>,
): Verdict {
  const ranges = Object.entries(remote.requires).map(([module, range]) => againstRange(host, module, range));
  const missing = (own(host.needs, remote.remote) ?? [])
    .filter((module) => !remote.exposes.includes(module))
    .map((module) => `The host needs ${module} of it, which it does not expose.`);
  const federation =
    majorMinor(host.federation) === majorMinor(remote.federation)
      ? null
      : `It is built for federation ${remote.federation}, and the host for ${host.federation}.`;
  const reasons = [
    ...ranges,
    ...missingNames(host, remote.imports),
    ...missing,
    ...againstScreen(remote),
    ...againstContributions(remote),
    federation,
  ].filter((reason) => reason !== null);
  return { ok: reasons.length === 0, reasons };
}
