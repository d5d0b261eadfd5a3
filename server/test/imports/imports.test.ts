import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { afterEach, before, test } from 'node:test';
import sql from 'sql-template-tag';
import { dayNumber } from '#server/documents/spreadsheet/cells';
import { workbook } from '#server/documents/spreadsheet/workbook';
import { forgetOldImports } from '#server/imports/forgetOldImports';
import { feedOf, feedProvider } from '../feed/testing.ts';
import { peopleOf } from '../employees/testing.ts';
import { onBothServers, REP } from '../testing.ts';
import { importsOf, verdictsOf } from './testing.ts';

const HEADINGS = 'Order No,Line,Customer,Status,Ordered,Total,Product,City';
const row = (
  line: number,
  more: { order?: number; customer?: string; ordered?: string; total?: string } = {},
) => {
  const { order = 950_001, customer = 'c-1', ordered = '11/3/2026', total = '12' } = more;
  return `${order},${line},${customer},Shipped,${ordered},${total},File Product,Denver`;
};
const csv = (...rows: string[]) => `${HEADINGS}\n${rows.join('\n')}\n`;
const ADVERTISER = { advertiser: 'File Advertiser' };

onBothServers('A file that Operations import', (server) => {
  const { feed, read } = feedOf(server);
  const imports = importsOf(server);
  const { audited } = peopleOf(server);
  const withAdvertiser = (one: Awaited<ReturnType<typeof imports.upload>>) => ({
    columns: one.map.columns,
    constants: ADVERTISER,
  });
  /** Uploads, checks and applies. */
  const bring = async (file: string, content: string) => {
    const one = await imports.upload(file, content);
    await imports.check(one, withAdvertiser(one));
    return imports.apply(one);
  };
  const lines = async () =>
    (await read('orders')).records.filter(
      ({ deleted, order }) => deleted !== true && Number(order) >= 950_000,
    );
  before(() => feedProvider(feed));
  // A source has one at a time: none of a test that failed stands in the way of the next one.
  afterEach(async () => {
    for (const one of (await imports.list()).imports)
      if (['open', 'checked', 'stopped'].includes(one.state)) await imports.cancel(one);
  });

  test('is mapped by its headings, checked without a change, applied, and taken back (IMPO-01 to IMPO-05, IMPO-08)', async () => {
    const one = await imports.upload(
      'first.csv',
      csv(
        row(1),
        row(2, { ordered: '13/45/2026' }),
        row(3, { customer: 'nobody' }),
        row(4, { total: '"$1,234.50"' }),
      ),
    );
    assert.deepEqual(
      [one.state, one.resource, one.source, one.by],
      ['open', 'orders', 'orders', 'Parker Testcase'],
    );
    assert.deepEqual(one.map.columns, {
      order: 'Order No',
      line: 'Line',
      company: 'Customer',
      status: 'Status',
      orderDate: 'Ordered',
      cost: 'Total',
      product: 'Product',
      'shipTo.city': 'City',
    });
    assert.deepEqual(one.samples[0]?.slice(0, 3), ['950001', '1', 'c-1']);

    const checked = await imports.check(one, withAdvertiser(one));
    assert.deepEqual([checked.state, checked.rows, checked.error], ['checked', 4, '']);
    assert.deepEqual(verdictsOf(checked), { created: 2, refused: 2 });
    assert.equal((await lines()).length, 0);
    const refused = await imports.records(one, 'refused');
    assert.deepEqual(
      refused.map(({ row: place, externalId, errors }) => [place, externalId, errors[0]?.field]),
      [
        [2, '950001-2', 'orderDate'],
        [3, '950001-3', 'company'],
      ],
    );
    const [created] = await imports.records(one, 'created', '&after=1');
    assert.ok(created?.changes.some((change) => change.field === 'cost' && change.after === '1234.5'));

    const applied = await imports.apply(one);
    assert.deepEqual([applied.state, verdictsOf(applied)], ['done', { created: 2, refused: 2 }]);
    assert.equal((await lines()).length, 2);
    assert.match(
      await imports.refused(one),
      /^"Row","Order No",.*"Reason"\r\n"2","950001","2",.*"orderDate is not a day of the calendar"\r\n"3",.*"company ""nobody"" is unknown in companies"\r\n$/,
    );
    assert.deepEqual((await audited(`import/${one.id}`)).map(({ action, by }) => [action, by]).toReversed(), [
      ['file uploaded', 'Parker Testcase'],
      ['file import started', 'Parker Testcase'],
      ['file import finished', 'Parker Testcase'],
    ]);
    const { status, body } = await imports.undo(one);
    assert.deepEqual([status, body], [200, { restored: 2, kept: [] }]);
    assert.equal((await lines()).length, 0);
    assert.equal((await imports.read(one.id)).state, 'undone');
    assert.equal((await imports.undo(one)).status, 409);
  });

  test('shows each field before and after, what stays as people changed it, and what is the same (IMPO-03)', async () => {
    await feed('contacts', [
      {
        externalId: 'k-7',
        name: 'Kim File',
        email: 'kim.file@example.com',
        title: 'Buyer',
        companies: ['c-1'],
      },
      {
        externalId: 'k-8',
        name: 'Lou File',
        email: 'lou.file@example.com',
        title: 'Buyer',
        companies: ['c-1'],
      },
    ]);
    await server
      .database()
      .query(sql`UPDATE contact SET title = 'Head of Print' WHERE email = 'lou.file@example.com'`);
    const one = await imports.upload(
      'people.csv',
      'id,name,email,title\nk-7,Kim File,kim.file@example.com,Planner\nk-8,Lou File,lou.file@example.com,Planner\nk-1,Feed Contact,feed.contact@example.com,Buyer\n',
      { resource: 'contacts' },
    );
    const checked = await imports.check(one);
    assert.deepEqual(verdictsOf(checked), { changed: 1, unchanged: 2, kept: 1 });
    assert.deepEqual((await imports.records(one, 'changed'))[0]?.changes, [
      { field: 'title', before: 'Buyer', after: 'Planner' },
    ]);
    assert.deepEqual((await imports.records(one, 'kept'))[0]?.errors, [
      { field: 'title', message: 'was changed here and is kept' },
    ]);
    await imports.cancel(one);
  });

  test('is mapped like the last file of its source and resource (IMPO-02)', async () => {
    const one = await imports.upload('odd.csv', csv(row(1)).replace('Total', 'Sum'));
    assert.equal(one.map.columns.cost, undefined);
    await imports.check(one, { columns: { ...one.map.columns, cost: 'Sum' }, constants: ADVERTISER });
    await imports.cancel(one);
    const next = await imports.upload('odd.csv', csv(row(1)).replace('Total', 'Sum'));
    assert.deepEqual([next.map.columns.cost, next.map.constants], ['Sum', ADVERTISER]);
    for (const [map, field] of [
      [{ columns: { planet: 'Sum' }, constants: {} }, 'planet'],
      [{ columns: { cost: 'Price' }, constants: {} }, 'cost'],
    ] as const) {
      const { status, body } = await imports.call<{ errors: { field: string }[] }>(
        'POST',
        `/${next.id}/check`,
        map,
      );
      assert.deepEqual([status, body.errors[0]?.field], [422, field]);
    }
    await imports.cancel(next);
  });

  test('may be a sheet or lines (IMPO-01)', async () => {
    const columns = HEADINGS.split(',').map((heading) => ({
      heading,
      width: 10,
      style: heading === 'Ordered' ? ('date' as const) : ('text' as const),
    }));
    const cells = ['950002', '1', 'c-1', 'Shipped', dayNumber('2026-11-04'), '9', 'File Product', 'Denver'];
    const sheet = await imports.upload(
      'sheet.xlsx',
      await buffer(workbook([{ name: 'Orders', columns, rows: [cells] }])),
    );
    assert.equal(sheet.samples[0]?.[4], '2026-11-04');
    assert.deepEqual(verdictsOf(await imports.check(sheet, withAdvertiser(sheet))), { created: 1 });
    await imports.cancel(sheet);
    const ndjson = await imports.upload('more.ndjson', '{"externalId":"g-5","name":"File Group"}\nnone\n', {
      resource: 'parents',
    });
    assert.deepEqual(verdictsOf(await imports.check(ndjson)), { created: 1, refused: 1 });
    assert.match(await imports.refused(ndjson), /"2","none","body must be object"/);
    await imports.cancel(ndjson);
  });

  test('that is none, is empty, or comes while another one of its source is open, is refused (IMPO-01, IMPO-04)', async () => {
    const broken = await imports.send('broken.csv', 'a,b\n"never closed');
    assert.equal(broken.status, 422);
    assert.match(broken.body.detail, /The file is no table: Quote Not Closed/);
    assert.equal((await imports.send('empty.csv', '')).status, 422);
    assert.equal((await imports.send('no.xlsx', 'no sheet')).status, 422);
    assert.equal((await imports.send('list.txt', 'x')).status, 400);
    const open = await imports.upload('open.csv', csv(row(1)));
    const second = await imports.send('second.csv', csv(row(2)));
    assert.equal(second.status, 409);
    assert.match(second.body.detail, /open\.csv of orders is not finished yet/);
    assert.equal((await imports.upload('else.csv', csv(row(2)), { source: 'files' })).state, 'open');
    assert.ok((await imports.list()).sources.includes('files'));
    await imports.cancel(open);
    assert.equal((await imports.send('no.csv', csv(row(2)), { as: REP })).status, 403);
    const [parts] = await server.database().query<{ count: number }>(sql`
      SELECT count(*) FROM file_import_part JOIN file_import ON id = import_id WHERE state <> 'open'`);
    assert.equal(parts?.count, 0, 'no bytes are left of what is over');
  });

  test('that a server left in the middle is stopped, and goes on where it stands (IMPO-05)', async () => {
    const one = await imports.upload(
      'long.csv',
      csv(...Array.from({ length: 2500 }, (_, line) => row(line + 1, { order: 950_101 }))),
    );
    await imports.check(one, withAdvertiser(one));
    // After the first batch the server is gone: nobody notes anything any more.
    await server.database().query(sql`
      CREATE OR REPLACE FUNCTION leave_import() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.position > 1000 THEN RAISE EXCEPTION ''gone''; END IF; RETURN NEW; END'`);
    await server.database().query(sql`
      CREATE TRIGGER leave BEFORE UPDATE ON file_import FOR EACH ROW WHEN (NEW.state = 'applying') EXECUTE FUNCTION leave_import()`);
    const stopped = await imports.apply(one);
    await server.database().query(sql`DROP TRIGGER leave ON file_import`);
    assert.deepEqual(
      [stopped.state, stopped.position, verdictsOf(stopped)],
      ['stopped', 1000, { created: 1000 }],
    );
    assert.equal(stopped.error, 'The server failed. Its log says why.');
    const done = await imports.apply(one);
    assert.deepEqual([done.state, done.position, verdictsOf(done)], ['done', 2500, { created: 2500 }]);
    assert.equal((await imports.undo(one)).body.restored, 2500);
  });

  test('stays as far as it was written when it is cancelled, and can be undone (IMPO-05)', async () => {
    const one = await imports.upload(
      'cancel.csv',
      csv(...Array.from({ length: 4000 }, (_, line) => row(line + 1, { order: 950_201 }))),
    );
    await imports.check(one, withAdvertiser(one));
    await imports.call('POST', `/${one.id}/apply`);
    let now = await imports.read(one.id);
    while (now.position === 0) now = await imports.read(one.id);
    const { body } = await imports.call('POST', `/${one.id}/cancel`);
    assert.equal(body.state, 'cancelled');
    const { created } = await imports.read(one.id);
    assert.ok(created >= 1000);
    // The next import of the source waits for the batch that was on its way.
    await bring('behind.csv', csv('950009,1,c-1,Shipped,11/3/2026,1,File Product,Denver'));
    assert.equal((await imports.undo(one)).body.restored, created);
    const [left] = await server.database().query<{ count: number }>(sql`
      SELECT count(*) FROM feed_record WHERE external_id LIKE '950201-%' AND deleted_at IS NULL`);
    assert.equal(left?.count, 0);
  });

  test('leaves nothing behind when nobody goes on with it (IMPO-07)', async () => {
    const one = await imports.upload('idle.csv', csv(row(1)));
    await server.database().query(sql`
      UPDATE file_import SET created_at = now() - interval '8 days', alive_at = now() - interval '8 days' WHERE id = ${one.id}`);
    await forgetOldImports(server.database());
    assert.equal((await imports.read(one.id)).state, 'cancelled');
    const [parts] = await server
      .database()
      .query<{ count: number }>(sql`SELECT count(*) FROM file_import_part WHERE import_id = ${one.id}`);
    assert.equal(parts?.count, 0);
  });

  test('is not told to the provider’s systems as a change of people (IMPO-04)', async () => {
    const one = await imports.upload(
      'groups.csv',
      'id,name,email,title,companies\nk-9,Jo File,jo.file@example.com,Buyer,c-1\n',
      {
        resource: 'contacts',
      },
    );
    await imports.check(one);
    assert.deepEqual(verdictsOf(await imports.apply(one)), { created: 1 });
    const [told] = await server.database().query<{ count: number }>(sql`
      SELECT count(*) FROM change_pending JOIN audit_log ON audit_log.id = audit_id WHERE action LIKE 'fed%'`);
    assert.equal(told?.count, 0);
  });
});
