import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { afterEach, before, test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { workbook } from '#server/common/spreadsheet/workbook';
import { onOneServer } from '../../testing.ts';
import { listImporterOf } from './listImporter.ts';
import * as lists from './lists.ts';
import { verdictsOf } from './testing.ts';

onOneServer('A list as somebody wrote it', (server) => {
  const { imports, withConstants, bring, again } = listImporterOf(server);
  afterEach(() => imports.cancelAll());
  before(async () => {
    const { applied } = await bring('companies.csv', lists.HUBSPOT_COMPANIES, 'companies', 'hubspot');
    assert.deepEqual(verdictsOf(applied), { created: 3 });
  });

  test('of orders has its dates read in the one format that fits them all, and its numbers and texts as written (IMPO-16)', async () => {
    const { applied, refused } = await bring('orders.csv', lists.ORDERS, 'orders', 'orders');
    assert.deepEqual(verdictsOf(applied), { created: 2, refused: 1 });
    assert.match(refused[0]?.errors[0]?.message ?? '', /^Status: "nearly done" must be/);
    assert.deepEqual(
      await server.database().query(sql`
        SELECT order_line_num AS line, order_date::text AS ordered, ship_date::text AS ships, cost::float8, qty, client_po AS po
        FROM order_line WHERE order_id BETWEEN 960101 AND 960102 ORDER BY order_line_num`),
      [
        { line: '960101-1', ordered: '2026-06-05', ships: '2026-08-07', cost: 1234.5, qty: 1200, po: '0042' },
        { line: '960102-1', ordered: '2026-03-04', ships: null, cost: 12, qty: 1, po: '=2+5' },
      ],
    );
    assert.deepEqual(await again('orders.csv', lists.ORDERS, 'orders', 'orders'), {
      unchanged: 2,
      refused: 1,
    });
  });

  test('whose dates all have two readings makes the user choose, and shows both readings of one date (IMPO-16)', async () => {
    const open = lists.ORDERS.replace('15/6/2026', '5/6/2026').replaceAll('9601', '9602');
    const one = await imports.upload('open.csv', open, { resource: 'orders', source: 'open' });
    const { status, body } = await imports.call<Problem>('POST', `/${one.id}/check`, withConstants(one));
    assert.deepEqual(
      [status, body.errors],
      [
        422,
        [
          {
            field: 'dates',
            message:
              'Ordered: "5/6/2026" is 2026-05-06 if the month comes first, and 2026-06-05 if the day does. Choose one.',
          },
        ],
      ],
    );
    const checked = await imports.check(one, { ...withConstants(one), dates: 'mdy' });
    const [created] = await imports.records(checked, 'created');
    assert.ok(created?.changes.some(({ field, after }) => field === 'orderDate' && after === '2026-05-06'));
  });

  test('with a damaged byte is still read as UTF-8; the error says what to do, and no name is guessed (IMPO-13, IMPO-18)', async () => {
    const text = Buffer.from(
      'Customer,ZIP,Rep,Owner\nÉtoile Münster Façade,02135,Robin Sample,\nBad ? Name,02136,Robin Sample,\n',
    );
    text[text.indexOf('?')] = 0xe9;
    const { one, refused } = await bring('damaged.csv', text, 'companies', 'damaged');
    assert.equal(one.encoding, 'utf-8');
    assert.deepEqual(
      refused.map(({ row, errors }) => [row, errors[0]?.message]),
      [
        [
          2,
          'Customer: "Bad \uFFFD Name" has a character that can’t be read: choose another encoding, or correct it in the file',
        ],
      ],
    );
    // A spreadsheet's encoding can't be chosen.
    const columns = ['Customer', 'ZIP', 'Rep'].map((heading) => ({
      heading,
      width: 10,
      style: 'text' as const,
    }));
    const rows = [['Bad \uFFFD Name', '02136', 'Robin Sample']];
    const sheet = await buffer(workbook([{ name: 'Customers', columns, rows }]));
    const { refused: ofSheet } = await bring('damaged.xlsx', sheet, 'companies', 'damaged-sheet');
    assert.deepEqual(
      ofSheet.map(({ errors }) => errors[0]?.message),
      ['Customer: "Bad \uFFFD Name" has a character that can’t be read: correct it in the file'],
    );
    const [row] = await server
      .database()
      .query(sql`SELECT count(*)::int AS n FROM company WHERE name LIKE ${'%\uFFFD%'}`);
    assert.deepEqual(row, { n: 0 });
  });

  test('is read again, headings included, in another encoding and with another delimiter if somebody chooses them (IMPO-13)', async () => {
    const one = await imports.upload('pipes.csv', 'Customer|ZIP\nPipe, Signs; Co|02135\n', {
      resource: 'companies',
      source: 'pipes',
    });
    assert.deepEqual([one.delimiter, one.headings], ['|', ['Customer', 'ZIP']]);
    const other = await imports.call<Problem>('POST', `/${one.id}/check`, {
      ...withConstants(one),
      delimiter: ';',
    });
    assert.equal(other.status, 422);
    assert.deepEqual((await imports.read(one.id)).headings, ['Customer|ZIP']);
    const checked = await imports.check(one, { ...withConstants(one), delimiter: '|' });
    assert.deepEqual(verdictsOf(checked), { created: 1 });
    const utf16 = Buffer.from('\uFEFFCustomer\tZIP\nZoë Signs\t02135\n', 'utf16le');
    const sheet = await imports.upload('excel.csv', utf16, { resource: 'companies', source: 'utf16' });
    assert.deepEqual(
      [sheet.encoding, sheet.delimiter, sheet.samples],
      ['utf-16le', '\t', [['Zoë Signs', '02135']]],
    );
  });

  test('in which a company’s name matches two companies has that row refused, naming both (IMPO-14)', async () => {
    const list = 'Company,ZIP,Rep\nTwin Signs,02135,Robin Sample\nTwin-Signs,02136,Robin Sample\n';
    const twins = await bring('twins.csv', list, 'companies', 'twins');
    assert.deepEqual(verdictsOf(twins.applied), { created: 2 });
    const { refused } = await bring(
      'one.csv',
      'Name,Email,Company\nUna Twin,una@twin.example,TWIN SIGNS\n',
      'contacts',
      'twins',
    );
    assert.deepEqual(
      refused.map(({ errors }) => errors[0]?.message),
      ['Company: "TWIN SIGNS" matches more than one: Twin Signs, Twin-Signs'],
    );
  });

  test('in which a product, advertiser or parent matches two has that row refused, naming both, and adds none (IMPO-14)', async () => {
    const orders = (...rows: string[]) =>
      `Order #,Line,Customer,Status,Ordered,Item,Advertiser\n${rows.join('\n')}\n`;
    const row = (line: number, product: string, advertiser: string) =>
      `960301,${line},Pinecrest Banners,Shipped,2026-11-04,${product},${advertiser}`;
    const first = orders(row(1, 'Blue Sign', 'Blue Ads'), row(2, 'Blue-Sign', 'Blue-Ads'));
    assert.deepEqual(verdictsOf((await bring('blue.csv', first, 'orders', 'blue')).applied), { created: 2 });
    const second = orders(
      row(3, 'BlueSign', 'Blue Ads'),
      row(4, 'Blue Sign', 'BLUE ADS'),
      row(5, 'Blue-Sign', 'Blue-Ads'),
    );
    const lines = await bring('more.csv', second, 'orders', 'blue');
    assert.deepEqual(
      lines.refused.map(({ errors }) => errors.map(({ message }) => message)),
      [
        ['Item: "BlueSign" matches more than one: Blue Sign, Blue-Sign'],
        ['Advertiser: "BLUE ADS" matches more than one: Blue Ads, Blue-Ads'],
      ],
    );
    assert.deepEqual(verdictsOf(lines.applied), { created: 1, refused: 2 });

    const companies = (...rows: string[]) => `Company,ZIP,Group\n${rows.join('\n')}\n`;
    const groups = companies('Blue One,02135,Blue Group', 'Blue Two,02136,Blue-Group');
    await bring('groups.csv', groups, 'companies', 'blue');
    const { refused } = await bring(
      'third.csv',
      companies('Blue Three,02137,BlueGroup'),
      'companies',
      'blue',
    );
    assert.deepEqual(
      refused.map(({ errors }) => errors.map(({ message }) => message)),
      [['Group: "BlueGroup" matches more than one: Blue Group, Blue-Group']],
    );
    for (const table of ['product', 'advertiser', 'trend_group'])
      assert.deepEqual(
        await server.database().query(sql`
          SELECT count(*)::int AS n FROM ${raw(table)} WHERE name ~* '^blue.?(sign|ads|group)$'`),
        [{ n: 2 }],
        table,
      );
  });
});
