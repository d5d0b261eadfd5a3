import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { CommandInput } from './command.ts';
import { unknownOption } from './nearest.ts';
import { isServerAddress } from './serverAddress.ts';
import { runsOnServer } from './serverCommands.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';

const OPTIONS = {
  store: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  host: { type: 'string' },
  percent: { type: 'string' },
  employee: { type: 'string', multiple: true },
  type: { type: 'string', multiple: true },
  off: { type: 'boolean' },
  role: { type: 'string' },
  remote: { type: 'string', multiple: true },
  server: { type: 'string' },
  token: { type: 'string' },
  'expect-revision': { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export interface Arguments {
  /** The command's name; empty if none was given. */
  name: string;
  /** The given options, by name. */
  given: string[];
  /** The location of the release store, as written. */
  store: string;
  /** The server that runs the command instead of this process, if any. */
  server: { url: string; token: string } | undefined;
  json: boolean;
  help: boolean;
  input: Omit<CommandInput, 'storage'>;
}

/** A user in a container has a number, and often no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

type Numbers = Record<string, number>;

/** Parses numeric options; rejects the first invalid one. */
function numbers(texts: Record<string, string | undefined>, pattern: RegExp): Outcome<Numbers> {
  const given = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const wrong = given.find(([, text]) => !pattern.test(text));
  if (wrong) return refused('invalid', `--${wrong[0]} takes a number, not '${wrong[1]}'.`);
  return done(Object.fromEntries(given.map(([name, text]) => [name, Number(text)])));
}

/** A public key in base64url that starts with a hyphen, as one in 64 does: it would be parsed as options. */
const HYPHEN_KEY = /^-[\w-]{42}$/;

/** Why the arguments can't be parsed. */
function explained(error: unknown): string {
  const unknown = unknownOption(error, Object.keys(OPTIONS));
  if (unknown !== undefined) return `${unknown} release --help lists them all.`;
  return error instanceof Error ? error.message : String(error);
}

function parse(args: string[]) {
  const keys = args.filter((word) => HYPHEN_KEY.test(word));
  const others = args.filter((word) => !HYPHEN_KEY.test(word));
  try {
    return done(
      parseArgs({
        args: [...others, ...(keys.length > 0 ? ['--'] : []), ...keys],
        options: OPTIONS,
        allowPositionals: true,
      }),
    );
  } catch (error) {
    return refused('invalid', explained(error));
  }
}

/** Parses the command line; rejects invalid arguments. */
export function readArguments(args: string[]): Outcome<Arguments> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const {
    values,
    positionals: [name = '', ...words],
  } = parsed.value;
  const { keep, days, 'expect-revision': revision } = values;
  const whole = numbers({ keep, days, 'expect-revision': revision }, /^\d+$/);
  if (!whole.ok) return whole;
  const shares = numbers({ percent: values.percent }, /^\d+(\.\d+)?$/);
  if (!shares.ok) return shares;
  if (values.force && !values.reason) return refused('invalid', '--force needs a --reason.');
  if (values.store !== undefined && values.server !== undefined)
    return refused('invalid', 'Give either --store or --server.');
  const isForServer = values.store === undefined && runsOnServer(name);
  const url = values.server ?? (isForServer ? process.env.RELEASE_SERVER : undefined);
  const token = values.token ?? process.env.RELEASE_TOKEN;
  if (url && !isServerAddress(url))
    return refused('invalid', `--server takes an address such as https://galley.example, not '${url}'.`);
  if (url && !token) return refused('invalid', '--server needs a --token, or RELEASE_TOKEN.');
  const expectRevision = whole.value['expect-revision'];
  return done({
    name,
    given: Object.keys(values),
    store: values.store || process.env.RELEASE_STORE || 'releases-store',
    server: url && token ? { url, token } : undefined,
    json: values.json ?? false,
    help: values.help ?? false,
    input: {
      words,
      to: values.to,
      host: values.host,
      percent: shares.value.percent,
      employees: values.employee,
      types: values.type,
      off: values.off ?? false,
      role: values.role,
      remotes: values.remote ?? [],
      keep: whole.value.keep,
      days: whole.value.days,
      options: {
        by: values.by ?? systemUser(),
        reason: values.reason ?? null,
        force: values.force ?? false,
        dryRun: values['dry-run'] ?? false,
        ...(expectRevision === undefined ? {} : { expectRevision }),
      },
    },
  });
}
