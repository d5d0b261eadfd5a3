import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import sql from 'sql-template-tag';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { revisionFile } from '@galley/releases/storage/paths';
import { promote } from '@galley/releases/operations/promote';
import { newestRevision, readRegistry } from '@galley/releases/registry/revisions';
import { addRelease, testHost, testRelease } from '@galley/releases/testing/releases';
import type { Problem } from '@galley/shared/contract/common';
import type { ReleaseChange, ReleaseStatus } from '#server/releases/operating/contract';
import { isInCanary } from '#server/releases/rules/canary';
import { MANAGER, onOneServer, REP } from '../testing.ts';
import { publicRegistry } from '#server/releases/publicRegistry';
import { canaryKeysIn } from '#server/releases/people';
import { tempFolder } from '../tempFolder.ts';

const OPERATIONS = 'ops@galley.example';

/** A store with three releases of orders, the second one active; each database's server has its own. */
async function prepare(store: string): Promise<void> {
  const storage = folderStorage(store);
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease('orders', release));
  await addRelease(storage, testRelease('orders', 'X', { requires: { react: '^99.0.0' } }));
  await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } });
  await promote(storage, { by: 'test', remotes: { orders: 'B' }, reason: 'new card' });
}

onOneServer(
  'Releases over HTTP (REL-06)',
  (server) => {
    const status = async (as = OPERATIONS) =>
      (await server.call<ReleaseStatus>('GET', '/v1/releases', { as })).body;
    const orders = async () => (await status()).remotes.find(({ remote }) => remote === 'orders');
    const operate = <T = { revision: number }>(
      operation: object,
      as = OPERATIONS,
      headers: Record<string, string> = {},
    ) =>
      server.call<T>('POST', '/v1/releases/operations', {
        as,
        headers,
        body: { Remote: 'orders', Reason: 'a test', ...operation },
      });

    test('show Operations the active releases, the published ones, and who changed them', async () => {
      await prepare(server.config().releaseStore);
      const state = await orders();
      assert.equal(state?.active, 'B');
      assert.deepEqual(state.published, ['A', 'B', 'C', 'X']);
      assert.equal(state.last?.reason, 'new card');
    });

    test('are rolled back with a reason, which the history and the audit log keep', async () => {
      const { status: code, body } = await operate({ Operation: 'rollback', Reason: 'exports fail' });
      assert.equal(code, 200);
      assert.equal((await orders())?.active, 'A');
      const { body: history } = await server.call<ReleaseChange[]>(
        'GET',
        '/v1/releases/history?remote=orders',
        {
          as: OPERATIONS,
        },
      );
      assert.deepEqual(
        [history[0]?.revision, history[0]?.operation, history[0]?.from, history[0]?.to, history[0]?.reason],
        [body.revision, 'rollback', 'B', 'A', 'exports fail'],
      );
      const rows = await server
        .database()
        .query(sql`SELECT action FROM audit_log WHERE record = 'release/orders'`);
      assert.deepEqual(rows, [{ action: 'release rollback' }]);
    });

    test('are promoted, given to some people as a canary, disabled and enabled', async () => {
      assert.equal((await operate({ Operation: 'promote', Release: 'B' })).status, 200);
      assert.equal((await operate({ Operation: 'canary', Release: 'C', Percent: 10 })).status, 200);
      assert.deepEqual((await orders())?.canary, { release: 'C', audience: '10%' });
      assert.equal((await operate({ Operation: 'end-canary' })).status, 200);
      assert.equal((await operate({ Operation: 'disable', Reason: 'prices are wrong' })).status, 200);
      assert.equal((await orders())?.disabled, 'prices are wrong');
      assert.equal((await operate({ Operation: 'enable' })).status, 200);
      assert.equal((await orders())?.disabled, null);
    });

    test('are changed once, however often the same request is sent', async () => {
      const { revision } = await status();
      const headers = { 'idempotency-key': randomUUID() };
      const rollback = { Operation: 'rollback', ExpectRevision: revision };
      const answers = [];
      for (let time = 0; time < 3; time += 1) answers.push(await operate(rollback, OPERATIONS, headers));
      answers.push(...(await Promise.all([1, 2].map(() => operate(rollback, OPERATIONS, headers)))));
      for (const answer of answers)
        assert.deepEqual([answer.status, answer.body], [200, { revision: revision + 1 }]);
      assert.equal((await status()).revision, revision + 1);
      assert.equal((await orders())?.active, 'A');
      assert.equal((await operate({ Operation: 'promote', Release: 'B' })).status, 200);
    });

    test('go to named people and employee types as a canary, and only Operations sees the names', async () => {
      const audience = { Employees: [REP.toUpperCase()], EmployeeTypes: ['Operations'] };
      const canary = { Operation: 'canary', Release: 'C' };
      assert.equal((await operate({ ...canary, ...audience })).status, 200);
      const inWords = `${REP}, all Operations`;
      assert.deepEqual((await orders())?.canary, { release: 'C', audience: inWords });
      assert.equal((await orders())?.last?.audience, inWords);
      const claims = decodeJwt(await server.tokenOf(REP));
      const store = server.config().releaseStore;
      const registry = await readRegistry(folderStorage(store));
      const keys = await canaryKeysIn(server.database())([REP]);
      const shown = publicRegistry(registry, [], { keys }).remotes['orders']?.canary;
      assert.ok(shown);
      const person = { key: String(claims['canary_key']), type: 'Sales' };
      assert.ok(isInCanary(shown, 'orders', person), 'their own page recognizes the key');
      assert.doesNotMatch(JSON.stringify(shown), /galley\.example/);
      const everybody = await server
        .database()
        .query<Record<string, string>>(
          sql`SELECT id::text, uid::text, upper(uid::text) AS upper, email, lower(email) AS lower FROM employee`,
        );
      const guesses = everybody.flatMap((row) => Object.values(row));
      assert.ok(guesses.includes(String(claims.sub)));
      for (const key of guesses)
        assert.equal(isInCanary(shown, 'orders', { key, type: 'Sales' }), false, `${key} reveals nobody`);
      const { status: code, body } = await operate<Problem>({
        ...canary,
        Employees: ['nobody@galley.example'],
      });
      assert.equal(code, 422);
      assert.match(body.errors?.[0]?.message ?? '', /nobody@galley\.example/);
      assert.equal((await operate({ Operation: 'end-canary' })).status, 200);
    });

    test('are refused by the gate with its reasons, and nothing changes', async () => {
      const { status: code, body } = await operate<Problem>({ Operation: 'promote', Release: 'X' });
      assert.equal(code, 422);
      assert.match(body.errors?.[0]?.message ?? '', /react/);
      assert.equal((await orders())?.active, 'B');
    });

    test('report missing, unknown or outdated values', async () => {
      const code = async (operation: object) => (await operate(operation)).status;
      assert.equal(await code({ Operation: 'promote' }), 400);
      assert.equal(await code({ Operation: 'canary', Release: 'C' }), 422);
      assert.equal(await code({ Operation: 'canary', Release: 'C', EmployeeTypes: ['Interns'] }), 400);
      assert.equal(await code({ Operation: 'promote', Release: 'Z' }), 404);
      assert.equal(await code({ Operation: 'promote', Release: 'C', ExpectRevision: 1 }), 409);
      assert.equal(await code({ Operation: 'rollback', Reason: '' }), 400);
      assert.equal(await code({ Operation: 'rollback', Remote: '../etc' }), 400);
      assert.equal(await code({ Operation: 'explode' }), 400);
    });

    test('can’t be seen or changed by anybody else (VIS-06)', async () => {
      const before = await status();
      for (const as of [REP, MANAGER]) {
        assert.equal((await server.call('GET', '/v1/releases', { as })).status, 403);
        assert.equal((await server.call('GET', '/v1/releases/history', { as })).status, 403);
        assert.equal((await operate({ Operation: 'rollback' }, as)).status, 403);
      }
      assert.equal((await server.call('GET', '/v1/releases')).status, 401);
      assert.equal((await status()).revision, before.revision);
    });

    test('show tampering in the store, and attribute manual edits to nobody', async () => {
      const storage = folderStorage(server.config().releaseStore);
      assert.deepEqual((await status()).findings, []);
      const { revision, text } = await newestRevision(storage);
      const file = path.join(server.config().releaseStore, revisionFile(revision));
      writeFileSync(file, (text ?? '').replace('"active": "B"', '"active": "X"'));
      const { findings = [] } = await status();
      assert.match(findings.join(), /active release of orders was changed by hand/);
      assert.deepEqual([(await orders())?.isEdited, (await orders())?.last], [true, null]);
      writeFileSync(file, text ?? '');
      assert.equal((await orders())?.isEdited, false);
    });

    test('show how they perform: each person counts once, as failed if it failed for them', async () => {
      const load = (change: object, as?: string) =>
        server.call('POST', '/releases/reports', {
          ...(as === undefined ? {} : { as }),
          body: {
            remote: 'orders',
            release: 'B',
            status: 'loaded',
            durationMs: 12,
            errorClass: null,
            revision: 1,
            canary: false,
            ...change,
          },
        });
      const failure = { status: 'failed', errorClass: 'integrity' };
      for (const change of [{}, failure, failure, {}, failure])
        assert.equal((await load(change, REP)).status, 204);
      assert.equal((await load({}, MANAGER)).status, 204);
      assert.equal((await load(failure)).status, 401);
      assert.equal((await load({ status: 'splendid' }, REP)).status, 400);
      assert.equal((await load({ remote: 'x'.repeat(20_000) }, REP)).status, 413);
      assert.deepEqual((await orders())?.loads, [{ release: 'B', loaded: 1, failed: 1 }]);
    });
  },
  { env: () => ({ RELEASE_STORE: tempFolder() }) },
);
