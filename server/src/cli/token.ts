// Creates a service token: npm run token -- create --name "Order system" --source orders --scope feed:* --expires 2027-12-31
import { Errors } from 'typebox/schema';
import { ServiceTokenNew } from '../exchange/tokens/contract.ts';
import { todayIn } from '@galley/shared/domain/businessDay';
import { readArguments, type CommandHelp } from './arguments.ts';
import { withDatabase } from './command.ts';
import { readConfig } from '../operations/settings.ts';
import { explain } from '../common/explain.ts';
import { ExplainedError } from '../db/explainedError.ts';
import { HttpProblem } from '../http/problem.ts';
import { addToken } from '../exchange/index.ts';

const USAGE =
  'npm run token -- create --name <text> --source <name> --scope <scope> [--scope <scope>]… --expires <YYYY-MM-DD>';
const SCOPES = 'feed:*, feed:<resource>, changes:read, releases:publish:<remote>, inbox:post:<remote>';
const HELP: CommandHelp = {
  about: 'Creates a service token, and prints its secret once.',
  usage: [USAGE],
  options: {
    name: 'what it is for',
    source: 'the system that the external ids come from: a to z, digits and hyphens',
    scope: `what it allows: ${SCOPES}; repeatable`,
    expires: 'its last day, at most two years from now',
  },
  example:
    "npm run token -- create --name 'Order system' --source orders --scope 'feed:*' --expires 2027-12-31",
};

/** What the option of each field must be, in the order of the usage. */
const RULES: Readonly<Record<keyof ServiceTokenNew, string>> = {
  name: '--name must have 1 to 100 characters.',
  source:
    '--source must be a name for the system such as orders: a to z, digits and hyphens, starting with a letter, at most 40 characters.',
  scopes: `--scope must be one of ${SCOPES}.`,
  expiresOn: '--expires must be a day such as 2027-12-31, from today to two years from now.',
};

/** The rules for these fields, and the usage. */
const inOptions = (fields: readonly (string | undefined)[]): string =>
  [
    ...Object.entries(RULES).flatMap(([field, rule]) => (fields.includes(field) ? [rule] : [])),
    `Usage: ${USAGE}.`,
  ].join('\n');

function readOptions(): ServiceTokenNew {
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: {
      name: { type: 'string', default: '' },
      source: { type: 'string', default: '' },
      scope: { type: 'string', multiple: true, default: [] },
      expires: { type: 'string', default: '' },
    },
  });
  if (positionals.join(' ') !== 'create') throw new ExplainedError(`Usage: ${USAGE}.`);
  const { name, source, scope: scopes, expires: expiresOn } = values;
  const newToken = { name, source, scopes, expiresOn };
  const [, faults] = Errors(ServiceTokenNew, newToken);
  if (faults.length > 0)
    throw new ExplainedError(inOptions(faults.map(({ instancePath }) => instancePath.split('/')[1])));
  return newToken;
}

try {
  const newToken = readOptions();
  const { timeZone } = readConfig(process.env, '', '.');
  const maker = { employeeId: null, today: todayIn(timeZone, new Date()), timeZone };
  await withDatabase(async (database) => {
    const { secret } = await database.transaction((transaction) => addToken(transaction, maker, newToken));
    console.error("Copy the token now: it won't be shown again.");
    console.log(secret);
  });
} catch (error) {
  console.error(
    error instanceof HttpProblem
      ? inOptions(error.errors.map(({ field }) => field))
      : (explain(error) ?? error),
  );
  process.exitCode = 1;
}
