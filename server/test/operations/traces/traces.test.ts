import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Webhook } from '#server/exchange/changes/contract';
import { parentIn } from '#server/operations/traces/traceparent';
import { addContact, startReceiver } from '../../exchange/changes/testing.ts';
import { feedOf } from '../../exchange/feed/testing.ts';
import { root } from '../../places.ts';
import { onOneServer, REP } from '../../testing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

/** OpenTelemetry's numbers for two kinds of spans and for the error status. */
const [SERVER, CLIENT, ERROR] = [2, 3, 2];

const collector = await startReceiver(() => 200);
// Instead of the five seconds that a server waits for more spans.
process.env.OTEL_BSP_SCHEDULE_DELAY = '20';
after(() => collector.stop());

const spans = () =>
  collector.all.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
/** Waits for the spans that are wanted. */
async function until<T>(find: (sent: SentSpan[]) => T | undefined): Promise<T> {
  for (;;) {
    const found = find(spans());
    if (found !== undefined) return found;
    await collector.until(collector.all.length + 1);
  }
}
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

onOneServer(
  'Traces',
  (server) => {
    const newTrace = () => {
      const [trace, span] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
      return { trace, span, headers: { traceparent: `00-${trace}-${span}-01` } };
    };

    test('lead from the browser via the call to each statement (TRACE-01)', async () => {
      await server.tokenOf(REP);
      const { trace, span, headers } = newTrace();
      const answer = await server.call('GET', '/v1/views?list=orders', { as: REP, headers });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const call = await until((sent) => sent.find((one) => one.traceId === trace && one.kind === SERVER));
      assert.equal(call.name, 'GET /v1/views');
      assert.equal(call.parentSpanId, span);
      assert.deepEqual(attributesOf(call), {
        'http.request.method': 'GET',
        'http.route': '/v1/views',
        'http.response.status_code': 200,
      });
      const statements = spans().filter(({ traceId, kind }) => traceId === trace && kind === CLIENT);
      assert.ok(statements.length >= 2, 'one for the session, one for the data');
      for (const statement of statements) assert.equal(statement.parentSpanId, call.spanId);
      assert.ok(statements.some(({ name }) => name === 'SELECT list_view'));
      assert.equal(new Set(spans().map(({ spanId }) => spanId)).size, spans().length);
    });

    test('begin at the server if the browser hasn’t begun one, and keep concurrent calls apart (TRACE-01)', async () => {
      const traces = [newTrace(), newTrace(), newTrace()];
      await Promise.all([
        ...traces.map(({ headers }) => server.call('GET', '/v1/views?list=orders', { as: REP, headers })),
        server.call('GET', '/v1/nothing-here', { headers: { traceparent: '00-0-0-01' } }),
      ]);
      const lost = await until((sent) => sent.find(({ name }) => name === 'GET none'));
      assert.equal(lost.parentSpanId ?? '', '');
      for (const { trace } of traces) {
        const call = await until((sent) => sent.find((one) => one.traceId === trace && one.kind === SERVER));
        const own = spans().filter(({ traceId, kind }) => traceId === trace && kind === CLIENT);
        assert.ok(own.length >= 2);
        assert.ok(own.every(({ parentSpanId }) => parentSpanId === call.spanId));
      }
    });

    test('include webhooks and emails, and say which failed (TRACE-01)', async () => {
      const { trace, headers } = newTrace();
      await server.call('POST', '/account/forgotpassword', { body: { email: REP }, headers });
      const mail = await until((sent) => sent.find(({ name }) => name === 'mail'));
      assert.equal(mail.traceId, trace);

      const hook = await startReceiver(() => 500);
      const { status } = await server.call<Webhook>('POST', '/v1/webhooks', {
        token: await feedOf(server).tokenOf(),
        body: { url: hook.url, resources: ['contacts'], secret: 'a secret that both know' },
      });
      assert.equal(status, 200);
      await addContact(server, 'Traced Person');
      const sent = await until((all) => all.find(({ name }) => name === 'webhook'));
      assert.equal(sent.status.code, ERROR);
      await hook.stop();
    });

    test('contain nothing that people have typed, and no name, address or token (TRACE-02)', async () => {
      const { trace, headers } = newTrace();
      const typed = 'zeppelin-4711';
      const token = await server.tokenOf(REP);
      const found = await server.call('GET', `/v1/individuals/search?searchterm=${typed}`, {
        as: REP,
        headers,
      });
      assert.equal(found.status, 200, JSON.stringify(found.body));
      await server.call('POST', '/account/login/', { body: { email: typed, password: typed }, headers });
      await until((sent) =>
        sent.filter((one) => one.traceId === trace && one.kind === SERVER)[1] ? true : undefined,
      );
      const told = collector.all.map(({ body }) => body).join('\n');
      for (const text of [typed, REP, token, 'Traced Person', '127.0.0.1', server.url()])
        assert.ok(!told.includes(text), text);
      assert.ok(told.includes('$1'), 'statements have placeholders');
    });
  },
  {
    env: () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, WEBHOOK_TARGETS: 'any' }),
    webhooks: { pollMs: 20, retryAfterS: [] },
  },
);

test('A header that names no parent is ignored (TRACE-01)', () => {
  const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  assert.deepEqual(parentIn(`00-${trace}-${span}-01`), {
    traceId: trace,
    spanId: span,
    traceFlags: 1,
    isRemote: true,
  });
  for (const header of [
    undefined,
    '',
    'ff',
    `ff-${trace}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-01x`,
  ])
    assert.equal(parentIn(header), undefined, header);
});

test('Without a receiver, no part of OpenTelemetry is loaded (TRACE-04)', () => {
  const sources = path.join(root, 'server/src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const importing = (what: RegExp) =>
    files.filter((file) => what.test(readFileSync(path.join(sources, file), 'utf8')));
  // Types are gone at run time.
  assert.deepEqual(importing(/^import (?!type )[^;]*'@opentelemetry\//m), [
    'operations/traces/traceServer.ts',
  ]);
  assert.deepEqual(importing(/^import (?!type )[^;]*traceServer\.ts'/m), []);
  assert.deepEqual(importing(/await import\('\.\/traces\/traceServer\.ts'\)/), [
    'operations/observability.ts',
  ]);
});
