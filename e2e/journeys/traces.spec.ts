import { choose } from '../support/choose.ts';
import { startCollector, type Collector } from '../support/collector.ts';
import type { GalleyServer } from '../support/galleyServer.ts';
import { startOwn } from '../support/ownServer.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<object, { collector: Collector; own: GalleyServer }>({
  collector: [
    async ({ engine: _engine }, provide) => {
      const collector = await startCollector();
      await provide(collector);
      await collector.close();
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ collector }, provide) => {
      // Not the five seconds that a server waits for more.
      const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' };
      const server = await startOwn({ env });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.url),
});
const [SERVER, CLIENT] = [2, 3];

test('what a rep opens in the browser is one trace, from its call by the server to each statement @long (TRACE-01, TRACE-03)', async ({
  page,
  signInAs,
  collector,
}) => {
  await signInAs(page);
  await page.goto('/contacts?parent=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Its code comes when the page is idle, and takes the place of the browser's own.
  await page.waitForFunction(() => !fetch.toString().includes('[native code]'));
  // An order that nothing has prefetched.
  const asked = page.waitForRequest((one) => new URL(one.url()).pathname.startsWith('/v1/individuals'));
  await choose(page, 'Sort by', 'Name Z-A');
  const request = await asked;
  const [, trace, span] = (await request.headerValue('traceparent'))?.split('-') ?? [];
  expect(trace).toMatch(/^[\da-f]{32}$/);
  const ofTrace = (kind: number) =>
    collector.spans.filter((one) => one.traceId === trace && one.kind === kind);

  await expect.poll(() => ofTrace(SERVER).length, { message: 'the call', timeout: 30_000 }).toBe(1);
  const [call] = ofTrace(SERVER);
  expect(call?.parentSpanId).toBe(span);
  expect(call?.name).toBe(`${request.method()} ${new URL(request.url()).pathname}`);
  const statements = ofTrace(CLIENT);
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual(statements.map(() => call?.spanId));
  expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^SELECT /));
});
