import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { calls, described } from '../everyCall.ts';
import { feedOf } from '../exchange/feed/testing.ts';
import { MANY_PEOPLE, onBothServers, REP, type TestServer } from '../testing.ts';
import { assertInvariants } from './invariants.ts';
import { invalidRequests, validRequests, type WireRequest } from './requests.ts';
import type { Call } from './schema.ts';
import { freshToken, letDoEverything, prepareTarget } from './target.ts';
import type { Hints } from './valid.ts';
import { tempFolder } from '../tempFolder.ts';

/** How many allowed requests each call gets, and half the number of broken ones. The full run: FUZZ_RUNS=1000. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 4);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** From this many runs on, each call must succeed at least once, and its counts are printed. */
const TELLING = 200;
/** A server that needs longer hangs, in milliseconds. */
const HANGS_AFTER_MS = 30_000;
const AT_ONCE = 4;
/** What reveals internals: a stack, a statement, a file. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\/dist\/|\.[jt]s:\d|\bSELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|relation "|syntax error at|\/tmp\/|\/home\//;
/** Answers 200 with a verdict for each record; the tests in server/test/exchange/feed cover it. */
const BY_VERDICT = new Set(['feedWrite']);
/** How many characters of a failure are shown, since some requests are long. */
const READABLE = 2000;
/** Calls whose failures are rate-limited; the fuzz needs each one answered. */
const THROTTLED = new Set([
  'login',
  'forgotPassword',
  'calendarFile',
  'sharedLine',
  'sharedLineAnswer',
  'variableVerify',
  'employeeInvitation',
  'appBegin',
  'appConfirm',
  'appRemove',
  'recoveryCodesMake',
  'secondStep',
  'passkeyBegin',
  'passkeyRemove',
  'passkeySignIn',
  'passkeySecondStep',
]);
/** Calls that can take rights from their own caller; these are restored, so that later requests are judged by their content. */
const TAKES_RIGHTS = new Set(['employeeSave']);
/** Calls that can end sessions, even the caller's; these are revived. */
const ENDS_SESSIONS = new Set(['sessionsEnd', 'employeeSessionsEnd']);
/** The status of a wrong method; a call's description lists all its other errors. */
const UNDESCRIBED = new Set([405]);

interface Tally {
  sent: number;
  done: number;
  refused: number;
}

const folder = tempFolder();

const all = Object.entries<Call>(calls as unknown as Record<string, Call>).filter(
  ([name]) => name !== 'meta' && !BY_VERDICT.has(name),
);

/** The statuses below 500 that the description of each call names. */
const statuses: Readonly<Record<string, ReadonlySet<number>>> = Object.fromEntries(
  Object.entries(described.paths).flatMap(([, methods]) =>
    Object.values(methods).map(({ operationId, responses }) => [
      operationId,
      new Set(Object.keys(responses).map(Number)),
    ]),
  ),
);
/** The calls that a system makes with a service token. */
const services = new Set(all.filter(([, call]) => 'permit' in call).map(([name]) => name));

/** The rows are locked in one order: two such statements at once can't wait for each other. */
const refilled = sql`
  UPDATE service_token SET allowance = 600
  WHERE id IN (SELECT id FROM service_token ORDER BY id FOR UPDATE)`;

