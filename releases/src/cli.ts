import { readArguments, type Arguments } from './arguments.ts';
import { commands, surplus, type Answer } from './commands.ts';
import { HELP } from './help.ts';
import { openStore } from './open-store.ts';
import { refused, type Outcome, type RefusalCode } from './outcome.ts';

const EXIT_CODES: Record<RefusalCode, number> = { invalid: 2, gate: 3, unknown: 4, exists: 5, moved: 5 };
const BROKEN = 1;

async function run({ name, given, store, input }: Arguments): Promise<Outcome<Answer>> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return refused('invalid', `There is no command '${name}'. release --help names them all.`);
  const tooMuch = surplus(command, { words: input.words, options: given });
  if (tooMuch.length > 0) {
    const named = tooMuch.join(', ');
    return refused('invalid', `release ${name} does not take ${named}: release --help shows what it takes.`);
  }
  return command.run({ storage: await openStore(store), ...input });
}

function print(outcome: Outcome<Answer>, json: boolean): void {
  if (json)
    console.log(JSON.stringify(outcome.ok ? outcome.value.value : { refused: outcome.refusal }, null, 1));
  else if (outcome.ok) console.log(outcome.value.text);
  else for (const reason of outcome.refusal.reasons) console.error(reason);
}

/** Does what the arguments say, and says what came of it. @returns the exit code */
async function main(args: string[]): Promise<number> {
  const parsed = readArguments(args);
  if (parsed.ok && (parsed.value.help || parsed.value.name === '')) {
    console.log(HELP);
    return 0;
  }
  const outcome = parsed.ok ? await run(parsed.value) : parsed;
  print(outcome, parsed.ok ? parsed.value.json : args.includes('--json'));
  return outcome.ok ? 0 : EXIT_CODES[outcome.refusal.code];
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // Not a refusal: the store can't be reached, is full, or holds something that is not ours.
  console.error(`release broke off: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = BROKEN;
}
