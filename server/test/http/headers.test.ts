import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { commonHeaders } from '#server/http/commonHeaders';
import { onOneServer, OTHER, REP } from '../testing.ts';

onOneServer('The response to a call', (server) => {
  test('isn’t stored by caches, however its address is written (HTTP-06)', async () => {
    const signedIn = await server.call<string>('POST', '/account/login', {
      body: { email: OTHER, password: DEMO_PASSWORD },
    });
    for (const [method, address, options] of [
      ['GET', '/v1/employees', { as: REP }],
      ['GET', '/%761/employees', { as: REP }],
      ['GET', '/v1/%65mployees', { as: REP }],
      ['POST', '/account/forgotpassword', { body: { email: REP } }],
      ['POST', '/%61ccount/logout', { token: signedIn.body }],
    ] as const) {
      const { status, headers } = await server.call(method, address, options);
      assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store'], address);
    }
  });
});

/** The status and headers of the response to bytes that may not be a valid request. */
async function send(url: string, bytes: string): Promise<[status: number, headers: Headers]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const [first = '', ...lines] = ((await text(socket)).split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return [Number(first.split(' ')[1]), new Headers(headers)];
}

onOneServer(
  'The refusal of a request that reaches no call',
  (server) => {
    const request = (line: string, ...more: string[]) =>
      `${[`${line} HTTP/1.1`, 'Host: galley', 'Connection: close', ...more].join('\r\n')}\r\n\r\n`;
    for (const [what, bytes, expected] of [
      ['an address with a broken escape', request('GET /v1/employees/%zz'), 400],
      ['an address with a part that’s too long', request(`GET /v1/shared/${'x'.repeat(600)}`), 414],
      ['something that isn’t a request', 'GET\r\n\r\n', 400],
      ['headers that are too large', request(`GET /${'x'.repeat(100_000)}`), 431],
      [
        'a body that doesn’t arrive',
        request('POST /account/login', 'Content-Type: application/json', 'Content-Length: 9'),
        408,
      ],
    ] as const)
      test(`can’t be framed or taken for another type: ${what} (HTTP-11)`, async () => {
        const [status, headers] = await send(server.url(), bytes);
        assert.equal(status, expected);
        assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
        for (const [name, value] of Object.entries(commonHeaders('https://galley.example')))
          assert.equal(headers.get(name), value, name);
        assert.equal(headers.get('strict-transport-security'), 'max-age=31536000');
      });
  },
  { env: () => ({ PUBLIC_URL: 'https://galley.example' }), slowestSenderMs: 3_000 },
);
