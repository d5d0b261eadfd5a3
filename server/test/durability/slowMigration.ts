// Run by a test that kills it: migrates the database as a start does, each migration slowed down.
import { readConfig } from '#server/operations/settings';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import { steps } from './migrationSteps.ts';

/** After how much of a migration's work it pauses, in seconds: half-way is where a kill would show. */
const PAUSE_S = 0.03;

const { databaseUrl, dataDir } = readConfig(process.env, '', process.cwd());
const database = await openDatabase({ databaseUrl, dataDir, onLost: () => undefined });
let step = 0;
await migrate(
  {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (transaction) =>
          work({
            query: (text) => transaction.query(text),
            script: async (text) => {
              await transaction.script(text);
              if (text.includes('pg_advisory')) return;
              process.stdout.write(`step ${(step += 1)}\n`);
              await transaction.script(`SELECT pg_sleep(${PAUSE_S})`);
            },
          }),
        options,
      ),
  },
  steps,
);
await database.close();
