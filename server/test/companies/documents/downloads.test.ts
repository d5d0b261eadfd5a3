import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { CompanyPagedResponse } from '#server/companies/contract';
import { permitHash } from '#server/common/permit';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { MANAGER, onOneServer, OTHER, post, REP } from '../../testing.ts';

const BASE = '/v1/PricingExport';

onOneServer('The pricing documents', (server) => {
  /** A company of an account owner with these flags. */
  const company = async (account: number, { summary = true, detail = true } = {}) => {
    const [row] = await server.database().query<{ uid: string }>(sql`
      UPDATE company SET show_pricing_summary = ${summary}, show_pricing_detail = ${detail}
      WHERE id = (SELECT min(id) FROM company WHERE account_type_id = ${account}) RETURNING uid`);
    assert.ok(row);
    return row.uid;
  };
  const pathsOf = (uid: string) => ({
    detail: `${BASE}/PricingSheet/Download/${uid}`,
    summary: `${BASE}/PricingSheet/${uid}`,
    quote: `${BASE}/BuildAQuote/${uid}`,
  });
  const get = async (path: string, as?: string) =>
    (await server.call('GET', path, as === undefined ? {} : { as })).status;
  const ticketFor = (path: string, as = REP) =>
    server.call<{ url: string; errors: { field: string }[] }>('POST', '/v1/downloads/tickets', {
      as,
      body: { path },
    });
  const urlFor = async (path: string, as = REP) => {
    const { status, body } = await ticketFor(path, as);
    assert.equal(status, 200, JSON.stringify(body));
    return body.url;
  };

  test('need a bearer token or a ticket', async () => {
    for (const path of Object.values(pathsOf(await company(1)))) {
      assert.equal(await get(path, REP), 200, path);
      assert.equal(await get(path), 401, path);
      assert.equal(await get(`${path}?ticket=guessed`), 401, path);
      assert.equal(await get(`${path}?ticket=`), 401, path);
    }
  });

  test('work for a navigation with a ticket, even with the company’s UID in upper case', async () => {
    const uid = await company(1);
    for (const path of Object.values(pathsOf(uid.toUpperCase()))) {
      const url = await urlFor(path);
      assert.match(url, /\?ticket=[\w-]{43}$/);
      assert.equal(await get(url), 200, path);
    }
  });

  test('keep their format in the URL with the ticket', async () => {
    const url = await urlFor(`${pathsOf(await company(1)).summary}?format=pdf`);
    const { headers } = await server.call('GET', url);
    assert.equal(headers.get('content-type'), 'application/pdf');
  });

  test('expire after five minutes', async () => {
    const url = await urlFor(pathsOf(await company(1)).quote);
    const id = permitHash(url.split('ticket=')[1] ?? '');
    const [ticket] = await server.database().query<{ minutes: number }>(sql`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM ticket WHERE id = ${id}`);
    assert.equal(ticket?.minutes, 5);
    await server
      .database()
      .query(sql`UPDATE ticket SET expires_at = now() - interval '1 second' WHERE id = ${id}`);
    assert.equal(await get(url), 401);
  });

  test('only work for the ticket’s company, and not with an export’s ticket', async () => {
    const [first, second] = [await company(1), await company(2)];
    const [, query = ''] = (await urlFor(pathsOf(first).quote)).split('?');
    assert.equal(await get(`${pathsOf(second).detail}?${query}`), 401);
    assert.equal(await get(`${pathsOf(first).detail}?${query}`), 200);
    const { body: uid } = await server.call<string>('GET', '/v1/orders/getUid/0', { as: REP });
    assert.equal(await get(`${pathsOf(first).quote}?ticket=${uid}`), 401);
  });

  test('are refused for a company that isn’t associated, except to people who see every company’s orders', async () => {
    const uid = await company(3);
    for (const path of Object.values(pathsOf(uid))) {
      assert.deepEqual(
        [await get(path, REP), await get(path, OTHER), await get(path, MANAGER)],
        [403, 200, 200],
      );
      assert.equal((await ticketFor(path)).status, 403);
    }
  });

  test('are refused to everybody if the company hides them, except Build a Quote', async () => {
    const paths = pathsOf(await company(1, { summary: false, detail: false }));
    for (const as of [REP, MANAGER]) {
      assert.deepEqual(
        [await get(paths.summary, as), await get(paths.detail, as), await get(paths.quote, as)],
        [403, 403, 200],
      );
    }
    assert.equal((await ticketFor(paths.summary)).status, 403);
    await company(1, { summary: true, detail: false });
    assert.deepEqual([await get(paths.summary, REP), await get(paths.detail, REP)], [200, 403]);
  });

  test('are offered in the list of companies to exactly those who can download them', async () => {
    for (const [account, flags] of [
      [1, { summary: true, detail: false }],
      [1, { summary: false, detail: true }],
      [3, { summary: true, detail: true }],
    ] as const) {
      const uid = await company(account, flags);
      const [row] = await server
        .database()
        .query<{ id: number }>(sql`SELECT id FROM company WHERE uid = ${uid}`);
      for (const as of [REP, OTHER, MANAGER]) {
        const { Customers } = await post<CompanyPagedResponse>(
          server,
          '/v1/customers/paged',
          { ParentID: 0, CompanyID: row?.id, PageNo: 1, PageSize: 20 },
          as,
        );
        const [card] = Customers;
        const { summary, detail } = pathsOf(uid);
        assert.deepEqual(
          [card?.ShowPricingSummary, card?.ShowPricingDetail],
          [(await get(summary, as)) === 200, (await get(detail, as)) === 200],
          `owner ${account}, ${as}`,
        );
      }
    }
  });

  test('follow the rights at the time of the download', async () => {
    const paths = pathsOf(await company(4));
    const url = await urlFor(paths.detail, OTHER);
    await company(4, { detail: false });
    assert.equal(await get(url), 403);
    await company(4);
    await server.database().query(sql`UPDATE employee SET disabled_at = now() WHERE id = 2`);
    assert.equal(await get(url), 403);
    await server.database().query(sql`UPDATE employee SET disabled_at = NULL WHERE id = 2`);
    assert.equal(await get(url), 200, 'a refusal doesn’t use up the ticket');
  });

  test('work once per ticket, even if two navigations arrive at once', async () => {
    for (const path of Object.values(pathsOf(await company(1)))) {
      const url = await urlFor(path);
      const answers = await Promise.all(Array.from({ length: 5 }, () => get(url)));
      assert.deepEqual(
        answers.toSorted((a, b) => a - b),
        [200, 401, 401, 401, 401],
        path,
      );
      assert.equal(await get(url), 401, path);
    }
  });

  test('are refused to a ticket whose user has signed out or has a new password; the database contains no usable ticket', async () => {
    const path = pathsOf(await company(1)).quote;
    for (const end of [
      (token: string) => server.call('POST', '/account/logout', { token }),
      () => server.database().query(sql`UPDATE session SET revoked_at = now() WHERE employee_id = 1`),
    ]) {
      const body = { email: REP, password: DEMO_PASSWORD };
      const { body: token } = await server.call<string>('POST', '/account/login', { body });
      const headers = { 'idempotency-key': 'kept for a day' };
      const asked = await server.call<{ url: string }>('POST', '/v1/downloads/tickets', {
        token,
        body: { path },
        headers,
      });
      const kept = await server.database().query(sql`
        SELECT ticket::text AS row FROM ticket UNION ALL SELECT idempotency_key::text FROM idempotency_key`);
      assert.ok(!JSON.stringify(kept).includes(asked.body.url.split('ticket=')[1] ?? 'none'));
      await end(token);
      assert.equal(await get(asked.body.url), 401);
      await server.database().query(sql`DELETE FROM idempotency_key`);
      await server.database().query(sql`UPDATE session SET revoked_at = NULL WHERE jti <> 'none'`);
    }
  });

  test('are not found for an unknown company', async () => {
    for (const path of Object.values(pathsOf('00000000-0000-4000-8000-000000000000'))) {
      assert.equal(await get(path, REP), 404);
      assert.equal((await ticketFor(path)).status, 404);
    }
  });

  test('are the only paths that this call issues a ticket for', async () => {
    const uid = await company(1);
    const others = [
      '/v1/employees',
      'v1/PricingExport/BuildAQuote/x',
      `https://elsewhere.example${BASE}/BuildAQuote/${uid}`,
      `//elsewhere.example${BASE}/BuildAQuote/${uid}`,
      `${BASE}/BuildAQuote/${uid}/../../employees`,
      `${BASE}/BuildAQuote/${uid}?format=pdf`,
      `${BASE}/PricingSheet/${uid}?format=doc`,
      `${BASE}/PricingSheet/${uid}?format=pdf&ticket=mine`,
      `${BASE}/BuildAQuote/${uid}#top`,
      `${BASE}/BuildAQuote/${uid}\n`,
      '',
    ];
    for (const path of others) {
      const { status, body } = await ticketFor(path);
      assert.deepEqual(
        [status, body.errors.map(({ field }) => field)],
        [400, ['path']],
        JSON.stringify(path),
      );
    }
    assert.equal((await server.call('POST', '/v1/downloads/tickets', { body: { path: BASE } })).status, 401);
  });

  test('get the same ticket when the request for it is repeated', async () => {
    const path = pathsOf(await company(1)).quote;
    const once = async () => {
      const headers = { 'idempotency-key': 'the same navigation' };
      return (await server.call('POST', '/v1/downloads/tickets', { as: REP, body: { path }, headers })).body;
    };
    assert.deepEqual(await once(), await once());
  });
});
