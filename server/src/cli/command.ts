import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { readConfig, type ServerConfig } from '../operations/settings.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { ensureReference } from '../db/reference.ts';
import { ExplainedError } from '../db/explainedError.ts';

/** Reads a password from GALLEY_PASSWORD or from standard input, never from the command line, which other users can list. */
export async function readPassword(longest: number): Promise<string> {
  const prompt = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stdout.write('Password, then Enter:\n');
  const password = process.env.GALLEY_PASSWORD ?? (await prompt[Symbol.asyncIterator]().next()).value;
  prompt.close();
  if (typeof password !== 'string' || password.length === 0 || password.length > longest) {
    throw new ExplainedError(
      `The password must have 1 to ${longest} characters. Pass it in GALLEY_PASSWORD or on standard input.`,
    );
  }
  return password;
}

/** The server's configuration, from the environment of the command. */
export const commandConfig = (): ServerConfig =>
  readConfig(process.env, '', fileURLToPath(new URL('../../../', import.meta.url)));

/** Works on the configured database, after migrating it to the current schema. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { databaseUrl, databaseSessionUrl, dataDir } = commandConfig();
  const onLost = () => undefined;
  const database = await openDatabase({ databaseUrl, databaseSessionUrl, dataDir, onLost });
  try {
    await migrate(database);
    await ensureReference(database);
    await work(database);
  } finally {
    await database.close();
  }
}
