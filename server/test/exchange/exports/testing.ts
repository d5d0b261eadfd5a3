import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { FEED_RESOURCES, type FeedResource } from '#server/exchange/rules/feedFields';
import type { Database } from '#server/db/database';
import { feedBatch, readItems } from '#server/exchange/feed/batch';
import { fileRows } from '#server/exchange/imports/fileRecords';
import { csvText } from '#server/exchange/exports/csvText';
import { exportedFiles } from '#server/exchange/exports/exportedFiles';
import { openPrepared } from '../../db/testing.ts';
import { OPS } from '../../account/employees/testing.ts';

/** The exported files in a folder: each file's text by name. @param tables all files, or only those that can be imported */
export async function exportedTexts(
  database: Database,
  tables: (database: Database) => ReturnType<typeof exportedFiles> = exportedFiles,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { name, rows } of await tables(database)) {
    let text = '';
    for await (const part of csvText(rows)) text += part;
    texts.set(name, text);
  }
  return texts;
}

const AT_ONCE = 1000;

/** Imports a file with the columns guessed from its headings, as the page does. */
async function bring(database: Database, resource: FeedResource, text: string, sourceId: number) {
  const headings = (text.split('\r\n')[0] ?? '')
    .replace('\uFEFF', '')
    .split(',')
    .map((cell) => cell.slice(1, -1));
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
      endAccessOf: async () => [],
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

/** After the tables are imported into an empty Galley, its export is the same, table by table (LEAVE-01). */
export async function assertReadBack(before: ReadonlyMap<string, string>): Promise<void> {
  const { database: empty, dispose } = await openPrepared('postgres', 'off');
  try {
    const [source] = await empty.query<{ id: number }>(
      sql`INSERT INTO feed_source (name) VALUES ('galley') RETURNING id`,
    );
    // Operations employees aren't in the files; records refer to them by email.
    await empty.query(sql`
      INSERT INTO employee (uid, username, first_name, last_name, email, direct_phone, employee_type)
      VALUES (${randomUUID()}, 'ops', 'Parker', 'Testcase', ${OPS}, '', 'Operations')`);
    const refused: string[] = [];
    for (const resource of FEED_RESOURCES)
      refused.push(...(await bring(empty, resource, before.get(`${resource}.csv`) ?? '', source?.id ?? 0)));
    assert.deepEqual(refused, []);
    const after = await exportedTexts(empty);
    for (const resource of FEED_RESOURCES) {
      const [one, other] = [before, after].map((files) =>
        (files.get(`${resource}.csv`) ?? '').split('\r\n').toSorted(),
      );
      assert.ok((one?.length ?? 0) > 2, resource);
      assert.deepEqual(other, one, resource);
    }
  } finally {
    await dispose();
  }
}
