import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import { ensureDemo } from '#server/demo/ensureDemo';
import type { Database } from '#server/db/database';
import { openEmbedded } from '#server/db/embedded';
import { FolderInUseError } from '#server/db/folderLock';
import { migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations';
import { ensureReference } from '#server/db/reference';
import { TEST_ZONE } from './testing.ts';
import { tempFolder } from '../tempFolder.ts';

const moduleOf = (file: string) => JSON.stringify(import.meta.resolve(file));

interface Other {
  pid: number | undefined;
  /** The next line that the process prints. */
  says: () => Promise<string>;
  kill: () => Promise<void>;
}

const others: Other[] = [];

/** Another process with the database of this folder open, running `code`. */
function startOther(folder: string, code: string): Other {
  const script = path.join(folder, 'other.mjs');
  writeFileSync(
    script,
    `import { openEmbedded } from ${moduleOf('#server/db/embedded')};
    import { migrate } from ${moduleOf('#server/db/migrate')};
    import { migrations } from ${moduleOf('#server/db/migrations')};
    import { ensureReference } from ${moduleOf('#server/db/reference')};
    import { ensureDemo } from ${moduleOf('#server/demo/ensureDemo')};
    const database = await openEmbedded(${JSON.stringify(folder)});
    ${code}`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const other: Other = {
    pid: child.pid,
    async says() {
      const { value, done } = await lines.next();
      if (done === true) throw new Error('the other process has ended');
      return value;
    },
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
  others.push(other);
  return other;
}

async function withDatabase<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(folder);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('A new embedded database accepts arrays of every enum type of its schema, even before it’s opened again', async () => {
  await withDatabase(tempFolder(), async (database) => {
    await migrate(database);
    const types = await database.query<{ name: string; labels: string[] }>(sql`
      SELECT typname AS name, array_agg(enumlabel::text ORDER BY enumsortorder) AS labels
      FROM pg_type JOIN pg_enum ON enumtypid = pg_type.oid GROUP BY typname`);
    assert.ok(types.length > 0);
    for (const { name, labels } of types) {
      const taken = await database.query(sql`SELECT unnest(${labels}::${raw(name)}[]) AS label`);
      assert.deepEqual(
        taken,
        labels.map((label) => ({ label })),
        name,
      );
    }
  });
});

describe('The embedded database of a process that is killed', () => {
  after(async () => {
    await Promise.all(others.map((other) => other.kill()));
  });

  test('can’t be opened by others until then, and keeps every row that was acknowledged', async () => {
    const folder = tempFolder();
    const other = startOther(
      folder,
      `await database.script('CREATE TABLE kept (n int)');
       for (let n = 1; ; n += 1) {
         await database.query({ text: 'INSERT INTO kept VALUES ($1)', values: [n] });
         console.log(n);
       }`,
    );
    let acknowledged = 0;
    while (acknowledged < 200) acknowledged = Number(await other.says());
    await assert.rejects(
      openEmbedded(folder),
      (error) => error instanceof FolderInUseError && error.pid === other.pid,
    );
    await other.kill();
    const kept = await withDatabase(folder, (database) =>
      database.query<{ count: number }>(sql`SELECT count(*) FROM kept WHERE n <= ${acknowledged}`),
    );
    assert.deepEqual(kept, [{ count: acknowledged }]);
  });

  test('is migrated to the end by the next start', async () => {
    const NEXT = 'CREATE TABLE next (id int)';
    const folder = tempFolder();
    const other = startOther(
      folder,
      `await migrate(database);
       const slow = { number: 9000, name: 'next', script: '${NEXT}; SELECT pg_sleep(600);' };
       console.log('migrating');
       await migrate(database, [...migrations, slow]);`,
    );
    assert.equal(await other.says(), 'migrating');
    await other.kill();
    await withDatabase(folder, async (database) => {
      const next = [...migrations, { number: 9000, name: 'next', script: NEXT }];
      assert.deepEqual(await migrate(database, next), [9000]);
      assert.deepEqual(await migrate(database, next), []);
    });
  });

  test('gets the whole demo at the next start if loading it was cut off', async () => {
    const folder = tempFolder();
    const other = startOther(
      folder,
      `await migrate(database);
       await ensureReference(database);
       await ensureDemo(database, { size: 'small', timeZone: '${TEST_ZONE}', onProgress: (line) => console.log(line) });`,
    );
    for (let line = ''; !line.includes('activities are in place');) line = await other.says();
    await other.kill();
    await withDatabase(folder, async (database) => {
      await migrate(database);
      await ensureReference(database);
      assert.deepEqual(await database.query(sql`SELECT id FROM employee`), []);
      await ensureDemo(database, { size: 'small', timeZone: TEST_ZONE, onProgress: () => undefined });
      assert.deepEqual(await database.query(sql`SELECT count(*) FROM order_line`), [{ count: 12_000 }]);
    });
  });
});
