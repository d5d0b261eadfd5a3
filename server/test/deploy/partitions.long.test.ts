import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { openPostgres } from '#server/db/postgres';
import { placeIn, VALUES } from '../activities/testing.ts';
import { preparePostgres } from '../db/testing.ts';
import { startCluster, type TestCluster } from '../db/testPostgres.ts';
import { PROVIDER } from '../feed/testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { killStarted } from '../testProcess.ts';
import { REP } from '../testing.ts';
import { comparing, serve, type System } from './comparing.ts';
import { partition, whereRowsAre, type Partitioned } from './partitions.ts';

const LINES = 120;

describe('Order lines and activities on two more PostgreSQL servers', () => {
  let clusters: TestCluster[] = [];
  let partitioned: Partitioned | undefined;
  const systems: System[] = [];
  const folders = [tempFolder(), tempFolder()];
  const make = (_run: unknown, data: string) => preparePostgres(data, 'small');
  before(async () => {
    clusters = [await startCluster(false, make), await startCluster(false, make)];
    const [one, coordinator] = clusters;
    assert.ok(one !== undefined && coordinator !== undefined);
    partitioned = await partition(coordinator);
    for (const [place, cluster] of clusters.entries())
      systems.push(await serve(cluster, folders[place] ?? ''));
  });
  after(async () => {
    await killStarted();
    for (const { database } of systems) await database.close();
    await partitioned?.stop();
    for (const cluster of clusters) await cluster.stop();
  });

  const both = () => {
    const [one, parted] = systems;
    assert.ok(one !== undefined && parted !== undefined);
    return { ...comparing(one, parted), coordinator: parted.database };
  };
  const coordinator = () => both().coordinator;
  const refuseMisplaced = async () => {
    for (const table of ['order_line', 'activity'] as const)
      for (const { rows, misplaced } of await whereRowsAre(coordinator(), table)) {
        assert.equal(misplaced, 0, table);
        assert.ok(rows > 0, table);
      }
  };

  /** Compares what triggers have made of the writes. */
  const refuseDifferences = async () => {
    const [one, parted] = await Promise.all(
      systems.map(({ database }) =>
        Promise.all([
          database.query(sql`SELECT line_id FROM order_proof ORDER BY 1`),
          database.query(sql`SELECT owner_id, kind, record_id, occasion FROM inbox_item ORDER BY 1, 2, 3, 4`),
          database.query(sql`
            SELECT start_date, status, sum(n) AS n FROM activity_day GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2`),
        ]),
      ),
    );
    assert.deepEqual(parted, one);
  };

  test('answer each list, total, count and export as one server does (OPS-53)', async () => {
    const { compareAll } = both();
    await refuseMisplaced();
    await compareAll(1);
  });

  test('take what is fed, changed and moved to companies of other parents, and find it as one server does', async () => {
    const { feed, untilSearched, compareAll } = both();
    const parents = Array.from({ length: 4 }, (_, n) => ({
      externalId: `g-${n + 1}`,
      name: `Group ${n + 1}`,
    }));
    const companiesOf = (moved: number, company: object) =>
      Array.from({ length: 8 }, (_, n) => ({
        ...company,
        externalId: `c-${n + 1}`,
        name: `Company ${n + 1}`,
        parent: `g-${1 + ((n + moved) % 4)}`,
      }));
    const linesOf = (line: object, qty: number, moved: number) =>
      Array.from({ length: LINES }, (_, n) => ({
        ...line,
        externalId: undefined,
        order: 900_000 + n,
        status: n % 39,
        company: `c-${1 + ((n + moved) % 8)}`,
        qty,
      }));
    const records = new Map(PROVIDER);
    const first = (resource: Parameters<typeof records.get>[0]) => records.get(resource)?.[0] ?? {};
    for (const [resource, given] of PROVIDER) {
      if (resource === 'orders') continue;
      const companies = resource === 'companies' ? companiesOf(0, first('companies')) : given;
      await feed(resource, resource === 'parents' ? parents : companies);
    }
    const line = first('orders');
    assert.equal((await feed('orders', linesOf(line, 1, 0))).created, LINES);
    assert.equal((await feed('orders', linesOf(line, 1, 0))).unchanged, LINES);
    assert.equal((await feed('orders', linesOf(line, 2, 0))).changed, LINES);
    assert.equal((await feed('orders', linesOf(line, 2, 1))).changed, LINES);
    assert.equal((await feed('companies', companiesOf(1, first('companies')))).changed, 8);
    await feed('orders', [{ externalId: '900000-1', deleted: true }]);
    await untilSearched();
    await refuseMisplaced();
    await refuseDifferences();
    await compareAll(2);
  });

  test('take an activity that is added, moved to another parent, closed and reopened', async () => {
    const { same, compareAll } = both();
    const [from, to] = [await placeIn(coordinator(), 1), await placeIn(coordinator(), 2)];
    const parentOf = async ({ CompanyID }: { CompanyID: number }) =>
      (await coordinator().query(sql`SELECT trend_group_id FROM company WHERE id = ${CompanyID}`))[0];
    assert.notDeepEqual(await parentOf(from), await parentOf(to));
    const ofColleague = { ...VALUES, ActivityForID: 2 };
    const { ID: given, Version } = await same<{ ID: number; Version: number }>(
      'POST',
      '/v1/activity',
      { ...ofColleague, ...from },
      REP,
    );
    await same('POST', '/v1/activity', { ...ofColleague, ...to, ID: given, Version, TypeID: 5 }, REP);
    const own = { ...VALUES, FollowUpRecurrenceType: 2 };
    const { ID } = await same<{ ID: number }>('POST', '/v1/activity', { ...own, ...to }, REP);
    const done = await same<{ Version: number }>(
      'POST',
      `/v1/activity/done/${ID}?closemode=0`,
      undefined,
      REP,
    );
    await same('POST', `/v1/activity/undo/${ID}`, { Version: done.Version }, REP);
    await refuseMisplaced();
    await refuseDifferences();
    await compareAll(3);
  });

  test('answer a write that one server refuses to commit with an error, though the other one has kept its part', async () => {
    assert.ok(partitioned !== undefined);
    const { a, b } = partitioned.servers;
    const [first, second] = [a, b].map(({ url }) => openPostgres(url, () => undefined));
    assert.ok(first !== undefined && second !== undefined);
    try {
      await second.script(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
        CREATE CONSTRAINT TRIGGER refuse AFTER UPDATE ON order_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        EXECUTE FUNCTION refuse()`);
      const [one] = await first.query(sql`SELECT id, qty FROM order_line ORDER BY id LIMIT 1`);
      const [other] = await second.query(sql`SELECT id, qty FROM order_line ORDER BY id LIMIT 1`);
      const writing = coordinator().transaction((transaction) =>
        transaction.query(
          sql`UPDATE order_line SET qty = qty + 7 WHERE id = ANY(${[one?.id, other?.id]}::bigint[])`,
        ),
      );
      await assert.rejects(writing, /refused/);
      const [kept] = await first.query(sql`SELECT qty FROM order_line WHERE id = ${one?.id}`);
      const [lost] = await second.query(sql`SELECT qty FROM order_line WHERE id = ${other?.id}`);
      assert.deepEqual([kept?.qty, lost?.qty], [Number(one?.qty) + 7, other?.qty]);
    } finally {
      await first.close();
      await second.close();
    }
  });
});
