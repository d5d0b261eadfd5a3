import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { runCommand } from '@galley/releases/cli/runCommand';
import sql from 'sql-template-tag';
import { integrityOf } from '@galley/releases/common/digest';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { publishedFile } from '@galley/releases/storage/paths';
import { testBuild, testRelease, value } from '@galley/releases/testing/releases';
import { fillTrusted, storeOf, TEST_KEYS } from '@galley/releases/testing/trust';
import { signWith, type SigningKey } from '@galley/releases/trust/keys';
import type { Problem } from '@galley/shared/contract/common';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import type { ReleaseStatus } from '#server/releases/operating/contract';
import { onOneServer } from '../testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { LAST_DAY } from '../exchange/tokens/lastDay.ts';

const pemOf = (key: SigningKey) => key.private.export({ type: 'pkcs8', format: 'pem' }).toString();
const OPERATIONS = 'ops@galley.example';
const folder = tempFolder();

/** A build as CI uploads it. */
function upload(record: ReturnType<typeof testRelease>, key?: SigningKey) {
  const { text, files } = testBuild(record);
  const { remote, release } = record;
  const bytes = [...files].map(([file, content]) => [file, Buffer.from(content).toString('base64')]);
  const signature = key && signWith(key, ['record', remote, release, integrityOf(text)]);
  return { record: text, files: Object.fromEntries(bytes) as Record<string, string>, signature };
}

