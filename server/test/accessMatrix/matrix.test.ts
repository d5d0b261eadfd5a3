import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { SignJWT, decodeJwt } from 'jose';
import { calls } from '../everyCall.ts';
import { todayIn } from '@galley/shared/domain/businessDay';
import { tokenSecret } from '#server/account/secret';
import { TEST_ZONE } from '../db/testing.ts';
import { onOneServer, type Answer, type CallOptions, type TestServer } from '../testing.ts';
import { expectations } from './expectations.ts';
import { fingerprint } from './fingerprint.ts';
import {
  accountOf,
  addPeople,
  letTimePass,
  PASSWORD,
  PEOPLE,
  turnBackTime,
  type Employed,
  type Employee,
  type Person,
} from './people.ts';
import type { Cell, Rule } from './rule.ts';
import { makeWorld, storeFiles } from './world.ts';
import { tempFolder } from '../tempFolder.ts';

/** Served next to the API, by the web app. */
const PLANNED = ['meta'];
/** The call whose ticket is a separate permit. */
const BY_TICKET = 'buildAQuote';
const ENDS_SESSION = new Set<string>(['logout', 'resetPassword']);
const SIGNED_OUT: Employee = { id: 0, uid: '', email: 'nobody@example.com' };

interface Operation {
  operationId: string;
  security: object[];
  responses: Record<string, object>;
  'x-status'?: string;
}

async function operations(server: TestServer): Promise<Operation[]> {
  const { body } = await server.call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/v1/openapi.json',
  );
  return Object.values(body.paths).flatMap((methods) => Object.values(methods));
}

async function expired(server: TestServer, token: string): Promise<string> {
  return new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 61 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(await tokenSecret(server.database()));
}

/** Sessions of all people, each created while the person could sign in. */
function sessionsOf(server: TestServer, people: () => Record<Employed, Employee>) {
  const tokens = new Map<Employed, string>();
  const signIn = async (who: Employed) => {
    await turnBackTime(server.database(), people());
    const { email } = people()[who];
    const { status, body } = await server.call<string>('POST', '/account/login', {
      body: { email, password: PASSWORD },
    });
    assert.equal(status, 200, `sign-in of ${who}`);
    await letTimePass(server.database(), people());
    return body;
  };
  return {
    /** The headers of a person's request; the pretender names somebody else. */
    async credentials(person: Person): Promise<CallOptions> {
      if (person === 'nobody') return {};
      const who = accountOf(person);
      const token = tokens.get(who) ?? (await signIn(who));
      tokens.set(who, token);
      if (person === 'expired') return { token: await expired(server, token) };
      return person === 'pretender' ? { token, headers: { EmployeeUID: people().colleague.uid } } : { token };
    },
    forget: (person: Person) => tokens.delete(accountOf(person)),
  };
}

interface Request {
  method: string;
  url: string;
  body: object | undefined;
}

/** A call that refuses somebody. */
interface Refusal {
  where: string;
  status: number;
  ask: () => Promise<Answer>;
}

function request(rule: Rule, me: Employee): Request {
  const { method, path: template } = calls[rule.call];
  const { params = {}, query = {}, body } = rule.ask(me);
  const filled = template.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return { method, url: search.size === 0 ? filled : `${filled}?${search.toString()}`, body };
}

const whereOf = ({ title }: Rule, person: Person) => `${title}, ${person}`;
const statusOf = (cell: Cell) => (typeof cell === 'object' ? 200 : cell);

function assertProblem({ headers, body }: Answer, status: number, where: string): void {
  assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/, where);
  assert.equal((body as { status: number }).status, status, where);
}

const folder = tempFolder();

