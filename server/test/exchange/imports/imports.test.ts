import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { afterEach, before, test } from 'node:test';
import { zipSync } from 'fflate';
import sql from 'sql-template-tag';
import { SHEET_UNPACKED_LIMIT } from '#server/exchange/rules/fileImports';
import { dayNumber } from '#server/common/spreadsheet/cells';
import { workbook } from '#server/common/spreadsheet/workbook';
import { feedOf, feedProvider } from '../feed/testing.ts';
import { sheet, text } from '../feedFiles/sheetFile.ts';
import { peopleOf } from '../../account/employees/testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import { ADVERTISER, csv, HEADINGS, importsOf, row, verdictsOf, withAdvertiser } from './testing.ts';

onOneServer('A file that Operations imports', (server) => {
  const { feed, read } = feedOf(server);
  const imports = importsOf(server);
  const { audited } = peopleOf(server);
  const lines = async () =>
    (await read('orders')).records.filter(
      ({ deleted, order }) => deleted !== true && Number(order) >= 950_000,
    );
  before(() => feedProvider(feed));
  afterEach(() => imports.cancelAll());

  test('with a cell at the far corner of a 1 kB sheet is read without delaying others (FILE-05)', async () => {
    const headings = HEADINGS.split(',');
    const cells = headings.map((heading, place) => text(`${String.fromCharCode(65 + place)}1`, heading));
    const rows = `<row r="1">${cells.join('')}</row><row r="1048576">${text('XFD1048576', 'stray')}</row>`;
    const [one, list] = await Promise.all([
      imports.upload('stray.xlsx', Buffer.from(sheet({ rows }))),
      server.call('GET', '/v1/views', { as: REP }),
    ]);
    assert.deepEqual([one.headings, list.status], [headings, 200]);
  });

  test('is mapped by its headings, checked without a change, applied, and undone (IMPO-01 to IMPO-05, IMPO-08)', async () => {
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
      refused.map(({ row: place, externalId, name, errors }) => [place, externalId, name, errors[0]?.field]),
      [
        [2, '950001-2', '', 'orderDate'],
        [3, '950001-3', '', 'company'],
      ],
    );
    const [created] = await imports.records(one, 'created', '&after=1');
    assert.ok(created?.changes.some((change) => change.field === 'cost' && change.after === '1234.5'));

    const applied = await imports.apply(one);
    assert.deepEqual([applied.state, verdictsOf(applied)], ['done', { created: 2, refused: 2 }]);
    assert.equal((await lines()).length, 2);
    assert.match(
      await imports.refused(one),
      /^"Row","Order No",.*"Reason"\r\n"2","950001","2",.*"Ordered: ""13\/45\/2026"" must be a day like 2026-11-24"\r\n"3",.*"Customer: ""nobody"" isn’t a company here"\r\n$/,
    );
    assert.deepEqual((await audited(`import/${one.id}`)).map(({ action, by }) => [action, by]).toReversed(), [
      ['file uploaded', 'Parker Testcase'],
      ['file import started', 'Parker Testcase'],
      ['file import finished', 'Parker Testcase'],
    ]);
    assert.deepEqual(await imports.undo(one), { restored: 2, kept: [] });
    assert.equal((await lines()).length, 0);
    assert.equal((await imports.read(one.id)).state, 'undone');
    assert.equal((await imports.call('POST', `/${one.id}/undo`)).status, 409);
  });

  test('shows each field before and after, fields kept because people changed them, and unchanged records (IMPO-03)', async () => {
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
      { field: 'title', message: 'title (changed here, and kept)' },
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

  test('can be a spreadsheet or JSON lines (IMPO-01)', async () => {
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
    const ndjson = await imports.upload(
      'more.ndjson',
      String.raw`{"externalId":"g-5","name":"File Group"}
none
{"externalId":"g-6","name":"Half \ud83d"}
`,
      { resource: 'parents' },
    );
    assert.deepEqual(verdictsOf(await imports.check(ndjson)), { created: 1, refused: 2 });
    assert.deepEqual(
      (await imports.records(ndjson, 'refused')).map(({ name }) => name),
      ['', 'Half \uFFFD'],
    );
    assert.match(await imports.refused(ndjson), /"2","none","body must be an object"/);
    await imports.cancel(ndjson);
  });

  test('can have semicolons or tabs; a value after its last heading is refused by its position (FILE-03, IMPO-18)', async () => {
    for (const delimiter of [';', '\t']) {
      const text = `\uFEFF${csv(row(21), `${row(22)},what is this`)}`.replaceAll(',', delimiter);
      const one = await imports.upload('excel.csv', text.replaceAll('\n', '\r\n'));
      assert.deepEqual(one.headings, HEADINGS.split(','));
      const map = { columns: { ...one.map.columns, cost: 'Total' }, constants: ADVERTISER };
      assert.deepEqual(verdictsOf(await imports.check(one, map)), { created: 1, refused: 1 });
      assert.deepEqual((await imports.records(one, 'refused'))[0]?.errors, [
        { field: 'column 9', message: 'Column 9 has no heading' },
      ]);
      await imports.cancel(one);
    }
  });

  test('that would take too much memory, or has a line that is too long, is refused with the reason (FILE-04)', async () => {
    const sheet = zipSync(
      { 'xl/worksheets/sheet1.xml': new Uint8Array(SHEET_UNPACKED_LIMIT + 1) },
      { level: 1 },
    );
    const bomb = await imports.send('bomb.xlsx', Buffer.from(sheet));
    assert.equal(bomb.status, 422);
    assert.match(bomb.body.detail, /The sheet unpacks to more than 150 MB/);
    const lines = await imports.upload(
      'long.ndjson',
      `{"externalId":"g-6","name":"x"}\n"${'x'.repeat(1_200_000)}"`,
      {
        resource: 'parents',
      },
    );
    const checked = await imports.check(lines);
    assert.deepEqual([checked.state, checked.error], ['open', 'Line 2 is too large.']);
    await imports.cancel(lines);
  });

  test('that is invalid, empty, or uploaded while its source has an open import is refused (IMPO-01, IMPO-04)', async () => {
    const broken = await imports.send('broken.csv', 'a,b\n"never closed');
    assert.equal(broken.status, 422);
    assert.match(broken.body.detail, /The file isn’t a table: Quote Not Closed/);
    assert.equal((await imports.send('empty.csv', '')).status, 422);
    assert.equal((await imports.send('no.xlsx', 'no sheet')).status, 422);
    assert.equal((await imports.send('list.txt', 'x')).status, 400);
    const open = await imports.upload('open.csv', csv(row(1)));
    const second = await imports.send('second.csv', csv(row(2)));
    assert.equal(second.status, 409);
    assert.match(second.body.detail, /^Finish or discard open\.csv first/);
    assert.equal((await imports.upload('else.csv', csv(row(2)), { source: 'files' })).state, 'open');
    assert.ok((await imports.list()).sources.includes('files'));
    await imports.cancel(open);
    assert.equal((await imports.send('no.csv', csv(row(2)), { as: REP })).status, 403);
    const [parts] = await server.database().query<{ count: number }>(sql`
      SELECT count(*) FROM file_import_part JOIN file_import ON id = import_id WHERE state <> 'open'`);
    assert.equal(parts?.count, 0, 'finished imports leave no bytes');
  });

  test('isn’t reported to the provider’s systems as people’s changes (IMPO-04)', async () => {
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
