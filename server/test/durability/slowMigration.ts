// A test runs this and kills it. It migrates the database as a server does at startup, but slows down each migration.
import { readConfig } from '#server/operations/settings';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import { steps } from './migrationSteps.ts';

/** How long it pauses halfway through a migration, in seconds: that's where a kill would show. */
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
