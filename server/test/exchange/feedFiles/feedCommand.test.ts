import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { dayNumber } from '#server/common/spreadsheet/cells';
import { workbook } from '#server/common/spreadsheet/workbook';
import { runScript } from '../../testProcess.ts';
import { countsOf, feedOf, feedProvider, PROVIDER } from '../feed/testing.ts';
import { onOneServer } from '../../testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'galley-files-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const MAP = {
  columns: {
    order: 'Order No',
    line: 'Line',
    company: 'Customer',
    status: 'State',
    orderDate: 'Ordered',
    cost: 'Total',
    product: 'Product',
    'shipTo.city': 'City',
  },
  constants: { advertiser: 'Mapped Advertiser' },
};
const CSV = `Order No,Line,Customer,State,Ordered,Total,Product,City
940001,1,c-1,Shipped,11/3/2026,"$1,234.50",Mapped Product,"Denver, CO"
940001,2,c-1,nowhere,2026-11-03,12,Mapped Product,
940001,3,c-1,3,2026-11-03,12.5,Mapped Product,Boulder
`;

onOneServer(
  'npm run feed',
  (server) => {
    const { feed, read, tokenOf } = feedOf(server);
    const file = (name: string) => path.join(folder, name);
    const run = async (...args: string[]) => {
      const env = { GALLEY_URL: server.url(), GALLEY_TOKEN: await tokenOf() };
      const { ended, output } = runScript('cli/feed.js', { args, env });
      return { code: await ended(), output: output() };
    };
    const orders = async () => (await read('orders')).records.filter(({ deleted }) => deleted !== true);
    before(async () => {
      await feedProvider(feed);
      writeFileSync(file('map.json'), JSON.stringify(MAP));
      writeFileSync(file('orders.csv'), CSV);
    });

    test('feeds a table with a map, after a dry run that changes nothing, and undoes it (FILE-01)', async () => {
      const args = ['import', file('orders.csv'), '--map', file('map.json'), '--import', 'by hand'];
      const dry = await run(...args, '--dry-run');
      assert.match(dry.output, /created: 2[^]*refused: 1[^]*record 2 \(940001-2\): status must be/);
      assert.equal(dry.code, 2);
      assert.equal((await orders()).length, 1);
      const wet = await run(...args, '--refused', file('refused.ndjson'));
      assert.match(wet.output, /created: 2/);
      const [refused] = readFileSync(file('refused.ndjson'), 'utf8').trim().split('\n');
      assert.equal((JSON.parse(refused ?? '') as { index: number }).index, 1);
      const first = (await orders()).find(({ externalId }) => externalId === '940001-1') ?? {};
      assert.deepEqual(
        [
          first.status,
          first.orderDate,
          first.cost,
          first.product,
          first.advertiser,
          (first.shipTo as { city: string }).city,
        ],
        [36, '2026-11-03', 1234.5, 'Mapped Product', 'Mapped Advertiser', 'Denver, CO'],
      );
      const undone = await run('undo', 'by hand');
      assert.match(undone.output, /^Undone: 2 records\.$/m);
      assert.equal((await orders()).length, 1);
    });

    test('feeds a spreadsheet like a table (FILE-01)', async () => {
      const columns = ['Order No', 'Line', 'Customer', 'State', 'Ordered', 'Total', 'Product', 'City'].map(
        (heading) => ({
          heading,
          width: 10,
          style:
            heading === 'Ordered'
              ? ('date' as const)
              : heading === 'Total'
                ? ('currency' as const)
                : ('text' as const),
        }),
      );
      const rows = [
        ['940002', '1', 'c-1', 'Delivered', dayNumber('2026-11-04'), 99.5, 'Mapped Product', 'Denver'],
      ];
      await writeFile(file('sheet.xlsx'), await buffer(workbook([{ name: 'Orders', columns, rows }])));
      const { code, output } = await run(
        'import',
        file('sheet.xlsx'),
        '--resource',
        'orders',
        '--map',
        file('map.json'),
      );
      assert.deepEqual([code, /created: 1/.test(output)], [0, true], output);
      const line = (await orders()).find(({ externalId }) => externalId === '940002-1') ?? {};
      assert.deepEqual([line.orderDate, line.cost, line.status], ['2026-11-04', 99.5, 16]);
    });

    test('exports everything that it can import, and importing it again changes nothing (FILE-02)', async () => {
      const { code, output } = await run('export', file('out'));
      assert.equal(code, 0, output);
      for (const [resource] of PROVIDER) {
        const text = readFileSync(path.join(folder, 'out', `${resource}.ndjson`), 'utf8');
        const records = text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as object);
        assert.deepEqual(countsOf(await feed(resource, records)), { unchanged: records.length }, resource);
      }
      const again = await run('import', path.join(folder, 'out', 'orders.ndjson'));
      assert.match(again.output, /created: 0[^]*changed: 0[^]*unchanged: \d/);
    });

    test('reports what’s wrong with a file, a map or a token', async () => {
      writeFileSync(file('bad.json'), JSON.stringify({ columns: { planet: 'X' } }));
      writeFileSync(file('other.json'), JSON.stringify({ columns: { order: 'Nr' } }));
      for (const [args, said] of [
        [['import', file('orders.csv'), '--map', file('bad.json')], /planet, which isn’t a field of orders/],
        [['import', file('orders.csv'), '--map', file('other.json')], /no column "Nr"/],
        [
          ['import', file('planets.csv')],
          /planets isn't a resource\. Choose one with --resource: account-owners, /,
        ],
        [['export', file('none'), '--resource', 'planets'], /planets isn't a resource/],
        [['undo', 'never'], /answered 404: There is no import/],
      ] as const) {
        const { code, output } = await run(...args);
        assert.equal(code, 1);
        assert.match(output, said);
      }
    });
  },
  { demo: 'off' },
);
