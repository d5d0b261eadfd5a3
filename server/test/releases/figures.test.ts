import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import { startCanary } from '@galley/releases/operations/canary';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, builtRelease, testHost, testRelease, value } from '@galley/releases/testing/releases';
import type { Problem } from '@galley/shared/contract/common';
import type { ReleaseDetails, ReleaseFigures } from '#server/releases/figures/contract';
import { tidy } from '#server/operations/housekeeping';
import { MOST_REPORTS } from '#server/releases/reportLimit';
import { tempFolder } from '../tempFolder.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../testing.ts';

const OPERATIONS = 'ops@galley.example';
const by = 'test';

onOneServer(
  'Measurements of releases (REL-40, REL-41)',
  (server) => {
    const storage = () => folderStorage(server.config().releaseStore);
    const send = async (email: string, release: string, values: object, remote = 'orders') =>
      server.call<{ counted: number } & Problem>('POST', '/v1/releases/vitals', {
        token: await server.tokenOf(email),
        body: { remote, release, ...values },
      });
    const counted = async (...report: Parameters<typeof send>) => (await send(...report)).body.counted;
    const load = async (email: string, release: string, status: 'loaded' | 'failed', durationMs = 100) =>
      server.call('POST', '/releases/reports', {
        token: await server.tokenOf(email),
        body: { remote: 'orders', release, status, durationMs, errorClass: null, revision: 1, canary: false },
      });
    const figures = async () => {
      const { status, body } = await server.call<ReleaseFigures[]>('GET', '/v1/releases/figures', {
        token: await server.tokenOf(OPERATIONS),
      });
      assert.equal(status, 200);
      return body;
    };

    before(async () => {
      for (const release of ['A', 'B', 'C']) await addRelease(storage(), testRelease('orders', release));
      await addRelease(storage(), builtRelease('orders', 'D'));
      value(await promote(storage(), { by, host: testHost(), remotes: { orders: 'A' } }));
      value(await promote(storage(), { by, remotes: { orders: 'B' } }));
      value(await startCanary(storage(), { by, remote: 'orders', release: 'C', types: ['Operations'] }));
    });
    beforeEach(async () => {
      for (const table of [sql`release_figure`, sql`release_figure_person`, sql`release_load`])
        await server.database().query(sql`DELETE FROM ${table}`);
    });

    test('are shown for the active release, the canary and the previous one, each with the number of people', async () => {
      for (const [email, LCP] of [
        [REP, 800],
        [OTHER, 1000],
        [MANAGER, 1200],
        [OPERATIONS, 4000],
      ] as const) {
        assert.equal(await counted(email, 'B', { LCP, INP: 40, CLS: 0.02 }), 3);
        await load(email, 'A', 'loaded', 300);
      }
      await load(REP, 'B', 'failed');
      await load(OTHER, 'B', 'loaded', 500);
      const [active, canary, earlier] = await figures();
      assert.deepEqual(
        [active?.release, active?.role, active?.people, active?.failing],
        ['B', 'active', 2, 1],
      );
      assert.equal(active?.LCP?.people, 4);
      assert.ok(Math.abs((active.LCP?.p75 ?? 0) / 1200 - 1) < 0.06, String(active.LCP?.p75));
      assert.ok(Math.abs((active.CLS?.p75 ?? 0) / 0.02 - 1) < 0.06, String(active.CLS?.p75));
      assert.equal(active.load?.people, 1);
      assert.deepEqual(
        [canary?.release, canary?.role, canary?.LCP, canary?.people],
        ['C', 'canary', null, 0],
      );
      assert.deepEqual([earlier?.release, earlier?.role, earlier?.people], ['A', 'before', 4]);
      assert.ok(Math.abs((earlier?.load?.p75 ?? 0) / 300 - 1) < 0.06);
    });

    test('count each person once per release and metric, by the first value, however often it is sent', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => counted(REP, 'B', { LCP: 900 })));
      assert.equal(
        answers.reduce((sum, one) => sum + one, 0),
        1,
      );
      assert.equal(await counted(REP, 'B', { LCP: 20, INP: 30 }), 1);
      assert.equal(await counted(REP, 'A', { LCP: 900 }), 1);
      const [active] = await figures();
      assert.deepEqual([active?.LCP?.people, active?.INP?.people], [1, 1]);
      assert.ok((active?.LCP?.p75 ?? 0) > 800);
    });

    test('are stored as numbers of people, so that no value identifies anybody', async () => {
      await counted(REP, 'B', { LCP: 900, CLS: 0 });
      const columns = await server.database().query<{ name: string }>(sql`
        SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'release_figure' ORDER BY name`);
      assert.deepEqual(
        columns.map(({ name }) => name),
        ['bucket', 'day', 'metric', 'people', 'release', 'remote'],
      );
      const people = await server.database().query<{ name: string }>(sql`
        SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'release_figure_person' ORDER BY name`);
      assert.deepEqual(
        people.map(({ name }) => name),
        ['day', 'employee_id', 'metric', 'release', 'remote'],
      );
    });

    test('need at most 101 rows per release, metric and day, however many people send', async () => {
      await server.database().query(sql`
        INSERT INTO release_figure SELECT 'orders', 'B', 'LCP', current_date, n, 1000000 FROM generate_series(0, 100) AS n`);
      for (const LCP of [0, 1, 77, 5000, 600_000]) {
        await server.database().query(sql`DELETE FROM release_figure_person`);
        assert.equal(await counted(REP, 'B', { LCP }), 1);
      }
      const [row] = await server
        .database()
        .query<{ rows: number; people: number }>(
          sql`SELECT count(*)::int AS rows, sum(people)::int AS people FROM release_figure`,
        );
      assert.deepEqual(row, { rows: 101, people: 101_000_005 });
    });

    test('are refused for a release that the person wasn’t served, and for impossible values', async () => {
      assert.equal((await send(REP, 'C', { LCP: 900 })).status, 422);
      assert.equal((await send(OPERATIONS, 'C', { LCP: 900 })).status, 200);
      const refused = await send(REP, 'never-published', { LCP: 900 });
      assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [422, 'release']);
      for (const [field, wrong] of [
        ['LCP', -1],
        ['INP', 600_001],
        ['CLS', 'none'],
        ['FID', 3],
      ] as const) {
        const { status, body } = await send(REP, 'B', { [field]: wrong });
        assert.equal(status, 400, field);
        assert.match(JSON.stringify(body), new RegExp(field));
      }
      assert.equal(await counted(REP, 'B', {}), 0);
    });

    test('are refused for a while from people who send more than any page would', async () => {
      const statuses = new Set<number>();
      for (let sent = 0; sent <= MOST_REPORTS; sent += 20)
        for (const { status } of await Promise.all(Array.from({ length: 20 }, () => send(MANAGER, 'B', {}))))
          statuses.add(status);
      assert.deepEqual(statuses, new Set([200, 429]));
      // Load reports count toward the same limit.
      assert.equal((await load(MANAGER, 'B', 'loaded')).status, 429);
      assert.equal(await counted(OTHER, 'B', { INP: 8 }), 1);
    });

    test('are deleted after 30 days', async () => {
      await counted(REP, 'B', { LCP: 900 });
      await server.database().query(sql`UPDATE release_figure SET day = day - 30`);
      await server.database().query(sql`UPDATE release_figure_person SET day = day - 30`);
      assert.equal((await figures())[0]?.LCP, null);
      await tidy(server.database());
      assert.equal(await counted(REP, 'B', { LCP: 900 }), 1);
    });

    test('are only for Operations, like the details of a release (REL-42)', async () => {
      const details = async (email: string, release: string) =>
        server.call<ReleaseDetails & Problem>(
          'GET',
          `/v1/releases/details?remote=orders&release=${release}`,
          {
            token: await server.tokenOf(email),
          },
        );
      assert.equal((await details(REP, 'D')).status, 403);
      const { status, body } = await details(OPERATIONS, 'D');
      assert.equal(status, 200);
      assert.equal(body.builder?.name, 'ana');
      assert.deepEqual(body.dependencies, [
        { name: '@module-federation/runtime', version: '2.9.2', licences: ['MIT'] },
      ]);
      assert.equal(
        (await details(OPERATIONS, 'A')).body.fault,
        'This release was built before packages were recorded.',
      );
      assert.equal((await details(OPERATIONS, 'none')).status, 404);
    });
  },
  { env: () => ({ RELEASE_STORE: tempFolder() }) },
);
