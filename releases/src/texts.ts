import type { Changed, Move } from './change.ts';
import type { Verdict } from './compatibility.ts';
import type { Collected } from './gc.ts';
import type { HistoryLine } from './schemas.ts';
import type { RemoteStatus, Status } from './status.ts';

// What the command prints for people.

const share = (percent: number | undefined) => (percent === undefined ? '' : ` for ${percent} %`);

const moveText = ({ remote, from, to, percent }: Move): string =>
  `${remote ?? 'host'}: ${from ?? 'nothing'} → ${to ?? 'nothing'}${share(percent)}`;

export const changedText = ({ registry, moves, gate }: Changed): string =>
  [
    ...moves.map(moveText),
    ...gate.reasons.map((reason) => `forced although: ${reason}`),
    `revision ${registry.revision}`,
  ].join('\n');

function remoteText({ remote, active, canary, disabled, published, last }: RemoteStatus): string {
  const about = [
    ...(canary ? [`canary ${canary.release}${share(canary.percent)}`] : []),
    ...(disabled === null ? [] : [`DISABLED: ${disabled}`]),
    `${published.length} published`,
    ...(last ? [`${last.operation} by ${last.by} at ${last.at}`] : []),
  ];
  return `${remote}: ${active ?? 'nothing'} (${about.join(', ')})`;
}

export const statusText = ({ revision, host, remotes }: Status): string =>
  [`revision ${revision}, host ${host?.release ?? 'none'}`, ...remotes.map(remoteText)].join('\n');

export const historyText = (lines: readonly HistoryLine[]): string =>
  lines
    .map(
      ({ revision, at, by, operation, remote, from, to, percent, reason }) =>
        `${revision} ${at} ${by} ${operation} ${remote ?? 'host'} ${from ?? '-'} → ${to ?? '-'}${share(percent)}${reason ? ` (${reason})` : ''}`,
    )
    .join('\n');

export const collectedText = ({ removed }: Collected): string =>
  removed.length === 0
    ? 'No release is old enough to go.'
    : removed.map(({ remote, release }) => `removed ${remote} ${release}`).join('\n');

export const verdictText = ({ ok, reasons }: Verdict): string => (ok ? 'It may run.' : reasons.join('\n'));
