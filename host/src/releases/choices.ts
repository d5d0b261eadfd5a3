import type { ReleaseStatus } from '@galley/server/releases/operating/contract';
import { auditTime } from '../audit/auditTime.ts';

export type Remote = ReleaseStatus['remotes'][number];

export interface Choice {
  release: string;
  /** The release, and what distinguishes it from the others. */
  label: string;
}

/** Every published release of a remote: the active one first, then newest first. */
export function releasesOf({ published, builtAt, active }: Remote): string[] {
  const time = (release: string) => builtAt?.[release] ?? '';
  const others = published
    .filter((release) => release !== active)
    .toSorted((one, other) => time(other).localeCompare(time(one)));
  return active !== null && published.includes(active) ? [active, ...others] : others;
}

/** The alternatives for a remote: every published release except the active one, newest first. */
export function choicesOf(remote: Remote | undefined): Choice[] {
  if (remote === undefined) return [];
  const { published, builtAt, origins, withdrawn, active, canary } = remote;
  const about = (release: string) =>
    [
      ...(release === canary?.release ? ['the canary'] : []),
      ...(origins?.[release]?.includes('uncommitted') ? ['uncommitted'] : []),
      ...(withdrawn?.[release] === undefined ? [] : ['withdrawn']),
    ].map((text) => `, ${text}`);
  const time = (release: string) => builtAt?.[release] ?? '';
  const built = (release: string) => {
    if (builtAt === undefined) return '';
    return time(release) === '' ? ', its record is broken' : `, built ${auditTime(time(release)).business}`;
  };
  return published
    .filter((release) => release !== active)
    .toSorted((one, other) => time(other).localeCompare(time(one)))
    .map((release) => ({
      release,
      label: `${release}${built(release)}${about(release).join('')}`,
    }));
}
