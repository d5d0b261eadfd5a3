// Moves the data of the embedded database to PostgreSQL: npm run move
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain } from '../common/explain.ts';
import { FOLDER, openEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { BackupError, copyToPostgres, endProgramsBySignal } from '../operations/index.ts';
import { readConfig } from '../operations/settings.ts';
import { readArguments, type CommandHelp } from './arguments.ts';

const HELP: CommandHelp = {
  about:
    "Copies everything from the embedded database in DATA_DIR into the empty PostgreSQL database in DATABASE_URL, and compares the counts. The embedded database keeps its data, and gets this version's schema.",
  usage: ['npm run move'],
  example: 'DATABASE_URL=postgresql://galley@localhost/galley npm run move',
};

const formatted = (count: number) => count.toLocaleString('en-US');

async function main(): Promise<void> {
  readArguments(HELP, {});
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const { databaseUrl, databaseSessionUrl, dataDir } = readConfig(process.env, '', root);
  // PostgreSQL's programs need a direct session.
  const to = databaseSessionUrl ?? databaseUrl;
  if (to === undefined) throw new BackupError('Set DATABASE_URL to an empty PostgreSQL database.');
  if (!existsSync(path.join(dataDir, FOLDER)))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder that has it.`);
  const database = await openEmbedded(dataDir);
  try {
    await migrate(database);
    const { rows } = await copyToPostgres(database, to);
    for (const [name, count] of Object.entries(rows))
      if (count > 0) console.log(`  ${name}: ${formatted(count)}`);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `All ${formatted(all)} rows are in PostgreSQL. Start the server with this DATABASE_URL and the same DATA_DIR and FILES_STORE as before: files stay where they are.`,
    );
  } finally {
    await database.close();
  }
}

endProgramsBySignal();

try {
  await main();
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
