// Sets the password that a change of an account owner asks for: pnpm owner-password
// It is read from GALLEY_PASSWORD or from standard input, never from the command line.
import { parseArgs } from 'node:util';
import { SECRET_MAX } from '@galley/shared/contract/prospects';
import { readPassword, withDatabase } from './command.ts';
import { explain } from './explain.ts';
import { setOwnerPassword } from './prospects/variables.ts';

try {
  parseArgs({ options: {} });
  const password = await readPassword(SECRET_MAX);
  await withDatabase((database) => setOwnerPassword(database, password));
  console.log('The account owner password is set.');
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
