import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { FEED_RESOURCES } from '#server/exchange/rules/feedFields';
import { ONE, onDatabases } from '../../db/testing.ts';
import { assertReadBack, exportedTexts } from './testing.ts';

onDatabases(ONE, 'Leaving Galley', (database) => {
  test('everything is exported as tables, which an empty Galley can import and export again without a difference (LEAVE-01)', async () => {
    await database().query(sql`
      UPDATE contact SET name = E'Zoë "Quote" O’Neil,\nsecond line', internal_notes = E'=2+5\nnext line; more' WHERE id = (SELECT min(id) FROM contact)`);
    // In a small shop, the person who administers Galley also sells.
    await database().query(sql`
      UPDATE company SET sales_rep_id = (SELECT min(id) FROM employee WHERE employee_type = 'Operations')
      WHERE id = (SELECT min(id) FROM company WHERE NOT prospect)`);
    const before = await exportedTexts(database());
    assert.match(before.get('companies.csv') ?? '', /"ops@galley\.example"/);
    assert.deepEqual([...before.keys()], [...FEED_RESOURCES.map((one) => `${one}.csv`), 'activities.csv']);
    await assertReadBack(before);
  });

  test('deleted records that others refer to are exported as deleted, under a name that no other has (LEAVE-01, FEED-06)', async () => {
    const [line] = await database().query<
      Record<'company' | 'product' | 'advertiser' | 'parent', number>
    >(sql`
      SELECT company_id AS company, product_id AS product, advertiser_id AS advertiser, company.trend_group_id AS parent
      FROM order_line JOIN company ON company.id = company_id ORDER BY order_line.id LIMIT 1`);
    assert.ok(line);
    await database().query(sql`UPDATE product SET deleted_at = now() WHERE id = ${line.product}`);
    await database().query(sql`UPDATE advertiser SET deleted_at = now() WHERE id = ${line.advertiser}`);
    await database().query(sql`UPDATE trend_group SET deleted_at = now() WHERE id = ${line.parent}`);
    await database().query(sql`UPDATE company SET deleted_at = now() WHERE id = ${line.company}`);
    await database().query(sql`
      UPDATE company SET name = upper((SELECT name FROM company WHERE id = ${line.company}))
      WHERE id = (SELECT min(id) FROM company WHERE deleted_at IS NULL)`);
    const before = await exportedTexts(database());
    const called = `"companies-${line.company}","`;
    const rows = (before.get('companies.csv') ?? '').split('\r\n').filter((one) => one.startsWith(called));
    assert.equal(rows.length, 2);
    assert.ok(
      rows.every((one) => one.includes(` (g${line.company})","parents-${line.parent}"`)),
      rows[0],
    );
    assert.deepEqual(
      rows.map((one) => one.slice(one.lastIndexOf(','))),
      [',""', ',"yes"'],
    );
    await assertReadBack(before);
  });

  test('activities are exported with their notes and with the external ids of the records they refer to (LEAVE-01)', async () => {
    const files = await exportedTexts(database());
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
