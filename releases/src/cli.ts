import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commands, type Answer } from './commands.ts';
import { folderStorage } from './folder-storage.ts';
import { HELP } from './help.ts';
import { refused, type Outcome, type RefusalCode } from './outcome.ts';

const EXIT_CODES: Record<RefusalCode, number> = { invalid: 2, gate: 3, unknown: 4, exists: 5, moved: 5 };

const OPTIONS = {
  store: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  host: { type: 'string' },
  'expect-revision': { type: 'string' },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Parsed = Exclude<ReturnType<typeof parse>, string>;

async function run({ values, positionals: [name = '', ...words] }: Parsed): Promise<Outcome<Answer>> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return refused('invalid', `There is no command '${name}'. release --help names them all.`);
  if (values.force && !values.reason) return refused('invalid', '--force needs a --reason.');
  const expected = values['expect-revision'];
  if (expected !== undefined && !/^\d+$/.test(expected)) {
    return refused('invalid', `--expect-revision takes a number, not '${expected}'.`);
  }
  return command({
    storage: folderStorage(path.resolve(values.store ?? process.env.RELEASE_STORE ?? 'releases-store')),
    words,
    to: values.to,
    host: values.host,
    options: {
      by: values.by ?? userInfo().username,
      reason: values.reason ?? null,
      force: values.force,
      ...(expected === undefined ? {} : { expectRevision: Number(expected) }),
    },
  });
}

function print(outcome: Outcome<Answer>, json: boolean): void {
  if (json)
    console.log(JSON.stringify(outcome.ok ? outcome.value.value : { refused: outcome.refusal }, null, 1));
  else if (outcome.ok) console.log(outcome.value.text);
  else for (const reason of outcome.refusal.reasons) console.error(reason);
}

const parsed = parse(process.argv.slice(2));
if (typeof parsed === 'string') {
  console.error(parsed);
  process.exitCode = EXIT_CODES.invalid;
} else if (parsed.values.help || parsed.positionals.length === 0) {
  console.log(HELP);
} else {
  const outcome = await run(parsed);
  print(outcome, parsed.values.json);
  if (!outcome.ok) process.exitCode = EXIT_CODES[outcome.refusal.code];
}
