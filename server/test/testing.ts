import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '#server/app';
import { readConfig, type ServerConfig } from '#server/operations/settings';
import { BOTH, ONE, onDatabases, TEST_ZONE } from './db/testing.ts';
import type { Database } from '#server/db/database';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import type { Caller } from '#server/http/caller';

/** A caller who sees the order lines of these account types, or of all with the override. */
export const callerOf = (accountTypeIds: number[], orderMasterOverride = false): Caller => ({
  employeeId: 1,
  uid: '',
  employeeType: 'Sales',
  accountTypeIds,
  orderMasterOverride,
  jti: '',
  writes: 0,
});

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** A running server, as a test sees it. */
export interface TestServer {
  url: () => string;
  app: () => FastifyInstance;
  database: () => Database;
  config: () => ServerConfig;
  /** A token of a demo account, one session for each account and server. */
  tokenOf: (email: string) => Promise<string>;
  call: <T = unknown>(method: string, path: string, options?: CallOptions) => Promise<Answer<T>>;
}

export interface CallOptions {
  /** A demo account; absent: nobody is signed in. */
  as?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export const REP = 'rep@galley.example';
export const OTHER = 'other@galley.example';
export const MANAGER = 'manager@galley.example';

/** CALL_LIMITS for one account that sends what many people would. */
export const MANY_PEOPLE = ['search', 'documents', 'exports', 'uploads']
  .map((cost) => `${cost}=1000000/1000000`)
  .join(',');

export const testConfig = (env: Record<string, string> = {}): ServerConfig =>
  readConfig({ TIME_ZONE: TEST_ZONE, PORT: '0', ...env }, '0.0.0', '/tmp/galley-test');

interface ServerOptions {
  now?: () => Date;
  env?: () => Record<string, string>;
  demo?: 'small' | 'off';
  slowestSenderMs?: number;
  webhooks?: NonNullable<AppOptions['webhooks']>;
  live?: NonNullable<AppOptions['live']>;
  /** Default: nothing is logged. */
  log?: AppOptions['log'];
}

/** The body, or only the beginning of a stream, which has no end. */
async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'text/event-stream') return answer.text();
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const begun = await reader?.read();
  await reader?.cancel();
  return begun?.value ?? '';
}

/** Runs the same tests over HTTP against a real server on each database, with the small demo by default. */
function onServers(
  engines: typeof BOTH,
  title: string,
  define: (server: TestServer) => void,
  options: ServerOptions = {},
): void {
  onDatabases(
    engines,
    title,
    (database) => {
      let app: FastifyInstance | undefined;
      let config: ServerConfig | undefined;
      const tokens = new Map<string, Promise<string>>();
      const running = () => {
        if (app === undefined || config === undefined)
          throw new Error('the server starts before the first test');
        return { app, config };
      };
      before(async () => {
        config = testConfig(options.env?.());
        app = await buildApp({
          database: database(),
          config,
          log: options.log ?? pino({ level: 'silent' }),
          ...(options.now === undefined ? {} : { now: options.now }),
          ...(options.webhooks === undefined ? {} : { webhooks: options.webhooks }),
          ...(options.live === undefined ? {} : { live: options.live }),
          // A test sends notifications itself, at the time that it sets.
          scheduledNotifications: false,
          ...(options.slowestSenderMs === undefined ? {} : { slowestSenderMs: options.slowestSenderMs }),
        });
        await app.listen({ host: '127.0.0.1', port: 0 });
      });
      after(async () => {
        // A test can leave a response half read, so closing doesn't wait for its connection.
        app?.server.closeAllConnections();
        await app?.close();
      });

      const url = () => {
        const address = running().app.server.address();
        if (address === null || typeof address === 'string') throw new Error('no port');
        return `http://127.0.0.1:${address.port}`;
      };
      const call = async (
        method: string,
        path: string,
        { as, token, body, headers }: CallOptions = {},
      ): Promise<Answer> => {
        const bearer = token ?? (as === undefined ? undefined : await tokenOf(as));
        const answer = await fetch(`${url()}${path}`, {
          method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        const text = await textOf(answer);
        const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== '';
        return {
          status: answer.status,
          headers: answer.headers,
          body: isJson ? JSON.parse(text) : text,
        };
      };
      const tokenOf = (email: string): Promise<string> => {
        const known = tokens.get(email);
        if (known !== undefined) return known;
        const fresh = call('POST', '/account/login/', {
          body: { email, password: DEMO_PASSWORD },
        }).then(({ status, body }) => {
          if (status !== 200) throw new Error(`sign-in as ${email}: ${status}`);
          return String(body);
        });
        tokens.set(email, fresh);
        return fresh;
      };
      define({
        url,
        app: () => running().app,
        database,
        config: () => running().config,
        tokenOf,
        call: call as TestServer['call'],
      });
    },
    options.demo,
  );
}

type Tests = [title: string, define: (server: TestServer) => void, options?: ServerOptions];
/** For tests in which SQL, driver or locks can make a difference. */
export const onBothServers = (...tests: Tests): void => onServers(BOTH, ...tests);
/** For tests in which they make none: `npm run test:long` runs these on the other database, too. */
export const onOneServer = (...tests: Tests): void => onServers(ONE, ...tests);

/** Posts to a list call as a demo account and expects success. */
export async function post<T>(server: TestServer, path: string, body: object, as = REP): Promise<T> {
  const { status, body: answer } = await server.call<T>('POST', path, { as, body });
  assert.equal(status, 200, JSON.stringify(answer));
  return answer;
}
