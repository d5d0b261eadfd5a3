import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { OrderLine } from '#server/orders/contract';
import { RANGE_UPCOMING } from '@galley/shared/domain/dateRange';
import { ATTENTION_STATUSES, ORDER_STATUSES } from '#server/orders/rules/orderStatus';
import { MANAGER, onBothServers } from '../testing.ts';

interface Orders {
  Orders: OrderLine[];
  TotalCount: number;
  UnfilteredCount: number;
}

const NEEDS_A_PERSON = new Set(ATTENTION_STATUSES.map((status) => ORDER_STATUSES[status]));
const FINISHED = new Set([10, 16, 18, 23, 25].map((status) => ORDER_STATUSES[status]));

function stage(status: string): number {
  if (NEEDS_A_PERSON.has(status as never)) return 0;
  if (status === 'Shipped') return 2;
  return FINISHED.has(status as never) ? 3 : 1;
}

onBothServers('The orders list', (server) => {
  const search = async (filters: object, extra: object = {}) => {
    const { status, body } = await server.call<Orders>('POST', '/v1/orders/paged', {
      as: MANAGER,
      body: {
        ParentID: 0,
        CompanyID: 0,
        PageNo: 1,
        PageSize: 200,
        Filter_Apply: true,
        Filter_DateRange: 7,
        ...filters,
        ...extra,
      },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const sample = async () => {
    const [row] = await server.database().query<Record<string, string>>(sql`
      SELECT order_line_num, design, ship_to, description, reorder, part, unit_numbers, client_po, sequence_num,
        geopath_ids, invoice::text AS invoice, product.name AS product, advertiser.name AS advertiser, size_live, order_id::text
      FROM order_line JOIN product ON product.id = product_id JOIN advertiser ON advertiser.id = advertiser_id
      WHERE reorder <> '' AND part <> '' AND client_po <> '' AND invoice IS NOT NULL AND geopath_ids <> ''
        AND order_date > current_date - 1500 ORDER BY order_line.id LIMIT 1`);
    assert.ok(row);
    return row;
  };

  test('has the company and contacts of each line with their ids, so that they can be opened (API-27)', async () => {
    const { Orders } = await search({}, { ParentID: 1 });
    const [first] = Orders;
    assert.ok(first);
    const [row] = await server.database().query<Record<string, unknown>>(sql`
      SELECT company.id AS "CompanyID", company.name AS "CompanyName", company.trend_group_id AS "ParentID",
        COALESCE(sales_contact_id, 0) AS "IndividualIDSalesContact", COALESCE(graphics_contact_id, 0) AS "IndividualIDGraphicsContact"
      FROM order_line JOIN company ON company.id = company_id WHERE order_line_num = ${first.OrderIDLineNum}`);
    const { CompanyID, CompanyName, ParentID, IndividualIDSalesContact, IndividualIDGraphicsContact } = first;
    assert.deepEqual(
      { CompanyID, CompanyName, ParentID, IndividualIDSalesContact, IndividualIDGraphicsContact },
      row,
    );
  });

  test('is sorted by priority: needs attention, production, shipped, finished; each by delivery (PRIO-02)', async () => {
    const { Orders } = await search({}, { ParentID: 1 });
    const stages = Orders.map(({ OrderStatusDescription }) => stage(OrderStatusDescription));
    assert.deepEqual(
      stages,
      [...stages].sort((a, b) => a - b),
    );
    const first = Orders.filter((_, index) => stages[index] === 0).map(
      ({ DeliveryDisplayValue }) => DeliveryDisplayValue,
    );
    const dated = first.filter((day) => !day.startsWith('0001'));
    assert.deepEqual(first.slice(0, dated.length), [...dated].sort());
  });

  test('sorts by order date, line, ship and delivery date in both directions, undated lines last (PRIO-01)', async () => {
    const fields = {
      OrderDate: 'OrderDate',
      ShipDate: 'ShipDisplayValue',
      DeliveryDate: 'DeliveryDisplayValue',
    } as const;
    for (const [SortBy, field] of Object.entries(fields)) {
      for (const SortOrder of ['asc', 'desc']) {
        const { Orders } = await search({ Filter_DateRange: 5 }, { SortBy, SortOrder });
        const days = Orders.map((line) => line[field]).filter((day) => !day.startsWith('0001'));
        const wanted = [...days].sort();
        assert.deepEqual(days, SortOrder === 'asc' ? wanted : wanted.reverse(), `${SortBy} ${SortOrder}`);
        assert.ok(Orders.slice(days.length).every((line) => line[field].startsWith('0001')));
      }
    }
    const { Orders } = await search({}, { SortBy: 'OrderLine', SortOrder: 'desc' });
    const numbers = Orders.map(({ OrderIDLineNum }) => OrderIDLineNum.split('-').map(Number));
    const isDescending = numbers.every(([order = 0, line = 0], index) => {
      const [nextOrder = 0, nextLine = 0] = numbers[index + 1] ?? [0, 0];
      return order > nextOrder || (order === nextOrder && line > nextLine);
    });
    assert.ok(isDescending);
  });

  test('finds part of a field with each text filter, ignoring case (FIND-02, FIND-05)', async () => {
    const row = await sample();
    const part = (text = '') => text.slice(1, 9).toUpperCase();
    const filters: [string, string][] = [
      ['Filter_design', part(row.design)],
      ['Filter_shipping', part(row.ship_to)],
      ['Filter_description', part(row.description)],
      ['Filter_reorder', row.reorder ?? ''],
      ['Filter_part', row.part ?? ''],
      ['Filter_unit', row.unit_numbers ?? ''],
      ['Filter_references', row.client_po ?? ''],
      ['Filter_geopathid', row.geopath_ids ?? ''],
      ['Filter_ProductNames', part(row.product)],
      ['Filter_advertiser', part(row.advertiser)],
      ['Filter_invoice', row.invoice ?? ''],
      ['Filter_OrderNum', row.order_line_num ?? ''],
      ['Filter_OrderNum', row.order_id ?? ''],
    ];
    for (const [filter, text] of filters) {
      const { TotalCount } = await search({ [filter]: text });
      assert.ok(TotalCount > 0, `${filter} ${text}`);
      const { Orders } = await search({ [filter]: text, Filter_OrderNum: row.order_line_num });
      assert.equal(Orders[0]?.OrderIDLineNum, row.order_line_num, `${filter} ${text}`);
    }
    const both = await search({ Filter_design: row.design, Filter_advertiser: 'no such advertiser' });
    assert.equal(both.TotalCount, 0, 'filters are combined with AND');
  });

  test('finds a size in every notation; wildcards are literal (FIND-04)', async () => {
    const totals = await Promise.all(
      ["14'h x 48'w", "14' x 48'", '14x48', ' 14 X 48 '].map(
        async (size) => (await search({ Filter_size: size })).TotalCount,
      ),
    );
    assert.ok((totals[0] ?? 0) > 0);
    assert.equal(new Set(totals).size, 1);
    assert.equal((await search({ Filter_size: 'wide' })).TotalCount, 0);
    for (const wildcard of ['%%%', '___', '\\\\\\']) {
      assert.equal((await search({ Filter_design: wildcard })).TotalCount, 0, wildcard);
    }
  });

  test('finds nothing for a word with an x, which isn’t a size, in all lines or a company’s', async () => {
    for (const CompanyID of [0, 1]) {
      for (const word of ['xyz', 'box', 'exit', 'x']) {
        const { TotalCount } = await search({ Filter_size: word }, { CompanyID });
        assert.equal(TotalCount, 0, `${word} ${CompanyID}`);
      }
      assert.ok((await search({ Filter_size: "14' x 48'" }, { CompanyID })).TotalCount > 0);
    }
  });

  test('finds a size with or without its zero inches', async () => {
    const { TotalCount } = await search({ Filter_size: "14' x 48'" });
    assert.ok(TotalCount > 0);
    for (const size of ["14'0'' x 48'0''", `14'0" x 48'0"`, `14' 0" X 48' 00"`, '14′0″ x 48′0″'])
      assert.equal((await search({ Filter_size: size })).TotalCount, TotalCount, size);
    const other = async (size: string) => (await search({ Filter_size: size })).TotalCount;
    assert.ok((await other(`10'5" x 22'8"`)) > 0);
    assert.equal(await other(`10'0" x 22'8"`), 0, 'zero inches don’t match other inches');
    assert.equal(await other(`10'05" x 22'08"`), 0, 'no other zero is omitted');
  });

  test('ignores a blank text filter, so without a selection it finds nothing', async () => {
    const filters = ['Filter_design', 'Filter_ProductNames', 'Filter_advertiser', 'Filter_invoice'];
    for (const filter of [...filters, 'Filter_OrderNum']) {
      const blank = { [filter]: ' ', Filter_DateRange: RANGE_UPCOMING };
      assert.equal((await search({ ...blank, Filter_Apply: false })).TotalCount, 0, filter);
      assert.ok((await search({ ...blank, Filter_Apply: true })).TotalCount > 0, filter);
    }
  });

  test('filters by the number of every status; −1 or none lists all (FIND-01)', async () => {
    const all = await search({});
    let sum = 0;
    for (const [number, name] of ORDER_STATUSES.entries()) {
      const { Orders, TotalCount } = await search({ Filter_Status: number });
      assert.ok(TotalCount > 0, name);
      assert.ok(Orders.every(({ OrderStatusDescription }) => OrderStatusDescription === name));
      sum += TotalCount;
    }
    assert.equal(sum, all.TotalCount);
    assert.equal((await search({ Filter_Status: -1 })).TotalCount, sum);
  });

  test('refuses a non-numeric order number or invoice, naming the field; a huge one finds nothing (FIND-03)', async () => {
    for (const field of ['Filter_invoice', 'Filter_OrderNum']) {
      const { status, body } = await server.call<{ errors: { field: string }[] }>(
        'POST',
        '/v1/orders/paged',
        {
          as: MANAGER,
          body: { ParentID: 1, CompanyID: 0, PageNo: 1, PageSize: 20, [field]: 'abc' },
        },
      );
      assert.equal(status, 400);
      assert.equal(body.errors[0]?.field, field);
      assert.equal((await search({ [field]: '99999999999999999999' })).TotalCount, 0);
    }
  });

  test('a company’s lines move with it to another account owner', async () => {
    const [line] = await server.database().query<{ company_id: number; count: number }>(sql`
      SELECT company_id, count(*) FROM order_line WHERE account_type_id = 1 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1`);
    assert.ok(line);
    await server.database().query(sql`UPDATE company SET account_type_id = 3 WHERE id = ${line.company_id}`);
    const [moved] = await server.database().query<{ count: number }>(sql`
      SELECT count(*) FROM order_line WHERE company_id = ${line.company_id} AND account_type_id = 3`);
    assert.equal(moved?.count, line.count);
  });

  test('has demo proofs as a picture and a print version', async () => {
    const image = await fetch(`${server.url()}/proofs/design-7.png`);
    assert.equal(image.headers.get('content-type'), 'image/png');
    assert.deepEqual([...new Uint8Array(await image.arrayBuffer()).slice(1, 4)], [0x50, 0x4e, 0x47]);
    assert.equal(image.headers.get('cross-origin-resource-policy'), 'cross-origin');
    const print = await fetch(`${server.url()}/proofs/design-7.pdf`);
    assert.equal(print.headers.get('content-type'), 'application/pdf');
    assert.match(Buffer.from(await print.arrayBuffer()).toString('latin1'), /^%PDF-/);
  });
});
