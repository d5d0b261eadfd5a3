import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { FEED_RESOURCES } from '#server/exchange/rules/feedFields';
import { ONE, onDatabases } from '../../db/testing.ts';
import { assertReadBack, written } from './testing.ts';

onDatabases(ONE, 'Leaving Galley', (database) => {
  test('everything is written as tables that an empty Galley reads back, and writes again as they were (LEAVE-01)', async () => {
    await database().query(sql`
      UPDATE contact SET name = E'Zoë "Quote" O’Neil,\nsecond line', internal_notes = E'=2+5\nnext line; more' WHERE id = (SELECT min(id) FROM contact)`);
    const before = await written(database());
    assert.deepEqual([...before.keys()], [...FEED_RESOURCES.map((one) => `${one}.csv`), 'activities.csv']);
    await assertReadBack(before);
  });

  test('the activities are written with their notes and whom they concern, by what these are called there (LEAVE-01)', async () => {
    const files = await written(database());
    const [activity] = await database().query<{ id: number; notes: string; company: number }>(
      sql`SELECT id, comments AS notes, company_id AS company FROM activity WHERE comments <> '' ORDER BY id LIMIT 1`,
    );
    const line = (files.get('activities.csv') ?? '')
      .split('\r\n')
      .find((one) => one.startsWith(`"${activity?.id}",`));
    assert.ok(
      line?.includes(`"companies-${activity?.company}"`) && line.includes(activity?.notes ?? '?'),
      line,
    );
    const [count] = await database().query<{ n: number }>(sql`SELECT count(*)::int AS n FROM activity`);
    assert.equal((files.get('activities.csv')?.match(/^"\d+",/gm) ?? []).length, count?.n);
  });
});
