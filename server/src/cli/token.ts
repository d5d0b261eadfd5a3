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
const HELP: CommandHelp = {
  about: 'Creates a service token, and prints its secret once.',
  usage: [USAGE],
  options: {
    name: 'what it is for',
    source: 'the system that the external ids come from: a to z, digits and hyphens',
    scope:
      'what it allows: feed:*, feed:orders, changes:read, releases:publish:<remote>, inbox:post:<remote>; repeatable',
    expires: 'its last day, at most two years from now',
  },
  example:
    "npm run token -- create --name 'Order system' --source orders --scope 'feed:*' --expires 2027-12-31",
};

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
  const [, [fault]] = Errors(ServiceTokenNew, newToken);
  if (fault !== undefined)
    throw new ExplainedError(`${fault.instancePath.slice(1)} ${fault.message}\n${USAGE}`);
  return newToken;
}

try {
  const newToken = readOptions();
  const { timeZone } = readConfig(process.env, '', '.');
  const maker = { employeeId: null, today: todayIn(timeZone, new Date()), timeZone };
  await withDatabase(async (database) => {
    const { secret } = await database.transaction((transaction) => addToken(transaction, maker, newToken));
    console.error("Copy it now, it won't be shown again:");
    console.log(secret);
  });
} catch (error) {
  console.error(error instanceof HttpProblem ? error.message : (explain(error) ?? error));
  process.exitCode = 1;
}
