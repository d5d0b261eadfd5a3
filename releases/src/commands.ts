import type { Changed, ChangeOptions } from './change.ts';
import type { Verdict } from './compatibility.ts';
import { checkRelease } from './gate.ts';
import { readHistory } from './history.ts';
import { readHostRecord } from './host-record.ts';
import { done, refused, type Outcome } from './outcome.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { readRegistry } from './records.ts';
import { rollback } from './rollback.ts';
import { status, type Status } from './status.ts';
import type { HistoryLine } from './schemas.ts';
import type { Storage } from './storage.ts';

/** What a command has to say: a value for programs, and the same as text. */
export interface Answer {
  value: unknown;
  text: string;
}

export interface CommandInput {
  storage: Storage;
  /** The words after the command's name. */
  words: string[];
  options: Omit<ChangeOptions, 'operation'>;
  to?: string | undefined;
  host?: string | undefined;
}

type Command = (input: CommandInput) => Promise<Outcome<Answer>>;

function answer<T>(outcome: Outcome<T>, text: (value: T) => string): Outcome<Answer> {
  return outcome.ok ? done({ value: outcome.value, text: text(outcome.value) }) : outcome;
}

const changed = ({ registry, moves, gate }: Changed): string =>
  [
    ...moves.map(({ remote, from, to }) => `${remote ?? 'host'}: ${from ?? 'nothing'} → ${to}`),
    ...gate.reasons.map((reason) => `forced although: ${reason}`),
    `revision ${registry.revision}`,
  ].join('\n');

const statusText = ({ revision, host, remotes }: Status): string =>
  [
    `revision ${revision}, host ${host?.release ?? 'none'}`,
    ...remotes.map(
      ({ remote, active, published, last }) =>
        `${remote}: ${active ?? 'nothing'} (${published.length} published${last ? `, ${last.operation} by ${last.by} at ${last.at}` : ''})`,
    ),
  ].join('\n');

const historyText = (lines: HistoryLine[]): string =>
  lines
    .map(
      ({ revision, at, by, operation, remote, from, to, reason }) =>
        `${revision} ${at} ${by} ${operation} ${remote ?? 'host'} ${from ?? '-'} → ${to ?? '-'}${reason ? ` (${reason})` : ''}`,
    )
    .join('\n');

const verdictText = ({ ok, reasons }: Verdict): string => (ok ? 'It may run.' : reasons.join('\n'));

const usage = (words: string) => refused('invalid', `Write: release ${words}`);

export const commands: Record<string, Command> = {
  status: async ({ storage }) => answer(done(await status(storage)), statusText),
  history: async ({ storage, words: [remote] }) => {
    const lines = await readHistory(storage);
    return answer(done(remote ? lines.filter((line) => line.remote === remote) : lines), historyText);
  },
  publish: async ({ storage, words: [dist] }) =>
    dist === undefined
      ? usage('publish <dist folder>')
      : answer(await publish(storage, dist), ({ remote, release }) => `published ${remote} ${release}`),
  gate: async ({ storage, words: [remote, release] }) => {
    if (remote === undefined || release === undefined) return usage('gate <remote> <release>');
    const { host } = await readRegistry(storage);
    const verdict = await checkRelease(storage, host, remote, release);
    return verdict.ok ? answer(done(verdict), verdictText) : refused('gate', ...verdict.reasons);
  },
  promote: async ({ storage, words: [remote, release], host, options }) => {
    if ((remote === undefined) !== (release === undefined)) return usage('promote <remote> <release>');
    if (remote === undefined && host === undefined) return usage('promote <remote> <release>');
    const remotes = remote === undefined || release === undefined ? {} : { [remote]: release };
    const lent = host === undefined ? {} : { host: await readHostRecord(host) };
    return answer(await promote(storage, { ...options, remotes, ...lent }), changed);
  },
  rollback: async ({ storage, words: [remote], to, options }) => {
    if (remote === undefined) return usage('rollback <remote> [--to <release>]');
    const target = to === undefined ? {} : { to };
    return answer(await rollback(storage, { ...options, ...target, remote }), changed);
  },
};