onOneServer(
  'The access matrix',
  (server) => {
    let people: Record<Employed, Employee> | undefined;
    const known = () => {
      assert.ok(people);
      return people;
    };
    const sessions = sessionsOf(server, known);
    let cells = 0;
    before(async () => {
      people = await addPeople(server.database());
      await storeFiles(server.config().files.store);
    });

    async function prepare(person: Person) {
      const { associated, colleague } = known();
      const options = await sessions.credentials(person);
      const me = known()[accountOf(person)];
      const today = todayIn(TEST_ZONE, new Date());
      await makeWorld(server.database(), { me, colleague, associated, today });
      return { options, me: person === 'nobody' ? SIGNED_OUT : me };
    }

    function send({ method, url, body }: Request, options: CallOptions): Promise<Answer> {
      cells += 1;
      return server.call(method, url, { ...options, ...(body === undefined ? {} : { body }) });
    }

    async function assertRefusal({ where, status, ask }: Refusal): Promise<void> {
      const answer = await ask();
      assert.equal(answer.status, status, `${where}: ${JSON.stringify(answer.body)}`);
      assertProblem(answer, status, where);
    }

    /** Compares the tables around all calls, and around single calls only to find the one that changed something. */
    async function assertRefusals(refusals: Refusal[]): Promise<void> {
      assert.ok(refusals.length > 0);
      const before = await fingerprint(server.database());
      for (const refusal of refusals) await assertRefusal(refusal);
      const after = await fingerprint(server.database());
      if (isDeepStrictEqual(after, before)) return;
      for (const refusal of refusals) {
        const untouched = await fingerprint(server.database());
        await assertRefusal(refusal);
        assert.deepEqual(
          await fingerprint(server.database()),
          untouched,
          `${refusal.where} changed something`,
        );
      }
      assert.deepEqual(after, before, 'at least one of them changed something the first time');
    }

    async function assertGets(rule: Rule, person: Person, expected: unknown): Promise<void> {
      const { options, me } = await prepare(person);
      const answer = await send(request(rule, me), options);
      const where = whereOf(rule, person);
      assert.equal(answer.status, 200, `${where}: ${JSON.stringify(answer.body)}`);
      assert.deepEqual(rule.essence(answer.body), expected, where);
      if (ENDS_SESSION.has(rule.call)) sessions.forget(person);
    }

    test('contains only refusals that the API describes', async () => {
      const described = await operations(server);
      for (const { title, call, cells: refusals } of expectations) {
        const known = described.find(({ operationId }) => operationId === call)?.responses ?? {};
        for (const cell of Object.values(refusals))
          assert.ok(statusOf(cell) in known, `${title}: ${statusOf(cell)}`);
      }
    });

    test('covers every call that the API describes', async () => {
      const described = await operations(server);
      const planned = described.filter((operation) => operation['x-status'] === 'planned');
      assert.deepEqual(
        planned.map(({ operationId }) => operationId),
        PLANNED,
      );
      const served = described.map(({ operationId }) => operationId).filter((id) => !PLANNED.includes(id));
      assert.deepEqual([...new Set(expectations.map(({ call }) => call))].sort(), served.sort());
      for (const { operationId, security } of described) {
        const rules = expectations.filter(({ call }) => call === operationId);
        if (security.length > 0 && operationId !== BY_TICKET)
          assert.ok(
            rules.every(({ cells: { nobody } }) => nobody === 401),
            operationId,
          );
      }
    });

    for (const person of PEOPLE) {
      test(`lists what is refused to “${person}”, and refusals change nothing`, async () => {
        const { options, me } = await prepare(person);
        const refusals = expectations.flatMap((rule) => {
          const status = rule.cells[person];
          if (typeof status === 'object') return [];
          return [{ where: whereOf(rule, person), status, ask: () => send(request(rule, me), options) }];
        });
        await assertRefusals(refusals);
      });
    }

    for (const rule of expectations) {
      test(`lists who gets what from ${rule.title}`, async () => {
        for (const person of PEOPLE) {
          const cell = rule.cells[person];
          if (typeof cell === 'object') await assertGets(rule, person, cell.gets);
        }
      });
    }

    const named = expectations.filter(({ call }) => {
      const { body }: { body?: { properties?: object } } = calls[call] as object;
      return body?.properties !== undefined && 'EmployeeUID' in body.properties;
    });
    const naming = (rule: Rule, me: Employee, uid: string) => {
      const asked = request(rule, me);
      return { ...asked, body: { ...asked.body, EmployeeUID: uid } };
    };

    test('doesn’t apply to people who name somebody else in the body: they are refused', async () => {
      assert.ok(named.length >= 8, `${named.length} rules`);
      const { options, me } = await prepare('associated');
      await assertRefusals(
        named.flatMap((rule) =>
          [known().colleague.uid, 'nobody'].map((uid) => ({
            where: `${rule.title}, ${uid}`,
            status: 403,
            ask: () => send(naming(rule, me, uid), options),
          })),
        ),
      );
    });

    test('applies to people who name themselves in the body, even in upper case', async () => {
      for (const rule of named) {
        const { options, me } = await prepare('associated');
        const answer = await send(naming(rule, me, me.uid.toUpperCase()), options);
        assert.equal(answer.status, statusOf(rule.cells.associated), rule.title);
      }
    });

    test('was checked cell by cell (VIS-08)', (t) => {
      t.diagnostic(`${expectations.length} rules, ${PEOPLE.length} people, ${cells} cells on this database`);
      assert.ok(cells >= expectations.length * PEOPLE.length);
    });
  },
  {
    demo: 'off',
    env: () => ({ DATA_DIR: path.join(folder, 'data'), RELEASE_STORE: path.join(folder, 'store') }),
  },
);
