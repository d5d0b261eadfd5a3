import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { pino } from 'pino';
import sql, { raw } from 'sql-template-tag';
import { buildApp } from '#server/app';
import { RECORDS } from '#server/demo/sample/otherRecords';
import { beginSample, loadNextStep } from '#server/demo/sample/sampleData';
import { SAMPLE } from '#server/demo/sample/sampleIds';
import { fold } from '#server/orders/search/upkeep';
import { MANY_PEOPLE, onBothServers, type TestServer } from '../../testing.ts';
import { addTrialRecords } from './addTrialRecords.ts';
import { addFirst, assertSame, contentOf, FIRST, setupOf } from './testing.ts';

onBothServers(
  'Sample data for exploring Galley (FIRST-06, FIRST-07)',
  (server) => {
    const { read, operate, load } = setupOf(server);
    const count = async (table: 'company' | 'order_line' | 'contact') => {
      const [row] = await server
        .database()
        .query<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${raw(table)}`);
      return row?.n ?? 0;
    };
    const remove = async () => {
      const { status, body } = await operate('removeSample');
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.state.sample.state, 'none');
    };
    /** Brings the index of order search up to date, which otherwise happens in the background. */
    const folded = async () => {
      while ((await fold(server.database(), 4_000)) > 0);
    };
    before(async () => {
      await addFirst(server.database());
      await server.tokenOf(FIRST);
    });
    beforeEach(async () => {
      const { sample } = await read();
      assert.deepEqual([sample.state, sample.mayLoad, sample.mayRemove], ['none', true, false]);
    });

    test('loads while the server runs, shows progress, and gives its loader a realistic day', async () => {
      const { status, body } = await operate('loadSample');
      assert.deepEqual([status, body.state.sample.mayLoad], [200, false]);
      const percents: number[] = [];
      for (;;) {
        const { sample } = await read();
        percents.push(sample.percent);
        if (sample.state === 'loaded') break;
        assert.equal(sample.state, 'loading');
      }
      assert.deepEqual(
        percents,
        percents.toSorted((one, other) => one - other),
      );
      assert.equal(percents.at(-1), 100);
      assert.deepEqual(
        [await count('company'), await count('contact'), await count('order_line')],
        [SAMPLE.companies, SAMPLE.contacts, SAMPLE.lines],
      );
      const [day] = await server.database().query<{ n: number }>(sql`
        SELECT count(*)::int AS n FROM activity JOIN employee ON employee.id = assignee_id WHERE email = ${FIRST} AND status = 0`);
      assert.ok((day?.n ?? 0) > 30, `${day?.n} open activities`);
      await remove();
    });

    test('leaves nothing behind in any table when removed, whatever was done with it', async () => {
      const was = await contentOf(server.database());
      await load();
      await remove();
      assertSame(await contentOf(server.database()), was);

      await load();
      await folded();
      await addTrialRecords(server.database());
      const { sample } = await read();
      assert.deepEqual([sample.own, sample.added, sample.mayRemove], [0, 4, true]);
      await remove();
      const after = await contentOf(server.database());
      // Only the audit log still has what people did.
      assert.ok(after.get('audit_log')?.some((row) => row.includes('contact changed')));
      after.set('audit_log', was.get('audit_log') ?? []);
      assertSame(after, was);
    });

    test('loads only once if it’s requested several times at once, even on two servers', async () => {
      const other = await secondServer(server);
      try {
        const answers = await Promise.all([
          operate('loadSample'),
          operate('loadSample'),
          other.inject({
            method: 'POST',
            url: '/v1/setup',
            headers: { authorization: `Bearer ${await server.tokenOf(FIRST)}` },
            payload: { Operation: 'loadSample' },
          }),
        ]);
        assert.deepEqual(
          answers.map((answer) => ('status' in answer ? answer.status : answer.statusCode)),
          [200, 200, 200],
        );
        const loaded = await load();
        assert.equal(loaded.state, 'loaded');
        assert.deepEqual(
          [await count('company'), await count('order_line')],
          [SAMPLE.companies, SAMPLE.lines],
        );
      } finally {
        await other.close();
      }
      await remove();
    });

    test('can be removed when half loaded, and continues loading after a server was killed', async () => {
      const was = await contentOf(server.database());
      const begin = () =>
        server.database().transaction((transaction) => beginSample(transaction, 1, '2026-11-28'));
      // As after a server was killed between two steps; a step that is cut off is rolled back.
      await begin();
      for (let step = 0; step < 5; step += 1) await loadNextStep(server.database());
      const lines = await count('order_line');
      assert.ok(lines > 0 && lines < SAMPLE.lines, `${lines}`);
      await remove();
      assertSame(await contentOf(server.database()), was);

      await begin();
      await loadNextStep(server.database());
      const next = await secondServer(server);
      try {
        await next.ready();
        for (;;) {
          const [row] = await server
            .database()
            .query<{ isLoaded: boolean }>(sql`SELECT done = steps AS "isLoaded" FROM sample_data`);
          if (row?.isLoaded === true) break;
        }
      } finally {
        await next.close();
      }
      assert.equal(await count('order_line'), SAMPLE.lines);
      await remove();
      assertSame(await contentOf(server.database()), was);
    });

    test('can be loaded and removed while people read lists, without failures', async () => {
      const paths = ['/v1/orders/paged', '/v1/activity/paged', '/v1/individuals/paged'];
      /** The sample's current parent, since nothing is listed without one. */
      const parent = async () => {
        const [first] = await server
          .database()
          .query<{ id: number | null }>(sql`SELECT min(id) AS id FROM trend_group`);
        return first?.id ?? 1;
      };
      const over = new AbortController();
      const answers = new Map<string, number>();
      const reading = paths.flatMap((path) =>
        [0, 1].map(async () => {
          while (!over.signal.aborted) {
            const body = { ParentID: await parent(), CompanyID: 0, PageNo: 1, PageSize: 20 };
            const { status } = await server.call('POST', path, { as: FIRST, body });
            answers.set(`${path} ${status}`, (answers.get(`${path} ${status}`) ?? 0) + 1);
          }
        }),
      );
      for (let round = 0; round < 3; round += 1) {
        assert.equal((await load()).state, 'loaded');
        await remove();
      }
      over.abort();
      await Promise.all(reading);
      assert.deepEqual([...answers.keys()].toSorted(), paths.map((path) => `${path} 200`).toSorted());
    });

    test('isn’t loaded or removed if there are people’s own records', async () => {
      await server.database().query(sql`INSERT INTO trend_group (name) VALUES ('Real Customer')`);
      assert.equal((await read()).sample.mayLoad, false);
      const refused = await operate('loadSample');
      assert.deepEqual([refused.status, /already has records/.test(refused.body.detail ?? '')], [409, true]);
      await server.database().query(sql`DELETE FROM trend_group`);
      await load();
      await server.database().query(sql`INSERT INTO trend_group (name) VALUES ('Real Customer')`);
      const { sample } = await read();
      assert.deepEqual([sample.own, sample.mayRemove], [1, false]);
      const kept = await operate('removeSample');
      assert.equal(kept.status, 409);
      assert.match(kept.body.detail ?? '', /There is 1 record of your own that doesn’t belong/);
      assert.equal(await count('company'), SAMPLE.companies);
      // As after an undone import.
      await server
        .database()
        .query(sql`UPDATE trend_group SET deleted_at = now() WHERE name = 'Real Customer'`);
      await remove();
    });

    test('stops if a record with the same name was added meanwhile, says so, and can be removed', async () => {
      await server.database().transaction((transaction) => beginSample(transaction, 1, '2026-11-28'));
      await server.database().query(sql`
        INSERT INTO contact (name, email) SELECT 'Real Person', email FROM (VALUES (${await sampleEmail()})) AS one (email)`);
      while (await loadNextStep(server.database()));
      const { sample } = await read();
      assert.equal(sample.state, 'stopped');
      assert.match(sample.error, /same name as a record of the sample data/);
      await server.database().query(sql`DELETE FROM contact`);
      await remove();
    });

    test('leaves settings, people and sessions in place when removed', async () => {
      const reached = await server.database().query<{ name: string }>(sql`
        WITH RECURSIVE reached (oid) AS (
          SELECT name::regclass::oid FROM unnest(${[...RECORDS]}::text[]) AS name
          UNION SELECT conrelid FROM pg_constraint JOIN reached ON confrelid = reached.oid WHERE contype = 'f')
        SELECT oid::regclass::text AS name FROM reached ORDER BY 1`);
      const names = new Set(reached.map(({ name }) => name));
      for (const kept of [
        'employee',
        'account_type',
        'activity_type',
        'forecast_family',
        'session',
        'setting',
        'shell_setting',
        'audit_log',
        'list_view',
        'service_token',
        'webhook',
        'sample_data',
      ])
        assert.ok(!names.has(kept), kept);
      assert.ok(names.has('mention') && names.has('order_share'));
    });
  },
  { demo: 'off', env: () => ({ CALL_LIMITS: MANY_PEOPLE }) },
);

/** The email of the first contact of every sample. */
async function sampleEmail(): Promise<string> {
  const { makeCompanies, makeContacts, makeParents } = await import('#server/demo/customers');
  const { seededRandom: randomOf } = await import('#server/demo/random');
  const random = randomOf(1_897);
  makeCompanies(SAMPLE, makeParents(SAMPLE), random);
  return makeContacts(SAMPLE, random)[0]?.email ?? '';
}

/** Another server on the same database. */
const secondServer = async (server: TestServer) =>
  buildApp({
    database: server.database(),
    config: server.config(),
    log: pino({ level: 'silent' }),
    scheduledNotifications: false,
  });