onOneServer(
  'CI releases a remote with a service token (REL-19)',
  (server) => {
    const tokens = new Map<string, string>();
    /** A token for the releases of a remote. */
    async function tokenFor(remote: string): Promise<string> {
      const known = tokens.get(remote);
      if (known !== undefined) return known;
      const scopes = [`releases:publish:${remote}`];
      const body = { name: `CI of ${remote}`, source: 'ci', scopes, expiresOn: LAST_DAY };
      const made = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', {
        as: OPERATIONS,
        body,
      });
      tokens.set(remote, made.body.secret);
      return made.body.secret;
    }
    const send = async <T = { revision: number }>(path: string, body?: object, of = 'orders') =>
      server.call<T>(body === undefined ? 'GET' : 'POST', `/v1/ci/${path}`, {
        token: await tokenFor(of),
        ...(body === undefined ? {} : { body }),
      });
    const history = async () =>
      (
        await server.call<{ by: string; operation: string }[]>('GET', '/v1/releases/history', {
          as: OPERATIONS,
        })
      ).body;

    test('a signed build can be published, pass the gate, become a canary, and be promoted, rolled back and disabled', async () => {
      await fillTrusted(folderStorage(server.config().releaseStore));
      const published = await send('orders/releases', upload(testRelease('orders', 'C'), TEST_KEYS.orders));
      assert.deepEqual([published.status, published.body], [200, { release: 'C' }]);
      assert.deepEqual((await send('orders/releases/C/gate')).body, { ok: true, reasons: [] });
      assert.equal((await send('orders/canary', { release: 'C', percent: 5 })).status, 200);
      assert.equal((await send('orders/canary', {})).status, 200);
      assert.equal((await send('orders/promote', { release: 'C', reason: 'new card' })).status, 200);
      assert.equal((await send('orders/rollback', { reason: 'exports fail' })).status, 200);
      assert.equal((await send('orders/disabled', { disabled: true, reason: 'wrong prices' })).status, 200);
      const state = await send<Record<string, unknown>>('orders/releases');
      assert.deepEqual(
        [state.body.active, state.body.disabled, state.body.published],
        ['A', 'wrong prices', ['A', 'B', 'C']],
      );
      assert.equal((await send('orders/disabled', { disabled: false, reason: 'fixed' })).status, 200);
      const [last] = await history();
      assert.deepEqual([last?.by, last?.operation], ['CI of orders', 'enable']);
    });

    test('each of its changes is in the audit log with the name of the token', async () => {
      const rows = await server
        .database()
        .query<{ action: string; after: { by: string } }>(
          sql`SELECT action, after FROM audit_log WHERE record = 'release/orders' ORDER BY id`,
        );
      assert.deepEqual(
        rows.map(({ action }) => action.replace('release ', '')),
        ['published', 'canary', 'end-canary', 'promote', 'rollback', 'disable', 'enable'],
      );
      assert.ok(rows.every(({ after }) => after.by === 'CI of orders'));
    });

    test('a token can only release its own remote', async () => {
      for (const [path, body] of [
        ['contacts/releases', upload(testRelease('contacts', 'C'), TEST_KEYS.contacts)],
        ['contacts/promote', { release: 'B' }],
        ['contacts/canary', { release: 'B', percent: 5 }],
        ['contacts/rollback', { reason: 'x' }],
        ['contacts/disabled', { disabled: true, reason: 'x' }],
        ['contacts/releases', undefined],
        ['contacts/releases/B/gate', undefined],
      ] as const) {
        const { status, body: problem } = await send<Problem>(path, body);
        assert.deepEqual(
          [status, problem.detail],
          [403, 'This token doesn’t have the scope releases:publish:contacts.'],
        );
      }
      assert.equal(
        (await send('contacts/promote', { release: 'B' }, '*')).status,
        200,
        'a token for all remotes can',
      );
    });

    test('an unsigned build, or one signed by another team, isn’t published, whoever sends it', async () => {
      for (const key of [undefined, TEST_KEYS.contacts, TEST_KEYS.server]) {
        const { status, body } = await send<Problem>(
          'orders/releases',
          upload(testRelease('orders', 'D'), key),
          '*',
        );
        assert.equal(status, 403, JSON.stringify(body));
        assert.match(
          body.detail ?? '',
          /Its release\.json is (not signed|signed by the key \w+, which isn't allowed to)/,
        );
      }
      const store = folderStorage(server.config().releaseStore);
      assert.equal(await store.readText(publishedFile('orders', 'D')), null);
    });

    test('a build with a missing, changed or unlisted file is refused, naming the file, and nothing is published', async () => {
      const build = upload(testRelease('orders', 'D'), TEST_KEYS.orders);
      for (const [files, says] of [
        [{}, /remoteEntry\.js is missing/],
        [{ ...build.files, 'remoteEntry.js': 'ZXZpbA==' }, /remoteEntry\.js has changed/],
        [{ ...build.files, 'more.js': '' }, /has more\.js, which release\.json does not list/],
      ] as const) {
        const { status, body } = await send<Problem>('orders/releases', { ...build, files });
        assert.equal(status, 422);
        assert.match(JSON.stringify(body), says);
      }
      const other = await send<Problem>(
        'orders/releases',
        upload(testRelease('contacts', 'D'), TEST_KEYS.orders),
      );
      assert.deepEqual([other.status, other.body.errors?.[0]?.field], [422, 'record']);
      const broken = await send<Problem>('orders/releases', { record: '{}', files: {} });
      assert.deepEqual([broken.status, broken.body.errors?.[0]?.field], [422, 'record']);
      assert.equal((await send('orders/releases/D/gate')).status, 404);
    });

    test('a build can be checked before publishing, naming what the active host lacks and each invalid field (TEAM-03, TEAM-11)', async () => {
      const check = (change: object) =>
        send<{ ok: boolean; reasons: string[] } & Problem>('orders/checks', {
          record: JSON.stringify({ ...testBuild(testRelease('orders', 'C')).record, ...change }),
        });
      assert.deepEqual((await check({})).body, { ok: true, reasons: [] });
      assert.deepEqual((await check({ opens: ['orders/share'] })).body, {
        ok: false,
        reasons: ["It opens `orders/share`, which it doesn't offer."],
      });
      const wrong = await check({ palette: [{ label: '', keyword: ['late'] }] });
      assert.equal(wrong.status, 422);
      assert.match(JSON.stringify(wrong.body.errors), /\/palette\/0\/label must not have fewer than 1/);
      assert.match(JSON.stringify(wrong.body.errors), /\/palette\/0 must not have additional properties/);
      const foreign = await check({ remote: 'contacts' });
      assert.match(JSON.stringify(foreign.body.errors), /is for contacts, not for orders/);
      const noHost = JSON.stringify(testRelease('host', 'C'));
      const host = await send<Problem>('host/checks', { record: noHost }, '*');
      assert.match(JSON.stringify(host.body.errors), /host C is a remote, not a host/);
    });

    test('an id is published once, and a refused change gives its reasons', async () => {
      const again = await send('orders/releases', upload(testRelease('orders', 'C'), TEST_KEYS.orders));
      assert.equal(again.status, 409);
      assert.equal((await send('orders/promote', { release: 'Z' })).status, 404);
      assert.equal((await send('orders/promote', { release: 'B', expectRevision: 1 })).status, 409);
      const stranger = { release: 'B', employees: ['nobody@galley.example'] };
      assert.equal((await send('orders/canary', stranger)).status, 422);
    });

    test('the release command does all of this with --server, and signs its uploads', async () => {
      const { text, record, files } = testBuild(testRelease('orders', 'E'));
      const dist = path.join(tempFolder(), 'dist');
      for (const [file, content] of [...files, ['release.json', Buffer.from(text)] as const]) {
        await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
        await writeFile(path.join(dist, file), content);
      }
      const token = await tokenFor('orders');
      const release = (...args: string[]) =>
        runCommand([...args, '--server', server.url(), '--token', token]);
      assert.equal((await release('check', dist)).code, 0);
      assert.equal((await release('publish', dist)).code, 6, 'unsigned');
      process.env.RELEASE_KEY = pemOf(TEST_KEYS.orders);
      assert.deepEqual(await release('publish', dist), { code: 0, out: '{\n "release": "E"\n}\n', err: '' });
      delete process.env.RELEASE_KEY;
      assert.equal((await release('publish', dist)).code, 6);
      assert.equal((await release('gate', record.remote, 'E')).code, 0);
      assert.equal((await release('gate', record.remote, 'Z')).code, 4);
      for (const args of [
        ['canary', 'orders', 'E', '--percent', '5'],
        ['canary', 'orders', '--off'],
        ['promote', 'orders', 'E', '--reason', 'new card'],
        ['rollback', 'orders', '--reason', 'exports fail'],
        ['disable', 'orders', '--reason', 'wrong prices'],
        ['enable', 'orders', '--reason', 'fixed'],
      ])
        assert.equal((await release(...args)).code, 0, args.join(' '));
      assert.match((await release('status', 'orders', '--json')).out, /"published": \[[^\]]*"E"/);
      const foreign = await release('promote', 'contacts', 'A');
      assert.deepEqual(
        [foreign.code, foreign.err],
        [6, 'This token doesn’t have the scope releases:publish:contacts.\n'],
      );
      assert.equal((await release('promote', 'orders', 'E', '--expect-revision', '1')).code, 5);
      for (const args of [
        ['gc'],
        ['promote', 'orders', 'E', '--force', '--reason', 'hurry'],
        ['promote', 'orders'],
        ['status'],
      ])
        assert.equal((await release(...args)).code, 2, args.join(' '));
      assert.equal((await runCommand(['status', 'orders', '--server', server.url()])).code, 2, 'no token');
    });

    test('what people change in the browser is signed by the server, and the history names them (REL-15)', async () => {
      const body = { Operation: 'rollback', Remote: 'contacts', Reason: 'exports fail' };
      const { status } = await server.call('POST', '/v1/releases/operations', { as: OPERATIONS, body });
      assert.equal(status, 200);
      assert.equal((await history())[0]?.by, 'Parker Testcase');
      const state = await server.call<ReleaseStatus>('GET', '/v1/releases', { as: OPERATIONS });
      assert.deepEqual(state.body.findings, []);
      const orders = storeOf(folderStorage(server.config().releaseStore), 'orders');
      value(await promote(orders, { by: '', remotes: { orders: 'B' } }));
      assert.equal((await history())[0]?.by, 'orders');
      assert.equal((await server.call<object>('GET', '/health')).status, 200);
    });
  },
  {
    env: () => ({
      RELEASE_STORE: folder,
      RELEASE_TRUST: TEST_KEYS.operations.public,
      RELEASE_KEY: pemOf(TEST_KEYS.server),
    }),
  },
);
