import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { OrderLine } from '#server/orders/contract';
import { permitHash } from '#server/common/permit';
import { dayNumber } from '#server/common/spreadsheet/cells';
import { readWorkbook, type ReadSheet } from '../../common/spreadsheet/testing.ts';
import { MANAGER, onBothServers, OTHER, post, REP } from '../../testing.ts';
import { orderColumns } from '#server/orders/exports/orderColumns';

interface Orders {
  Orders: OrderLine[];
  TotalCount: number;
}

onBothServers('The export of order lines', (server) => {
  const ask = (companyId: number | string, query: object = {}, as: string | undefined = REP) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return server.call<string>(
      'GET',
      `/v1/orders/getUid/${companyId}?${text.toString()}`,
      as === '' ? {} : { as },
    );
  };
  const permit = async (companyId: number, query: object = {}, as = REP) => {
    const { status, body } = await ask(companyId, query, as);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const download = (uid: string) => fetch(`${server.url()}/v1/Exports/Orders/${uid}`);
  const statusOf = async (uid: string) => {
    const answer = await download(uid);
    await answer.arrayBuffer();
    return answer.status;
  };
  const sheetOf = async (uid: string): Promise<{ sheet: ReadSheet; headers: Headers }> => {
    const answer = await download(uid);
    assert.equal(answer.status, 200);
    const [sheet, ...others] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    assert.ok(sheet);
    assert.deepEqual(others, []);
    return { sheet, headers: answer.headers };
  };
  const list = (query: object, as = REP) =>
    post<Orders>(
      server,
      '/v1/orders/paged',
      { ParentID: 0, CompanyID: 0, PageNo: 1, PageSize: 200, ...query },
      as,
    );
  const column = (sheet: ReadSheet, letter: string) =>
    Array.from({ length: sheet.rows - 1 }, (_, index) => sheet.cells.get(`${letter}${index + 2}`)?.value);
  /** A company of an account owner, with the number of its order lines. */
  const companyOf = async (accountTypeId: number) => {
    const [company] = await server.database().query<{ id: number; parent: number; lines: number }>(sql`
      SELECT company_id AS id, max(trend_group_id) AS parent, count(*) AS lines FROM order_line
      WHERE account_type_id = ${accountTypeId} GROUP BY company_id ORDER BY lines DESC, id LIMIT 1`);
    assert.ok(company);
    return company;
  };

  test('is fetched with a random id that nobody can guess', async () => {
    const { id } = await companyOf(1);
    const uids = await Promise.all([permit(id), permit(id)]);
    for (const uid of uids) assert.match(uid, /^[\w-]{43}$/);
    assert.notEqual(uids[0], uids[1]);
  });

  test('contains the lines of the company’s list, in its order, and announces their number (DOC-02)', async () => {
    const { id } = await companyOf(1);
    const { Orders, TotalCount } = await list({ CompanyID: id });
    const { sheet, headers } = await sheetOf(await permit(id));
    assert.ok(TotalCount > 20);
    assert.equal(sheet.rows, TotalCount + 1);
    assert.equal(headers.get('x-total-count'), String(TotalCount));
    assert.match(headers.get('content-type') ?? '', /spreadsheetml\.sheet$/);
    assert.match(headers.get('content-disposition') ?? '', /filename="Orders\.xlsx"/);
    assert.deepEqual(
      column(sheet, 'A').slice(0, Orders.length),
      Orders.map(({ OrderIDLineNum }) => OrderIDLineNum),
    );
  });

  test('has the fields of the order card, with typed numbers, amounts and dates', async () => {
    const { id } = await companyOf(1);
    const { Orders } = await list({ CompanyID: id, SortBy: 'OrderDate' });
    const { sheet } = await sheetOf(await permit(id, { SortBy: 'OrderDate' }));
    const [line] = Orders;
    assert.ok(line);
    const cell = (heading: string) => {
      const index = orderColumns('').findIndex((each) => each.heading === heading);
      const letters = [...sheet.cells.keys()].filter((place) => /^[A-Z]+1$/.test(place));
      const place = (letters[index] ?? '').replace(/1$/, '2');
      assert.equal(sheet.cells.get(letters[index] ?? '')?.value, heading);
      return sheet.cells.get(place);
    };
    const seen = ['Order-Line', 'Status', 'Line Total Cost', 'Qty', 'Order Date', 'City'].map((heading) => {
      const { value, isText, format } = cell(heading) ?? {};
      return [value, isText, format];
    });
    assert.deepEqual(seen, [
      [line.OrderIDLineNum, true, '@'],
      [line.OrderStatusDescription, true, '@'],
      [String(line.OrderLineCost), false, '"$"#,##0.00'],
      [String(line.Qty), false, '#,##0'],
      [String(dayNumber(line.OrderDate)), false, 'mm/dd/yyyy'],
      [line.ShipToCity, true, '@'],
    ]);
    assert.match(sheet.xml, /state="frozen"/);
  });

  test('uses the filters and order of the screen', async () => {
    const { parent } = await companyOf(2);
    const query = {
      SortBy: 'OrderLine',
      SortOrder: 'desc',
      Filter_DateRange: 7,
      Filter_Apply: true,
      Filter_shipping: 'dock 3',
    };
    const { Orders, TotalCount } = await list({ ParentID: parent, ...query });
    const { sheet } = await sheetOf(await permit(0, { ParentID: parent, ...query }));
    assert.ok(TotalCount > 0);
    assert.equal(sheet.rows, TotalCount + 1);
    assert.deepEqual(
      column(sheet, 'A').slice(0, Orders.length),
      Orders.map(({ OrderIDLineNum }) => OrderIDLineNum),
    );
  });

  test('covers all companies found by filters alone, but only those that the employee can see', async () => {
    const query = { Filter_Apply: true, Filter_DateRange: 5 };
    for (const as of [REP, OTHER, MANAGER]) {
      const { TotalCount } = await list(query, as);
      const { sheet } = await sheetOf(await permit(0, query, as));
      assert.equal(sheet.rows, TotalCount + 1, as);
    }
  });

  test('without a selection has headings and no lines', async () => {
    const { sheet, headers } = await sheetOf(await permit(0));
    assert.deepEqual([sheet.rows, headers.get('x-total-count')], [1, '0']);
  });

  test('is refused for invalid filter values, naming the field', async () => {
    const { id } = await companyOf(1);
    const faults = {
      SortBy: 'Color',
      SortOrder: 'sideways',
      ParentID: -1,
      Filter_Status: 39,
      Filter_DateRange: 8,
      Filter_DateStart: 'tomorrow',
      Filter_invoice: 'abc',
      Filter_design: 'x'.repeat(201),
      Filter_Apply: 'perhaps',
    };
    for (const [field, value] of Object.entries(faults)) {
      const { status, body } = await ask(id, { [field]: value });
      assert.equal(status, 400, field);
      assert.ok(JSON.stringify(body).includes(field), field);
    }
    for (const companyId of ['x', '-1', '2147483648']) assert.equal((await ask(companyId)).status, 400);
  });

  test('is refused without an employee, for an unknown company, and for a company that isn’t associated', async () => {
    const { id } = await companyOf(3);
    assert.equal((await ask(id, {}, '')).status, 401);
    assert.equal((await ask(2_147_483_647)).status, 404);
    assert.equal((await ask(id)).status, 403);
    assert.equal((await ask(id, {}, OTHER)).status, 200);
  });

  test('of any company is available to people who can see every order', async () => {
    const { id, lines } = await companyOf(3);
    const { sheet } = await sheetOf(await permit(id, { Filter_DateRange: 7 }, MANAGER));
    assert.ok(sheet.rows > 1 && sheet.rows <= lines + 1);
  });

  test('is gone after ten minutes, and unavailable under another id or for another purpose', async () => {
    const { id } = await companyOf(1);
    const uid = await permit(id);
    const [ticket] = await server.database().query<{ minutes: number }>(sql`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM ticket WHERE id = ${permitHash(uid)}`);
    assert.equal(ticket?.minutes, 10);
    assert.equal(await statusOf(uid), 200);
    assert.equal(await statusOf(`${uid.slice(1)}A`), 404);
    await server
      .database()
      .query(sql`UPDATE ticket SET expires_at = now() - interval '1 second' WHERE id = ${permitHash(uid)}`);
    assert.equal(await statusOf(uid), 404);
    const other = await permit(id);
    await server.database().query(sql`UPDATE ticket SET kind = 'download' WHERE id = ${permitHash(other)}`);
    assert.equal(await statusOf(other), 404);
  });

  test('shows what the employee can see at the time of the download, not of the request (VIS-02)', async () => {
    const query = { Filter_Apply: true, Filter_DateRange: 5 };
    const { id } = await companyOf(2);
    const [ofCompany, ofAll] = [await permit(id), await permit(0, query)];
    const before = (await sheetOf(ofAll)).sheet.rows;
    await server
      .database()
      .query(sql`DELETE FROM employee_account WHERE employee_id = 1 AND account_type_id = 2`);
    try {
      assert.equal(await statusOf(ofCompany), 403);
      const { TotalCount } = await list(query);
      const after = (await sheetOf(ofAll)).sheet.rows;
      assert.equal(after, TotalCount + 1);
      assert.ok(after < before);
    } finally {
      await server
        .database()
        .query(
          sql`INSERT INTO employee_account (employee_id, account_type_id, is_default) VALUES (1, 2, false)`,
        );
    }
  });

  test('is refused once the employee is disabled', async () => {
    const uid = await permit(0, { Filter_Apply: true }, OTHER);
    await server.database().query(sql`UPDATE employee SET disabled_at = now() WHERE id = 2`);
    try {
      assert.equal(await statusOf(uid), 403);
    } finally {
      await server.database().query(sql`UPDATE employee SET disabled_at = NULL WHERE id = 2`);
    }
  });

  test('stores what looks like a formula as text', async () => {
    const { id } = await companyOf(1);
    const evil = '=HYPERLINK("https://evil.example","x")';
    const [line] = await server
      .database()
      .query<{ id: number; design: string }>(
        sql`SELECT id, design FROM order_line WHERE company_id = ${id} ORDER BY order_date DESC, id LIMIT 1`,
      );
    assert.ok(line);
    await server.database().query(sql`UPDATE order_line SET design = ${evil} WHERE id = ${line.id}`);
    try {
      const { sheet } = await sheetOf(
        await permit(id, { Filter_DateRange: 7, Filter_Apply: true, Filter_design: '=hyper' }),
      );
      assert.doesNotMatch(sheet.xml, /<f>/);
      assert.ok([...sheet.cells.values()].some(({ value, isText }) => value === evil && isText));
    } finally {
      await server.database().query(sql`UPDATE order_line SET design = ${line.design} WHERE id = ${line.id}`);
    }
  });
});
