import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { onOneServer, REP, type TestServer } from '../testing.ts';

/** The responses on a connection until it closed. */
interface Heard {
  text: string;
  /** The status of each answer on it. */
  statuses: number[];
}

const statusesOf = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code));

function open(server: TestServer): Socket {
  const { hostname, port } = new URL(server.url());
  return connect(Number(port), hostname);
}

/** Reads a connection to its end. A reset by the server counts as an end. */
const hear = (socket: Socket): Promise<Heard> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, statuses: statusesOf(text) }));
  });

/** Sends bytes and reads the connection to its end: the server closes it after a response, an error or a timeout. */
async function send(server: TestServer, bytes: string | Buffer): Promise<Heard> {
  const socket = open(server);
  const heard = hear(socket);
  socket.write(bytes);
  return heard;
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const post = (...headers: string[]) =>
  lines(
    'POST /v1/customers/paged HTTP/1.1',
    'Host: galley',
    'Content-Type: application/json',
    'Connection: close',
    ...headers,
  );

/** Asserts that no internals leak, and that every refusal is a problem. */
function assertHarmless({ text, statuses }: Heard, what: string): void {
  assert.ok(
    statuses.every((status) => status < 500),
    `${what}: ${statuses.join()}`,
  );
  assert.doesNotMatch(text, /\bat .+:\d+:\d+|node_modules|\/dist\//, what);
  const refusals = statuses.filter((status) => status >= 400).length;
  const problems = text.match(/^content-type: application\/problem\+json/gim)?.length ?? 0;
  assert.equal(problems, refusals, `${what}: ${text.slice(0, 300)}`);
}

async function assertServes(server: TestServer): Promise<void> {
  assert.equal((await server.call('GET', '/health')).status, 200);
  assert.equal((await server.call('GET', '/v1/employees', { as: REP })).status, 200);
}

onOneServer(
  'A client that violates HTTP',
  (server) => {
    test('gets a problem for an address with bad escapes', async () => {
      const addresses = [
        '/%',
        '/%zz',
        '/v1/%c0%af%c0%af',
        '/v1/associations/account/%ff',
        '/v1/associations/account/%00',
      ];
      for (const address of addresses) {
        const heard = await send(
          server,
          lines(`GET ${address} HTTP/1.1`, 'Host: galley', 'Connection: close'),
        );
        assertHarmless(heard, address);
        assert.ok((heard.statuses[0] ?? 0) >= 400, address);
      }
      for (const address of ['/v1/parents/search?searchterm=%ff%fe', '/v1/parents/search?%=%&=&&&a[b]=c'])
        assertHarmless(
          await send(server, lines(`GET ${address} HTTP/1.1`, 'Host: galley', 'Connection: close')),
          address,
        );
      await assertServes(server);
    });

    test('gets an error for oversized headers or addresses', async () => {
      for (const [what, bytes] of [
        ['one header', lines('GET /health HTTP/1.1', 'Host: galley', `X-Filler: ${'x'.repeat(100_000)}`)],
        [
          'many headers',
          lines(
            'GET /health HTTP/1.1',
            'Host: galley',
            ...Array.from({ length: 5_000 }, (_, n) => `X-${n}: y`),
          ),
        ],
        ['an address', lines(`GET /${'x'.repeat(100_000)} HTTP/1.1`, 'Host: galley')],
      ] as const) {
        const heard = await send(server, bytes);
        assertHarmless(heard, what);
        assert.deepEqual(heard.statuses, [431], what);
      }
      await assertServes(server);
    });

    test('gets an error for ten megabytes, whether the length is announced or not', async () => {
      const body = Buffer.alloc(10 * 1024 * 1024, 'x');
      const announced = await server.call('POST', '/v1/customers/paged', { as: REP, body: body.toString() });
      assert.equal(announced.status, 413);
      const chunked = Buffer.concat([
        Buffer.from(post(`Authorization: Bearer ${await server.tokenOf(REP)}`, 'Transfer-Encoding: chunked')),
        Buffer.from(`${body.length.toString(16)}\r\n`),
        body,
        Buffer.from('\r\n0\r\n\r\n'),
      ]);
      const heard = await send(server, chunked);
      assertHarmless(heard, 'chunked');
      // The connection can be closed before the response is read, while the sender is still sending.
      assert.ok(
        heard.statuses.every((status) => status === 413),
        heard.statuses.join(),
      );
      await assertServes(server);
    });

    test('that names two hosts is refused, because a proxy might use the other one', async () => {
      for (const second of ['Host: galley', 'hOST: elsewhere']) {
        const heard = await send(
          server,
          lines('GET /health HTTP/1.1', 'Host: galley', second, 'Connection: close'),
        );
        assert.deepEqual(heard.statuses, [400], second);
        assertHarmless(heard, second);
      }
    });

    test('gains nothing from a wrong, duplicate or conflicting length', async () => {
      const smuggled = 'GET /v1/employees HTTP/1.1\r\nHost: galley\r\n\r\n';
      for (const [what, bytes] of [
        ['negative', `${post('Content-Length: -5')}{}`],
        ['no number', `${post('Content-Length: five')}{}`],
        ['a sign', `${post('Content-Length: +2')}{}`],
        ['huge', `${post(`Content-Length: ${'9'.repeat(30)}`)}{}`],
        ['two lengths', `${post('Content-Length: 2', 'Content-Length: 40')}{}${smuggled}`],
        [
          'length and chunks',
          `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
        ],
        ['no chunks', `${post('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`],
        ['an unknown coding', `${post('Transfer-Encoding: xchunked')}{}`],
        ['chunked twice', `${post('Transfer-Encoding: chunked, chunked')}0\r\n\r\n${smuggled}`],
      ] as const) {
        const heard = await send(server, bytes);
        assertHarmless(heard, what);
        assert.ok(
          heard.statuses.every((status) => status >= 400),
          `${what}: ${heard.statuses.join()}`,
        );
      }
      // The body is shorter than announced: there is nothing to answer, and the connection ends.
      assertHarmless(await send(server, `${post('Content-Length: 500')}{}`), 'too long');
      await assertServes(server);
    });

    test('gets a response to each of many pipelined requests, and a problem for trailing garbage', async () => {
      const one = lines('GET /health HTTP/1.1', 'Host: galley');
      const last = lines('GET /health HTTP/1.1', 'Host: galley', 'Connection: close');
      const many = await send(server, one.repeat(49) + last);
      assert.deepEqual(
        many.statuses,
        Array.from({ length: 50 }, () => 200),
      );
      for (const rubbish of ['\0\x01\x02 rubbish\r\n\r\n', 'GET\r\n\r\n', 'x'.repeat(200_000)]) {
        const heard = await send(server, one.repeat(3) + rubbish);
        assertHarmless(heard, rubbish.slice(0, 10));
        // The problem can arrive before responses that aren't ready yet; the connection ends with it.
        assert.deepEqual(
          [...new Set(heard.statuses)].filter((status) => status !== 200),
          [400],
        );
      }
      await assertServes(server);
    });

    test('is refused for anything that isn’t a request', async () => {
      const attempts = [
        'GET / HTTP/9.9\r\nHost: galley\r\n\r\n',
        lines('FOO /health HTTP/1.1', 'Host: galley', 'Connection: close'),
        lines('CONNECT evil.example:443 HTTP/1.1', 'Host: galley'),
        lines('TRACE /health HTTP/1.1', 'Host: galley', 'Connection: close'),
        lines('GET /health HTTP/1.1', 'Host: galley', 'X-Bad\0Name: y'),
        lines('GET /health HTTP/1.1', 'Host: galley', 'X-Bad: a\0b'),
        lines('GET /health HTTP/1.1', 'Host: galley', ': no name'),
        lines('GET /health HTTP/1.1', 'Host: galley', 'X Bad : y'),
        lines('GET http://evil.example/v1/employees HTTP/1.1', 'Host: evil.example', 'Connection: close'),
        lines('GET //evil.example/%2e%2e/ HTTP/1.1', 'Host: galley', 'Connection: close'),
        Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
        Buffer.alloc(2_000, 0),
      ];
      // Node itself refuses a request without a Host header, with an empty body.
      const nameless = await send(server, lines('GET /health HTTP/1.1'));
      assert.deepEqual(nameless.statuses, [400]);
      for (const bytes of attempts) {
        const heard = await send(server, bytes);
        const what = bytes.toString('latin1').slice(0, 60);
        assertHarmless(heard, what);
        assert.ok(
          heard.statuses.every((status) => status >= 400),
          `${what}: ${heard.statuses.join()}`,
        );
      }
      await assertServes(server);
    });
  },
  // Long enough for a busy machine, because timing isn't tested here.
  { slowestSenderMs: 9_000 },
);

onOneServer(
  'A slow sender',
  (server) => {
    test('is disconnected, and delays nobody else meanwhile', async () => {
      const beginnings = [
        '',
        'GET /health HTTP/1.1\r\nHost: gal',
        `${post('Content-Length: 100')}{"PageNo":`,
        `${post('Transfer-Encoding: chunked')}5\r\n{"Pa`,
      ];
      const slow = Array.from({ length: 100 }, (_, index) => {
        const socket = open(server);
        const heard = hear(socket);
        socket.write(beginnings[index % beginnings.length] ?? '');
        // A byte now and then makes the sender look alive.
        const drip = setInterval(() => socket.write(index % 2 === 0 ? '' : 'x'), 50);
        return heard.finally(() => clearInterval(drip));
      });
      await assertServes(server);
      for (const heard of await Promise.all(slow)) {
        assertHarmless(heard, 'slow');
        assert.ok(
          heard.statuses.every((status) => status === 408 || status === 400 || status === 401),
          heard.statuses.join(),
        );
      }
      await assertServes(server);
    });
  },
  { slowestSenderMs: 3_000 },
);
