import { parseArgs, type ParseArgsConfig } from 'node:util';
import { unknownOption } from '@galley/releases/cli/nearest';
import { ExplainedError } from '../db/explainedError.ts';

/** The content of a command's --help. */
export interface CommandHelp {
  /** What it does, as a sentence. */
  about: string;
  /** How to call it, a line for each form. */
  usage: readonly string[];
  /** The meaning of each option, by name. */
  options?: Readonly<Record<string, string>>;
  example: string;
}

/** The text of --help. */
export function helpText({ about, usage, options = {}, example }: CommandHelp): string {
  const names = Object.keys(options);
  const width = Math.max(...names.map((name) => name.length), 'help'.length);
  const lines = Object.entries({ ...options, help: 'this text' }).map(
    ([name, meaning]) => `  --${name.padEnd(width)}  ${meaning}`,
  );
  return [
    about,
    '',
    'Usage:',
    ...usage.map((line) => `  ${line}`),
    '',
    'Options:',
    ...lines,
    '',
    'Example:',
    `  ${example}`,
  ].join('\n');
}

/**
 * Parses the arguments of a command. --help prints its help and exits with 0 (OPS-63).
 * @throws ExplainedError for an unknown option, suggesting the nearest one
 */
export function readArguments<Config extends ParseArgsConfig>(
  help: CommandHelp,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const names = [...Object.keys(config.options ?? {}), 'help'];
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(helpText(help));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const unknown = unknownOption(error, names);
    if (unknown === undefined) throw error;
    throw new ExplainedError(`${unknown} --help lists them all.`);
  }
}
