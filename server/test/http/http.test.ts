import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { onOneServer, REP } from '../testing.ts';

interface ProblemBody {
  status: number;
  title: string;
  detail: string;
  requestId: string;
  errors?: { field: string; message: string }[];
}

onOneServer('Every response', (server) => {
  const problem = async (method: string, path: string, options: object = {}) => {
    const answer = await server.call<ProblemBody>(method, path, { as: REP, ...options });
    assert.match(
      answer.headers.get('content-type') ?? '',
      /^application\/problem\+json/,
      `${method} ${path}`,
    );
    assert.equal(answer.body.status, answer.status);
    assert.equal(answer.headers.get('x-request-id'), answer.body.requestId);
    assert.doesNotMatch(JSON.stringify(answer.body), /node_modules|\.js:|SELECT |at Object/);
    return answer;
  };

  test('to an unknown address is a 404 problem, to a wrong method a 405 with Allow', async () => {
    assert.equal((await problem('GET', '/v1/nothing')).status, 404);
    const wrong = await problem('GET', '/v1/customers/paged');
    assert.equal(wrong.status, 405);
    assert.equal(wrong.headers.get('allow'), 'POST');
  });

  test('to a malformed body, another media type, or too large a body says so (HTTP-02)', async () => {
    assert.equal((await problem('POST', '/v1/customers/paged', { body: '{"PageNo":' })).status, 400);
    assert.equal((await problem('POST', '/v1/customers/paged', { body: '[]' })).status, 400);
    assert.equal((await problem('POST', '/v1/customers/paged', { body: 'null' })).status, 400);
    for (const type of ['text/xml', 'text/plain']) {
      const other = await problem('POST', '/v1/customers/paged', {
        body: '<a/>',
        headers: { 'content-type': type },
      });
      assert.equal(other.status, 415, type);
    }
    const long = await problem('GET', `/v1/calendar/${'x'.repeat(600)}/activities.ics`);
    assert.deepEqual([long.status, long.body.detail], [414, 'A part of the address is too long.']);
    const large = JSON.stringify({ PageNo: 1, PageSize: 20, filler: 'x'.repeat(1_100_000) });
    assert.equal((await problem('POST', '/v1/customers/paged', { body: large })).status, 413);
  });

  test('to a request without a sign-in costs no work: the body isn’t read, or must be small', async () => {
    const send = async (path: string, body: string) =>
      (await server.call('POST', path, { body, headers: { 'content-type': 'application/json' } })).status;
    // The JSON is invalid and too large, which would be reported if it were read.
    const broken = `{"filler":"${'x'.repeat(1_100_000)}`;
    for (const path of ['/v1/customers/paged', '/v1/activity', '/account/logout'])
      assert.equal(await send(path, broken), 401, path);
    const large = (length: number) => JSON.stringify({ email: 'x'.repeat(length) });
    for (const path of ['/account/login', '/account/login/', '/account/forgotpassword', '/v1/nothing'])
      assert.equal(await send(path, large(20_000)), 413, path);
    const password = '\\u00e9'.repeat(1000);
    const longest = `{"resetToken":"${'x'.repeat(200)}","password":"${password}"}`;
    assert.equal(
      await send('/account/resetpassword', longest),
      422,
      'the server reads bodies up to the largest form',
    );
  });

  test('names every invalid field of a body, without type coercion', async () => {
    const { status, body } = await problem('POST', '/v1/customers/paged', {
      body: {
        PageNo: '1',
        PageSize: 20,
        ParentID: null,
        CompanyID: -1,
        SortOrder: 2,
        FilterProspect: 2 ** 31,
      },
    });
    assert.equal(status, 400);
    const named = new Set(body.errors?.map(({ field }) => field));
    for (const field of ['PageNo', 'ParentID', 'CompanyID', 'SortOrder', 'FilterProspect'])
      assert.ok(named.has(field), field);
  });

  test('to an infinite number is 400, in a body and in an address', async () => {
    const body = '{"ParentID":1,"CompanyID":0,"PageNo":1,"PageSize":20,"Filter_Total":1e999}';
    const posted = await problem('POST', '/v1/orders/paged', { body });
    const asked = await problem('GET', '/v1/orders/getUid/1?Filter_Total=1e999');
    for (const { status, body: answer } of [posted, asked]) {
      assert.equal(status, 400);
      assert.equal(answer.errors?.[0]?.field, 'Filter_Total');
    }
  });

  test('to text that a database can’t store is 400, naming its place', async () => {
    for (const text of ['a\u0000b', '\ud800']) {
      const body = { ParentID: 1, CompanyID: 0, PageNo: 1, PageSize: 20, Filter_design: text };
      const { status, body: answer } = await problem('POST', '/v1/orders/paged', { body });
      assert.equal(status, 400);
      assert.equal(answer.errors?.[0]?.field, 'Filter_design');
    }
    assert.equal((await problem('GET', '/v1/parents/search?searchterm=ab%00cd')).status, 400);
  });

  test('to an endlessly nested body is 400, wherever the nesting is', async () => {
    const deep = (open: string, close: string) => `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    for (const [body, field] of [
      [deep('[', ']'), '0'],
      [deep('{"a":', '}'), 'a'],
      [`{"PageNo":1,"PageSize":20,"a":${deep('[', ']')}}`, 'a'],
    ] as const) {
      const { status, body: answer } = await problem('POST', '/v1/customers/paged', { body });
      assert.equal(status, 400);
      assert.equal(answer.detail, `${field} is nested too deeply`);
    }
  });

  test('to a list longer than any call accepts is 400 at once, whatever is in it', async () => {
    const { status, body } = await problem('PUT', '/v1/customers/ShippingAddresses', {
      body: `[${'{},'.repeat(300_000)}{}]`,
    });
    assert.equal(status, 400);
    assert.deepEqual(body.errors, [{ field: 'body', message: 'must not have more than 1000 items' }]);
  });

  test('to a malformed escape in an address is 400', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${server.url()}/v1/associations/account/%zz`, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    assert.equal(status, 400);
  });

  test('to unknown fields ignores them in a read request, and refuses them in a write request (HTTP-03)', async () => {
    const body = { ParentID: 1, CompanyID: 0, PageNo: 1, PageSize: 20, Unknown: 1 };
    assert.equal((await server.call('POST', '/v1/customers/paged', { as: REP, body })).status, 200);
    const { status, body: answer } = await problem('POST', '/account/login', {
      body: { email: 'a@b.example', password: 'x', extra: 1 },
    });
    assert.equal(status, 400);
    assert.equal(answer.errors?.[0]?.field, 'extra');
  });

  test('to a field that would become a prototype is 400, like a duplicate parameter', async () => {
    const valid = '"ParentID":1,"CompanyID":0,"PageNo":1,"PageSize":20';
    for (const member of ['"__proto__":{"PageSize":50}', '"constructor":{"prototype":{"a":1}}'])
      assert.equal(
        (await problem('POST', '/v1/customers/paged', { body: `{${valid},${member}}` })).status,
        400,
      );
    const twice = await problem('GET', '/v1/parents/search?searchterm=abc&searchterm=def');
    assert.equal(twice.status, 400);
    assert.equal(twice.body.errors?.[0]?.field, 'searchterm');
  });

  test('isn’t cached, and can’t be read by other origins', async () => {
    const signedIn = await server.call('POST', '/account/login', {
      body: { email: REP, password: 'press-room-1' },
    });
    const headers = { origin: 'https://elsewhere.example' };
    for (const answer of [signedIn, await server.call('GET', '/v1/employees', { as: REP, headers })]) {
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    }
  });

  test('with the option lists is sent once: the same version gets 304, a change sends it again (HTTP-06)', async () => {
    const read = (etag?: string) =>
      server.call<{ TrendGroups: { label: string }[] }>('GET', '/v1/customers/trendgroups', {
        as: REP,
        ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
      });
    const first = await read();
    const etag = first.headers.get('etag') ?? '';
    assert.equal((await read(etag)).status, 304);
    await server.database().query(sql`INSERT INTO trend_group (name) VALUES ('Aardvark Outdoor')`);
    const second = await read(etag);
    assert.equal(second.status, 200);
    assert.ok(second.body.TrendGroups.some(({ label }) => label === 'Aardvark Outdoor'));
    const labels = second.body.TrendGroups.map(({ label }) => label.toLowerCase());
    assert.deepEqual(labels, [...labels].sort());
  });

  test('with the option lists is sent again after a restore has reset their version', async () => {
    const database = server.database();
    const read = () => server.call('GET', '/v1/customers/trendgroups', { as: REP });
    const [before] = await database.query<{ version: number }>(
      sql`SELECT version FROM change WHERE topic = 'options'`,
    );
    await database.query(sql`INSERT INTO trend_group (name) VALUES ('Lost with the restore')`);
    const etag = (await read()).headers.get('etag');
    await database.query(sql`DELETE FROM trend_group WHERE name = 'Lost with the restore'`);
    await database.query(sql`UPDATE change SET version = ${before?.version} WHERE topic = 'options'`);
    await read();
    await database.query(sql`INSERT INTO trend_group (name) VALUES ('Added after the restore')`);
    assert.notEqual((await read()).headers.get('etag'), etag);
  });

  test('with the option lists has the same content with brotli, gzip or no compression, and announces its length', async () => {
    const read = (accepted: string) =>
      server.call('GET', '/v1/customers/trendgroups', { as: REP, headers: { 'accept-encoding': accepted } });
    const plain = await read('identity');
    assert.equal(plain.headers.get('content-encoding'), null);
    for (const [accepted, encoding] of [
      ['gzip, deflate', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const) {
      const answer = await read(accepted);
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.ok(Number(answer.headers.get('content-length')) > 0);
      assert.deepEqual(answer.body, plain.body);
    }
  });

  test('to a search has prefix matches first, is empty below three letters, and stays within the given parent', async () => {
    const search = async (path: string) =>
      (await server.call<{ results: { value: number; label: string }[] }>('GET', path, { as: REP })).body
        .results;
    assert.deepEqual(await search('/v1/parents/search?searchterm=me'), []);
    const found = await search('/v1/companies/search?searchterm=MED');
    const isPrefix = found.map(({ label }) => label.toLowerCase().startsWith('med'));
    assert.ok(found.length > 0 && found.length <= 100);
    assert.deepEqual(
      isPrefix,
      [...isPrefix].sort((a, b) => Number(b) - Number(a)),
    );
    const within = await search('/v1/companies/search?searchterm=outdoor&parentid=1&limit=1000');
    const parents = new Set(
      (
        await server.database().query<{ parent: number }>(sql`
      SELECT DISTINCT trend_group_id AS parent FROM company WHERE id = ANY(${within.map(({ value }) => value)}::int[])`)
      ).map(({ parent }) => parent),
    );
    assert.deepEqual([...parents], [1]);
    assert.ok((await search('/v1/individuals/search?searchterm=ale&parentid=1')).length > 0);
    assert.deepEqual(await search('/v1/parents/search?searchterm=%25%25%25'), []);
  });

  test('to a change that the database can’t accept now is 503 with the time to retry, so that the browser keeps it (WRITE-06)', async () => {
    const body = { ID: 0, List: 'orders', Name: 'Later', Query: 'status=3', Visibility: 'mine' };
    for (const code of ['40001', '40P01', '25006', '3D000', '57P04', '57P05', '28P01', '28000']) {
      await server.database().script(`
        CREATE FUNCTION refuse_now() RETURNS trigger LANGUAGE plpgsql
          AS $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '${code}'; END $$;
        CREATE TRIGGER refuse_now BEFORE INSERT ON list_view FOR EACH ROW EXECUTE FUNCTION refuse_now()`);
      try {
        const { status, headers } = await problem('POST', '/v1/views', { body });
        assert.deepEqual([status, headers.get('retry-after')], [503, '2'], code);
      } finally {
        await server.database().script('DROP FUNCTION refuse_now() CASCADE');
      }
    }
  });
});
