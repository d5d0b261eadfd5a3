import type { ChangeResult, Move } from '../registry/change.ts';
import type { Verdict } from '../gate/compatibility.ts';
import type { ReleaseDetails } from '../operations/details.ts';
import type { Pair } from '../operations/matrix.ts';
import type { CollectedReleases } from '../operations/gc.ts';
import { audienceText } from '../operations/audience.ts';
import { own } from '../common/own.ts';
import type { Audience, HistoryLine, Operation } from '../registry/schemas.ts';
import type { RemoteStatus, Status } from '../operations/status.ts';
import type { Policy, PolicyKey } from '../trust/schemas.ts';

// The command's output for people.

/** The audience, if not everybody. */
function whom(audience: Partial<Audience>): string {
  const text = audienceText(audience);
  return text === '' ? '' : ` for ${text}`;
}

const moveText = (move: Move): string =>
  `${move.remote ?? 'host'}: ${move.from ?? 'nothing'} → ${move.to ?? 'nothing'}${whom(move)}`;

export const changedText = ({ registry, moves, gate }: ChangeResult): string =>
  [
    ...moves.map(moveText),
    ...gate.reasons.map((reason) => `gate overridden: ${reason}`),
    `revision ${registry.revision}`,
  ].join('\n');

/** The last change to a remote, in words. */
const LAST_CHANGE: Readonly<Record<Operation, string>> = {
  promote: 'promoted',
  rollback: 'rolled back',
  canary: 'canary changed',
  disable: 'disabled',
  enable: 'enabled',
  gc: 'cleaned up',
};

function remoteText(status: RemoteStatus): string {
  const { remote, active, canary, disabled, published, withdrawn, origins, last, isEdited } = status;
  const from = (release: string) => (own(origins, release) ? ` from ${own(origins, release)}` : '');
  const about = [
    ...(canary ? [`canary ${canary.release}${from(canary.release)}${whom(canary)}`] : []),
    ...(disabled === null ? [] : [`DISABLED: ${disabled}`]),
    `${published.length} published`,
    ...Object.entries(withdrawn)
      .filter(([release]) => published.includes(release))
      .map(([release, why]) => `${release} withdrawn: ${why}`),
    ...(isEdited ? ['CHANGED BY HAND'] : []),
    ...(last ? [`${LAST_CHANGE[last.operation]} by ${last.by} at ${last.at}`] : []),
  ];
  return `${remote}: ${active ?? 'nothing'}${from(active ?? '')} (${about.join(', ')})`;
}

export const statusText = ({ revision, host, remotes, findings }: Status & { findings: string[] }): string =>
  [
    `revision ${revision}, host ${host?.release ?? 'none'}`,
    ...remotes.map(remoteText),
    ...findings.map((finding) => `PROBLEM: ${finding}`),
  ].join('\n');

function lineText({
  revision,
  at,
  by,
  operation,
  remote,
  from,
  to,
  reason,
  ...audience
}: HistoryLine): string {
  const move = `${remote ?? 'host'} ${from ?? '-'} → ${to ?? '-'}${whom(audience)}`;
  return `${revision} ${at} ${by} ${operation} ${move}${reason ? ` (${reason})` : ''}`;
}

export const historyText = (lines: readonly HistoryLine[]): string => lines.map(lineText).join('\n');

const pairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

export function detailsText(details: ReleaseDetails): string {
  const { remote, release, version, origin, builtAt, builder, federation, requires, digest, files } = details;
  const { dependencies, fault } = details;
  return [
    `${remote} ${release}, version ${version}`,
    `commit        ${origin ?? 'unknown'}`,
    `built at      ${builtAt}`,
    ...(builder === null
      ? []
      : [
          `built by      ${builder.name}`,
          `built with    Node ${builder.node} on ${builder.platform}, ${pairs(builder.tools)}`,
        ]),
    `federation    ${federation}`,
    `requires      ${pairs(requires) || 'nothing'}`,
    `files         ${files}`,
    `record        ${digest}`,
    `packages      ${dependencies === null ? fault : dependencies.length}`,
    ...(dependencies ?? []).map(
      (one) => `  ${one.name} ${one.version} (${one.licences.join(', ') || 'no license'})`,
    ),
  ].join('\n');
}

export const collectedText = ({ removed }: CollectedReleases): string =>
  removed.length === 0
    ? 'No release is old enough to delete.'
    : removed.map(({ remote, release }) => `removed ${remote} ${release}`).join('\n');

export const verdictText = ({ ok, reasons }: Verdict): string =>
  ok ? 'It passes the gate.' : reasons.join('\n');

export const pairText = ({ host, remote, release, reasons }: Pair): string =>
  `host ${host} with ${remote} ${release}: ${reasons.length === 0 ? 'works' : `doesn't work: ${reasons.join(' ')}`}`;

export const matrixText = (pairs: readonly Pair[]): string => pairs.map(pairText).join('\n');

function keyText({ name, public: key, role, remotes, ended }: PolicyKey): string {
  const what = role === 'team' ? remotes.join(', ') : role;
  const over = ended ? ` ${ended.how.toUpperCase()} ${ended.at}: ${ended.reason}` : '';
  return `${name}: ${what} ${key}${over}`;
}

export const policyText = ({ number, at, reason, keys, records, registry }: Policy): string =>
  [
    `policy ${number}, created ${at}${reason ? `: ${reason}` : ''}`,
    ...keys.map(keyText),
    `Operations vouches for revision ${registry.revision} and for ${records.length} ${records.length === 1 ? 'release' : 'releases'}`,
  ].join('\n');
