import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { embeddedStore, postgresStore } from '../../durability/store.ts';
import { killStarted, runScript } from '../../testProcess.ts';
import { fingerprint } from './testing.ts';

describe('npm run move', () => {
  let from: Awaited<ReturnType<typeof embeddedStore>>;
  let to: Awaited<ReturnType<typeof postgresStore>>;
  before(async () => {
    [from, to] = await Promise.all([embeddedStore(), postgresStore(true)]);
  });
  after(async () => {
    await killStarted();
    await Promise.all([from.dispose(), to.dispose()]);
  });

  const move = (databaseUrl?: string) =>
    runScript('cli/move.js', {
      env: { ...from.env, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
    });

  test('asks for a target if no PostgreSQL database is named (LEAVE-03)', async () => {
    const run = move();
    assert.equal(await run.ended(), 1);
    assert.match(run.output(), /Set DATABASE_URL to an empty PostgreSQL database/);
  });

  test('moves every row of every table, whatever its texts contain, and new records get new numbers (LEAVE-03)', async () => {
    const notes = 'Tab\there, back\\slash, \\N, \\., line\nbreak\r\nand “quotes” of Zoë’s';
    const database = await from.open();
    await database.query(
      sql`UPDATE contact SET internal_notes = ${notes} WHERE id = (SELECT min(id) FROM contact)`,
    );
    const [last] = await database.query<{ id: number }>(sql`SELECT max(id) AS id FROM contact`);
    await database.close();

    const run = move(to.url);
    assert.equal(await run.ended(), 0, run.output());
    assert.match(run.output(), /order_line: [\d,]+\n/);
    assert.match(run.output(), /All [\d,]+ rows are in PostgreSQL\./);

    assert.deepEqual(await to.inspect(fingerprint), await from.inspect(fingerprint));
    await to.inspect(async (moved) => {
      const [first] = await moved.query<{ notes: string }>(
        sql`SELECT internal_notes AS notes FROM contact ORDER BY id LIMIT 1`,
      );
      assert.equal(first?.notes, notes);
      const [next] = await moved.query<{ id: number }>(
        sql`SELECT nextval(pg_get_serial_sequence('contact', 'id')) AS id`,
      );
      assert.ok((next?.id ?? 0) > (last?.id ?? 0));
      const [off] = await moved.query(sql`SELECT tgname FROM pg_trigger WHERE tgenabled = 'D'`);
      assert.equal(off, undefined, 'every trigger is enabled again');
    });
  });

  test('refuses a PostgreSQL database that isn’t empty, and doesn’t change it (LEAVE-03)', async () => {
    const before = await to.inspect(fingerprint);
    const run = move(to.url);
    assert.equal(await run.ended(), 1);
    assert.match(run.output(), /The database is not empty\. Use an empty one/);
    assert.deepEqual(await to.inspect(fingerprint), before);
  });
});
