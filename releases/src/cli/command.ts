import { done, refused, type Outcome } from '../common/outcome.ts';
import type { ChangeOptions } from '../registry/change.ts';
import type { Storage } from '../storage/storage.ts';

/** A command's result: as a value for programs, and as text. */
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
  employees?: string[] | undefined;
  types?: string[] | undefined;
  keep?: number | undefined;
  days?: number | undefined;
  /** End the canary. */
  off?: boolean;
  /** For a key: its owner's role, and the remotes that it can release. */
  role?: string | undefined;
  remotes?: string[];
}

/** The arguments that a command accepts. */
export interface Accepted {
  /** The maximum number of words. */
  words: number;
  /** Its options in addition to those of every command. */
  takes: readonly string[];
  /** The command opens the store without verification, and verifies what it reads. */
  opensPlain?: boolean;
}

export type Run = (input: CommandInput) => Promise<Outcome<Answer>>;

const EVERY_COMMAND = new Set(['store', 'by', 'json', 'help', 'server', 'token']);
export function answer<T>(outcome: Outcome<T>, text: (value: T) => string): Outcome<Answer> {
  return outcome.ok ? done({ value: outcome.value, text: text(outcome.value) }) : outcome;
}

/** The answer of a command that writes, or of its dry run. */
export function written<T>(
  outcome: Outcome<T>,
  { dryRun = false }: CommandInput['options'],
  text: (value: T) => string,
): Outcome<Answer> {
  if (!outcome.ok || !dryRun) return answer(outcome, text);
  return done({
    value: { dryRun, ...outcome.value },
    text: `Dry run, nothing was written. Result:\n${text(outcome.value)}`,
  });
}

export const CANARY_USAGE =
  'canary <remote> <release> with --percent <n>, --employee <email> or --type <employee type>, or canary <remote> --off';

export const usage = (words: string) => refused('invalid', `Usage: release ${words}`);

/** Rejects surplus words and options instead of ignoring them. */
export const surplus = (
  { words, takes }: Accepted,
  given: { words: string[]; options: string[] },
): string[] => [
  ...given.words.slice(words).map((word) => `'${word}'`),
  ...given.options
    .filter((option) => !EVERY_COMMAND.has(option) && !takes.includes(option))
    .map((option) => `--${option}`),
];
