// Keeps a small database of today's schema for the tests of later ones: node server/test/dist/upgrades/keep.js
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LEFT_OUT } from '#server/operations/backup/contents';
import { postgresProgram } from '#server/operations/backup/programs';
import { migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations';
import { openPostgres } from '#server/db/postgres';
import { ensureReference } from '#server/db/reference';
import { ensureDemo } from '#server/demo/ensureDemo';
import { using } from '../durability/store.ts';
import { root } from '../places.ts';
import { TEST_ZONE } from '../db/testing.ts';
import { startTestPostgres } from '../db/testPostgres.ts';

const upTo = Number(process.argv[2] ?? migrations.at(-1)?.number);
const cluster = await startTestPostgres();
try {
  await using(
    openPostgres(cluster.url, () => undefined),
    async (database) => {
      await migrate(
        database,
        migrations.filter(({ number }) => number <= upTo),
      );
      await ensureReference(database);
      const onProgress = () => undefined;
      await ensureDemo(database, { size: 'small', lines: 60, timeZone: TEST_ZONE, onProgress });
    },
  );
  // As statements, which the embedded database runs as well.
  const without = LEFT_OUT.map((table) => `--exclude-table-data=public.${table}`);
  const args = [
    '--no-owner',
    '--no-privileges',
    '--inserts',
    '--rows-per-insert=200',
    ...without,
    cluster.url,
  ];
  const script = execFileSync(postgresProgram('pg_dump'), args, { encoding: 'utf8', maxBuffer: 1e9 })
    // Without statements that only psql or only newer servers understand.
    .replaceAll(/^(\\(un)?restrict .*|SET transaction_timeout = 0;|CREATE SCHEMA public;)$/gm, '');
  const file = path.join(root, 'server/test/upgrades', `${String(upTo).padStart(4, '0')}.sql.gz`);
  writeFileSync(file, gzipSync(script, { level: 9 }));
} finally {
  await cluster.stop();
}
