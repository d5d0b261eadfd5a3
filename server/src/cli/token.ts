// Makes a service token: pnpm token create --name "Order system" --source orders --scope feed:* --expires 2027-12-31
import { parseArgs } from 'node:util';
import { Errors } from 'typebox/schema';
import { ServiceTokenNew } from '@galley/shared/contract/feedTokens';
import { todayIn } from '@galley/shared/domain/businessDay';
import { withDatabase } from './command.ts';
import { readConfig } from '../config.ts';
import { explain } from '../explain.ts';
import { ExplainedError } from '../explainedError.ts';
import { HttpProblem } from '../http/problem.ts';
import { addToken } from '../tokens/serviceTokens.ts';

const USAGE =
  'pnpm token create --name <text> --source <name> --scope feed:orders [--scope changes:read …] --expires <YYYY-MM-DD>';

function readOptions(): ServiceTokenNew {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string', default: '' },
      source: { type: 'string', default: '' },
      scope: { type: 'string', multiple: true, default: [] },
      expires: { type: 'string', default: '' },
    },
  });
  if (positionals.join(' ') !== 'create') throw new ExplainedError(USAGE);
  const { name, source, scope: scopes, expires: expiresOn } = values;
  const wanted = { name, source, scopes, expiresOn };
  const [, [fault]] = Errors(ServiceTokenNew, wanted);
  if (fault !== undefined)
    throw new ExplainedError(`${fault.instancePath.slice(1)} ${fault.message}\n${USAGE}`);
  return wanted;
}

try {
  const wanted = readOptions();
  const { timeZone } = readConfig(process.env, '', '.');
  const maker = { employeeId: null, today: todayIn(timeZone, new Date()), timeZone };
  await withDatabase(async (database) => {
    const { secret } = await database.transaction((transaction) => addToken(transaction, maker, wanted));
    console.error('This is shown once:');
    console.log(secret);
  });
} catch (error) {
  console.error(error instanceof HttpProblem ? error.message : (explain(error) ?? error));
  process.exitCode = 1;
}