function sender(server: TestServer) {
  const feed = feedOf(server);
  let slowest = 0;
  const ask = async (name: string, request: WireRequest): Promise<number> => {
    if (THROTTLED.has(name)) await server.database().query(sql`DELETE FROM throttle`);
    const isService = services.has(name);
    if (isService) await server.database().query(refilled);
    const token =
      name === 'logout'
        ? await freshToken(server)
        : isService
          ? await feed.tokenOf()
          : await server.tokenOf(REP);
    const { method, url, body, contentType = 'application/json', forged } = request;
    const began = performance.now();
    const answer = await fetch(`${server.url()}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${forged === true ? `${token}x` : token}`,
        ...(body === undefined ? {} : { 'content-type': contentType }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(HANGS_AFTER_MS),
    });
    const isStream = answer.headers.get('content-type') === 'text/event-stream';
    const text = isStream ? '' : await answer.text();
    if (isStream) await answer.body?.cancel();
    slowest = Math.max(slowest, performance.now() - began);
    if (ENDS_SESSIONS.has(name)) await server.database().query(sql`UPDATE session SET revoked_at = NULL`);
    if (TAKES_RIGHTS.has(name)) await letDoEverything(server.database());
    const where = `${answer.status} ${text.slice(0, 500)}`;
    const { [name]: described = new Set() } = statuses;
    assert.ok(described.has(answer.status) || UNDESCRIBED.has(answer.status), `not described: ${where}`);
    assert.ok(answer.status < 500, where);
    if (answer.status >= 400) {
      assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/, where);
      assert.doesNotMatch(text, INSIDE);
    }
    return answer.status;
  };
  return { ask, slowest: () => Math.round(slowest) };
}

/** Runs work for every item, a few at a time. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

onBothServers(
  `Whatever is sent (FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS})`,
  (server) => {
    let hints: Hints = {};
    const { ask, slowest } = sender(server);
    before(async () => {
      hints = await prepareTarget(server);
    });

    async function run(kind: typeof validRequests, numRuns: number): Promise<Map<string, Tally>> {
      const tallies = new Map<string, Tally>();
      await eachOf(all, async ([name, call]) => {
        const tally = { sent: 0, done: 0, refused: 0 };
        tallies.set(name, tally);
        const property = fc.asyncProperty(kind(call, hints), async (request) => {
          const status = await ask(name, request);
          tally.sent += 1;
          tally[status < 400 ? 'done' : 'refused'] += 1;
        });
        await fc.assert(property, { numRuns, seed: SEED }).catch((error: Error) => {
          throw new Error(`${name}: ${error.message.slice(0, READABLE)}`, { cause: error.cause });
        });
      });
      return tallies;
    }
    const print = (tallies: Map<string, Tally>) =>
      [...tallies].map(
        ([name, { sent, done, refused }]) => `${name} ${sent}: ${done} done, ${refused} refused`,
      );
    const total = (tallies: Map<string, Tally>) =>
      [...tallies.values()].reduce((sum, { sent }) => sum + sent, 0);

    test('a valid request succeeds or is refused with a reason, never with a server error', async (t) => {
      const tallies = await run(validRequests, RUNS);
      t.diagnostic(
        `${total(tallies)} allowed requests to ${tallies.size} calls; the slowest took ${slowest()} ms`,
      );
      if (RUNS >= TELLING) for (const line of print(tallies)) t.diagnostic(line);
      const hollow = [...tallies].filter(([, { done }]) => done === 0).map(([name]) => name);
      if (RUNS >= TELLING) assert.deepEqual(hollow, [], 'calls that did nothing');
    });

    test('an invalid request is refused without revealing internals', async (t) => {
      const tallies = await run(invalidRequests, 2 * RUNS);
      t.diagnostic(
        `${total(tallies)} broken requests to ${tallies.size} calls; the slowest took ${slowest()} ms`,
      );
      if (RUNS >= TELLING) for (const line of print(tallies)) t.diagnostic(line);
      for (const [name, { sent, refused }] of tallies)
        assert.equal(refused, sent, `${name}: ${refused} of ${sent} refused`);
    });

    test('the data’s invariants still hold, and the server still responds', async (t) => {
      await server.database().query(sql`DELETE FROM throttle`);
      t.diagnostic(await assertInvariants(server, REP));
      assert.equal((await server.call('GET', '/health')).status, 200);
    });
  },
  {
    env: () => ({
      DATA_DIR: path.join(folder, 'data'),
      RELEASE_STORE: tempFolder(),
      CALL_LIMITS: MANY_PEOPLE,
    }),
    // Nothing is sent to the addresses that are made up here.
    webhooks: { pollMs: 2 ** 31 - 1 },
  },
);
