import { choose } from '../support/choose.ts';
import { startCollector } from '../support/collector.ts';
import { startOwn, withOwn } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

const test = withOwn(async () => {
  const collector = await startCollector();
  // Shorter than the five seconds that a server collects spans by default.
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' };
  const server = await startOwn({ env });
  async function stop(): Promise<void> {
    await server.stop();
    await collector.close();
  }
  return { ...server, collector, stop };
});
const [SERVER, CLIENT] = [2, 3];

test('a rep’s action in the browser is one trace, from its call through the server to each statement @long (TRACE-01, TRACE-03)', async ({
  page,
  signInAs,
  own: { collector },
}) => {
  await signInAs(page);
  await page.goto('/contacts?parent=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The tracing code loads when the page is idle, and replaces the browser's fetch.
  await page.waitForFunction(() => !fetch.toString().includes('[native code]'));
  // A sort order that wasn't prefetched.
  const requested = page.waitForRequest((one) => new URL(one.url()).pathname.startsWith('/v1/individuals'));
  await choose(page, 'Sort by', 'Name Z-A');
  const request = await requested;
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
