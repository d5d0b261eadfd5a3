import { readArguments, type Arguments } from './arguments.ts';
import { ACCEPTED, type CommandName } from './accepted.ts';
import { surplus, type Accepted, type Answer } from './command.ts';
import { HELP } from './help.ts';
import { nearest } from './nearest.ts';
import { runOnServer } from './serverCommands.ts';
import { refused, type Outcome, type RefusalCode } from '../common/outcome.ts';

const EXIT_CODES: Record<RefusalCode, number> = {
  invalid: 2,
  gate: 3,
  unknown: 4,
  exists: 5,
  moved: 5,
  forbidden: 6,
};
const BROKEN = 1;

/** The exit code, and the text for each output. */
export interface CommandOutput {
  code: number;
  out: string;
  err: string;
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(ACCEPTED, name);

async function run({ name, given, store, server, input }: Arguments): Promise<Outcome<Answer>> {
  if (!isCommand(name))
    return refused(
      'invalid',
      `There is no command '${name}'. Did you mean ${nearest(name, Object.keys(ACCEPTED))}? release --help lists them all.`,
    );
  const accepted: Accepted = ACCEPTED[name];
  const tooMuch = surplus(accepted, { words: input.words, options: given });
  if (tooMuch.length > 0) {
    const named = tooMuch.join(', ');
    return refused('invalid', `release ${name} doesn't take ${named}. See release --help.`);
  }
  if (server) return runOnServer(server, name, input);
  // Loaded only here: commands that run on a server don't need the store, its schemas or the gate.
  const [{ commands }, { openStore }, { openTrusted }] = await Promise.all([
    import('./commands.ts'),
    import('../storage/openStore.ts'),
    import('../trust/openTrusted.ts'),
  ]);
  const storage = await (accepted.opensPlain ? openStore(store) : openTrusted(store, process.env));
  return commands[name]({ storage, ...input });
}

const outputOf = (outcome: Outcome<Answer>, json: boolean): Pick<CommandOutput, 'out' | 'err'> => {
  if (json) {
    const answer = outcome.ok ? outcome.value.value : { refused: outcome.refusal };
    return { out: `${JSON.stringify(answer, null, 1)}\n`, err: '' };
  }
  if (outcome.ok) return { out: `${outcome.value.text}\n`, err: '' };
  return { out: '', err: outcome.refusal.reasons.map((reason) => `${reason}\n`).join('') };
};

async function answer(args: string[]): Promise<CommandOutput> {
  const parsed = readArguments(args);
  if (parsed.ok && (parsed.value.help || parsed.value.name === ''))
    return { code: 0, out: `${HELP}\n`, err: '' };
  const outcome = parsed.ok ? await run(parsed.value) : parsed;
  const code = outcome.ok ? 0 : EXIT_CODES[outcome.refusal.code];
  return { code, ...outputOf(outcome, parsed.ok ? parsed.value.json : args.includes('--json')) };
}

/** Runs the command in the arguments and returns its output. */
export async function runCommand(args: string[]): Promise<CommandOutput> {
  try {
    return await answer(args);
  } catch (error) {
    // An error rather than a refusal: the store can't be reached, is full, or has invalid content.
    const reason = error instanceof Error ? error.message : String(error);
    return { code: BROKEN, out: '', err: `release failed: ${reason}\n` };
  }
}
