import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { FEED_RESOURCES, type FeedResource } from '#server/exchange/rules/feedFields';
import type { Database } from '#server/db/database';
import { feedBatch, readItems } from '#server/exchange/feed/batch';
import { fileRows } from '#server/exchange/imports/fileRecords';
import { csvLine } from '#server/exchange/leave/csvLines';
import { exportedFiles } from '#server/exchange/leave/exportRecords';
import { ONE, onDatabases, openPrepared } from '../../db/testing.ts';

/** The export as it lies in a folder: the text of each file by its name. */
async function written(database: Database): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { name, rows } of await exportedFiles(database)) {
    let text = '';
    for await (const row of rows) text += csvLine(row);
    texts.set(name, text);
  }
  return texts;
}

const AT_ONCE = 1000;

/** Imports a file by its headings, as the page does. */
async function bring(database: Database, resource: FeedResource, text: string, sourceId: number) {
  const headings = (text.split('\r\n')[0] ?? '').split(',').map((cell) => cell.slice(1, -1));
  const map = { columns: Object.fromEntries(headings.map((one) => [one, one])), constants: {} };
  const records: object[] = [];
  const source = Readable.from([Buffer.from(text)]);
  const written = { encoding: 'utf-8', delimiter: ',' } as const;
  for await (const { line, faults } of fileRows({ kind: 'csv', resource, map, written }, source)) {
    assert.deepEqual(faults, []);
    records.push(JSON.parse(line) as object);
  }
  const caller = {
    tokenId: null,
    employeeId: 1,
    sourceId,
    source: 'galley',
    scopes: ['feed:*'],
    byName: true,
  };
  const refused: string[] = [];
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const items = records.slice(from, from + AT_ONCE).map((record, index) => ({ index, record }));
    const context = {
      database,
      caller,
      resource,
      dryRun: false,
      verbose: true,
      import: undefined,
      progress: undefined,
    };
    const tally = await feedBatch(context, await readItems(resource, items));
    for (const { externalId, verdict, errors } of tally.records)
      if (verdict === 'refused') refused.push(`${resource} ${externalId}: ${JSON.stringify(errors)}`);
  }
  return refused;
}

onDatabases(ONE, 'Leaving Galley', (database) => {
  test('everything is written as tables that an empty Galley reads back, and writes again as they were (LEAVE-01)', async () => {
    await database().query(sql`
      UPDATE contact SET name = E'Zoë "Quote" O’Neil,\nsecond line', internal_notes = E'=2+5\nnext line; more' WHERE id = (SELECT min(id) FROM contact)`);
    const before = await written(database());
    assert.deepEqual([...before.keys()], [...FEED_RESOURCES.map((one) => `${one}.csv`), 'activities.csv']);
    const { database: empty, dispose } = await openPrepared('postgres', 'off');
    try {
      const [source] = await empty.query<{ id: number }>(
        sql`INSERT INTO feed_source (name) VALUES ('galley') RETURNING id`,
      );
      const refused: string[] = [];
      for (const resource of FEED_RESOURCES)
        refused.push(...(await bring(empty, resource, before.get(`${resource}.csv`) ?? '', source?.id ?? 0)));
      // Operations are made by Operations, in the browser.
      assert.ok(
        refused.every((one) => /Operations/.test(one)),
        refused.slice(0, 5).join('\n'),
      );
      const after = await written(empty);
      const withoutOperations = (text: string) =>
        text.split('\r\n').filter((line) => !line.includes('"Operations"'));
      for (const resource of FEED_RESOURCES) {
        const [one, other] = [before, after].map((files) =>
          withoutOperations(files.get(`${resource}.csv`) ?? '').toSorted(),
        );
        assert.ok((one?.length ?? 0) > 2, resource);
        assert.deepEqual(other, one, resource);
      }
    } finally {
      await dispose();
    }
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
