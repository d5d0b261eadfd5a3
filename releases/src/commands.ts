import { endCanary, startCanary } from './canary.ts';
import type { ChangeOptions } from './change.ts';
import { disable, enable } from './disable.ts';
import { checkRelease } from './gate.ts';
import { readHistory } from './history.ts';
import { readHostRecord } from './host-record.ts';
import { done, refused, type Outcome } from './outcome.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { readRegistry } from './records.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import type { Storage } from './storage.ts';
import { changedText, historyText, statusText, verdictText } from './texts.ts';

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
  percent?: number | undefined;
  /** End the canary. */
  off?: boolean;
}

type Command = (input: CommandInput) => Promise<Outcome<Answer>>;

function answer<T>(outcome: Outcome<T>, text: (value: T) => string): Outcome<Answer> {
  return outcome.ok ? done({ value: outcome.value, text: text(outcome.value) }) : outcome;
}

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
    return answer(await promote(storage, { ...options, remotes, ...lent }), changedText);
  },
  rollback: async ({ storage, words: [remote], to, options }) => {
    if (remote === undefined) return usage('rollback <remote> [--to <release>]');
    const target = to === undefined ? {} : { to };
    return answer(await rollback(storage, { ...options, ...target, remote }), changedText);
  },
  canary: async ({ storage, words: [remote, release], percent, off = false, options }) => {
    const wrong = usage('canary <remote> <release> --percent <n>, or canary <remote> --off');
    if (remote === undefined || off !== (percent === undefined)) return wrong;
    const named = release === undefined ? {} : { release };
    if (percent === undefined)
      return answer(await endCanary(storage, { ...options, ...named, remote }), changedText);
    if (release === undefined) return wrong;
    return answer(await startCanary(storage, { ...options, remote, release, percent }), changedText);
  },
  disable: async ({ storage, words: [remote], options: { reason, ...options } }) =>
    remote === undefined || !reason
      ? usage('disable <remote> --reason <text>')
      : answer(await disable(storage, { ...options, remote, reason }), changedText),
  enable: async ({ storage, words: [remote], options }) =>
    remote === undefined
      ? usage('enable <remote>')
      : answer(await enable(storage, { ...options, remote }), changedText),
};
