import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { ONE, onDatabases } from '../db/testing.ts';
import { pick, randomFrom, type Random } from '../orders/randomRequests.ts';

const ACTIVITIES = 4_000;
const WRITERS = 8;

onDatabases(ONE, 'The number of activities on each day (SER-09)', (database) => {
  /** Days and statuses whose count is wrong. */
  const wrong = () =>
    database().query(sql`
      SELECT * FROM (SELECT start_date, status, sum(n) AS kept FROM activity_day GROUP BY 1, 2) AS kept
      FULL JOIN (SELECT start_date, status, count(*) AS counted FROM activity GROUP BY 1, 2) AS counted
        USING (start_date, status)
      WHERE COALESCE(kept, 0) <> COALESCE(counted, 0) LIMIT 5`);
  const isTrue = async (after: string) => assert.deepEqual(await wrong(), [], after);

  /** A write of one or more activities on one of a few days that all writers share. */
  function write(random: Random) {
    const below = (sides: number) => Math.floor(random() * sides);
    const [id, some, status, day] = [1 + below(ACTIVITIES), below(40), below(3), below(4)];
    return pick(random, [
      () => sql`UPDATE activity SET status = ${status} WHERE id = ${id}`,
      () => sql`UPDATE activity SET start_date = current_date + ${day}::int, status = ${status}
        WHERE id BETWEEN ${id} AND ${id} + ${some}::int`,
      () => sql`UPDATE activity SET assignee_id = ${1 + below(12)}, comments = 'Called' WHERE id = ${id}`,
      () =>
        sql`DELETE FROM activity WHERE id = ${id} AND id NOT IN (SELECT previous_id FROM activity WHERE previous_id IS NOT NULL)`,
      () => sql`
        INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
          start_date, status, series_start, created_on)
        SELECT trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
          current_date + ${day}::int, status, series_start, created_on
        FROM activity WHERE id BETWEEN ${id} AND ${id} + ${some}::int`,
      () => sql`UPDATE company SET sales_rep_id = ${1 + below(8)} WHERE id = ${1 + below(200)}`,
    ])();
  }

  test('is right for the demo, and stays right when activities are added, changed, removed and restored', async () => {
    await isTrue('loading');
    const random = randomFrom(16);
    for (let round = 0; round < 60; round += 1) await database().query(write(random));
    await isTrue('single writes');
    const undone = database().transaction(async (transaction) => {
      for (let round = 0; round < 20; round += 1) await transaction.query(write(random));
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    await isTrue('an undone transaction');
  });

  test('stays right when many write to the same days at once without waiting for each other', async () => {
    let tries = 0;
    let begun = 0;
    let goOn: () => void = () => undefined;
    const allHaveWritten = new Promise<void>((resolve) => (goOn = resolve));
    // The embedded database has one connection, so its transactions run one by one.
    const together = database().engine === 'postgres' ? WRITERS : 1;
    await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        database().transaction(async (transaction) => {
          tries += 1;
          const add = (day: number) =>
            transaction.query(sql`
              INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
                start_date, series_start, created_on)
              SELECT trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
                current_date + ${day}::int, series_start, created_on FROM activity WHERE id = 1`);
          await add(writer % 2);
          begun += 1;
          if (begun >= together) goOn();
          // Nobody commits before all have written to these days.
          await allHaveWritten;
          await add((writer + 1) % 2);
        }),
      ),
    );
    assert.equal(tries, WRITERS);
    await isTrue('transactions at once');
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const random = randomFrom(300 + writer);
        for (let round = 0; round < 25; round += 1)
          await database().transaction((transaction) => transaction.query(write(random)));
      }),
    );
    await isTrue('writes at once');
  });

  test('is empty once all activities are gone', async () => {
    await database().script('TRUNCATE activity CASCADE');
    assert.deepEqual(await database().query(sql`SELECT FROM activity_day`), []);
  });
});
