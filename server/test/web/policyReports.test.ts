import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import fastify from 'fastify';
import { sendProblem, toProblem } from '#server/http/problem';
import { readCalls } from '#server/http/calls';
import { createLog } from '#server/http/log';
import { loggedAddresses } from '#server/http/loggedAddress';
import { policyReports } from '#server/web/policyReports';
import { REPORTS_PATH } from '#server/web/policy';

async function start() {
  const lines: string[] = [];
  const log = createLog(
    'warn',
    new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString());
        done();
      },
    }),
  );
  const app = fastify({ loggerInstance: log });
  app.decorate('loggedAddress', loggedAddresses((await readCalls()).calls));
  app.setErrorHandler<Error>((error, request, reply) => sendProblem(request, reply, toProblem(error)));
  await app.register(policyReports);
  const report = (payload: string, type = 'application/csp-report', remoteAddress = '198.51.100.7') =>
    app.inject({
      method: 'POST',
      url: REPORTS_PATH,
      headers: { 'content-type': type },
      payload,
      remoteAddress,
    });
  return { app, report, lines };
}

const OLD = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://galley.example/orders?search=somebody',
    'violated-directive': 'script-src',
    'blocked-uri': 'https://bad.example/x.js?secret',
  },
});
const NEW = JSON.stringify([
  {
    type: 'csp-violation',
    url: 'https://galley.example/v1/quoted/a-token',
    body: { effectiveDirective: 'img-src', blockedURL: 'inline' },
  },
]);

test('a browser’s report of a policy violation is in the log, without query strings and permits (OPS-15)', async (t) => {
  const { app, report, lines } = await start();
  t.after(() => app.close());
  assert.equal((await report(OLD)).statusCode, 204);
  assert.equal((await report(NEW, 'application/reports+json')).statusCode, 204);
  const [first, second] = lines.map((line) => (JSON.parse(line) as { report: object }).report);
  assert.deepEqual(first, {
    type: 'csp-violation',
    directive: 'script-src',
    blocked: 'https://bad.example/x.js',
    page: 'https://galley.example/orders',
  });
  assert.deepEqual(second, {
    type: 'csp-violation',
    directive: 'img-src',
    blocked: 'inline',
    page: 'https://galley.example/v1/quoted/…',
  });
});

test('reports that are too long, not JSON, or too many from one network are refused, and others are still logged', async (t) => {
  const { app, report, lines } = await start();
  t.after(() => app.close());
  assert.equal(
    (await report(JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } }))).statusCode,
    413,
  );
  assert.equal((await report('{')).statusCode, 400);
  for (let time = 0; time < 10; time += 1) await report(OLD);
  const refused = await report(OLD);
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '60']);
  assert.equal((await report(OLD, 'application/csp-report', '198.51.100.8')).statusCode, 204);
  assert.equal(lines.length, 11);
});
