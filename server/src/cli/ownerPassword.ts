// Sets the password that's required to change an account owner: npm run owner-password
// Reads it from GALLEY_PASSWORD or from standard input, never from the command line.
import { SECRET_MAX } from '../companies/prospects/contract.ts';
import { readArguments, type CommandHelp } from './arguments.ts';
import { readPassword, withDatabase } from './command.ts';
import { explain } from '../common/explain.ts';
import { setOwnerPassword } from '../companies/index.ts';

const HELP: CommandHelp = {
  about: 'Sets the account owner password, read from GALLEY_PASSWORD or from standard input.',
  usage: ['npm run owner-password'],
  example: 'npm run owner-password < password.txt',
};

try {
  readArguments(HELP, { options: {} });
  const password = await readPassword(SECRET_MAX);
  await withDatabase((database) => setOwnerPassword(database, password));
  console.log('The account owner password is set.');
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
