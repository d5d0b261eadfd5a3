// Rebuilds or verifies the index of order search: npm run order-search -- rebuild | verify
// With PostgreSQL, servers can keep running. `verify` lists the differences between the index and the order lines, and exits with 1 if
// there are any.
import { readArguments, type CommandHelp } from './arguments.ts';
import { withDatabase } from './command.ts';
import { explain } from '../common/explain.ts';
import { ExplainedError } from '../db/explainedError.ts';
import { differenceText, rebuild, verify } from '../orders/index.ts';

const HELP: CommandHelp = {
  about:
    'Rebuilds the index of order search, or compares it with the order lines. With PostgreSQL, servers can keep running; with the embedded database, stop the server first.',
  usage: ['npm run order-search -- rebuild', 'npm run order-search -- verify'],
  example: 'npm run order-search -- verify',
};
const onProgress = (done: number, all: number) => {
  if (done % 10 === 0 || done === all) console.log(`  ${done} of ${all} parts`);
};

try {
  const { positionals } = readArguments(HELP, { allowPositionals: true });
  const [command] = positionals;
  if (positionals.length !== 1 || (command !== 'rebuild' && command !== 'verify'))
    throw new ExplainedError(`Usage: ${HELP.usage.join(', or ')}.`);
  await withDatabase(async (database) => {
    if (command === 'rebuild') {
      await rebuild(database, onProgress);
      console.log('Order search index rebuilt.');
      return;
    }
    const differences = await verify(database, onProgress);
    for (const difference of differences) console.log(`✗ ${differenceText(difference)}`);
    if (differences.length > 0) process.exitCode = 1;
    else console.log('The index of order search matches the order lines.');
  });
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
