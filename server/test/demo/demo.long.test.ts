import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import type { Database } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import { ensureReference } from '#server/db/reference';
import { onBothDatabases, openEmpty, openPrepared, TEST_ZONE } from '../db/testing.ts';
import { startTestPostgres } from '../db/testPostgres.ts';
import { ensureDemo } from '#server/demo/ensureDemo';

/** A digest of everything in the demo that people see. */
const DIGEST = sql`
  SELECT (SELECT md5(string_agg(c::text, '|' ORDER BY c.id)) FROM (SELECT id, uid, name, phone, trend_group_id,
      account_type_id, prospect FROM company) AS c) AS companies,
    (SELECT md5(string_agg(c::text, '|' ORDER BY c.id)) FROM (SELECT id, name, email, phone, inactive FROM contact) AS c) AS contacts,
    (SELECT md5(string_agg(l::text, '|' ORDER BY l.contact_id, l.company_id)) FROM contact_company AS l) AS links,
    (SELECT md5(string_agg(a::text, '|' ORDER BY a.id)) FROM (SELECT id, company_id, contact_id, assignee_id, status,
      start_date, recurrence, comments FROM activity) AS a) AS activities,
    (SELECT md5(string_agg(o::text, '|' ORDER BY o.id)) FROM (SELECT id, order_line_num, company_id, status, order_date,
      cost, product_id, advertiser_id, design, tracking_url, proof_link FROM order_line) AS o) AS lines,
    (SELECT md5(string_agg(p::text, '|' ORDER BY p.id)) FROM posting_company AS p) AS plants`;

const today = () => todayIn(TEST_ZONE, new Date());

onBothDatabases('The small demo', (database) => {
  /** The single row of a query for figures. */
  const figures = async (query: ReturnType<typeof sql>) => (await database().query(query))[0];

  test('has the promised size', async () => {
    assert.deepEqual(
      await figures(sql`
        SELECT (SELECT count(*) FROM company) AS companies, (SELECT count(*) FROM contact) AS contacts,
          (SELECT count(*) FROM activity) AS activities, (SELECT count(*) FROM order_line) AS lines,
          (SELECT count(DISTINCT status) FROM order_line) AS statuses,
          (SELECT count(DISTINCT extract(year FROM age(${today()}::date, order_date))) FROM order_line) AS years`),
      { companies: 300, contacts: 1_500, activities: 4_000, lines: 12_000, statuses: 39, years: 5 },
    );
  });

  test('gives the rep a believable day: activities that are overdue, due today and due soon, with every recurrence', async () => {
    const day = await figures(sql`
      SELECT count(*) FILTER (WHERE start_date <= ${today()}::date + 7) AS upcoming,
        count(*) FILTER (WHERE start_date < ${today()}::date) AS overdue,
        count(*) FILTER (WHERE start_date = ${today()}::date) AS today,
        array_agg(DISTINCT recurrence) AS recurrences
      FROM activity JOIN employee ON employee.id = assignee_id
      WHERE employee.email = 'rep@galley.example' AND status = 0`);
    assert.deepEqual(day, { upcoming: 42, overdue: 9, today: 9, recurrences: [0, 1, 2, 3, 4] });
  });

  test('gives the rep two account owners, one of them the default, and the other employee neither of them', async () => {
    assert.deepEqual(
      await figures(sql`
        SELECT count(*) FILTER (WHERE email LIKE 'rep@%') AS owners,
          count(*) FILTER (WHERE email LIKE 'rep@%' AND is_default) AS defaults,
          count(DISTINCT account_type_id) - count(*) AS shared
        FROM employee JOIN employee_account ON employee_id = id WHERE email LIKE 'rep@%' OR email LIKE 'other@%'`),
      { owners: 2, defaults: 1, shared: 0 },
    );
  });

  test('has contacts with one default company each and with a great many companies, and companies without contacts', async () => {
    const network = await figures(sql`
      SELECT max(companies) AS largest, bool_and(defaults = 1) AS one_default,
        count(*) FILTER (WHERE companies BETWEEN 6 AND 12) > 50 AS some_know_many,
        (SELECT count(*) FROM company WHERE NOT EXISTS (
          SELECT FROM contact_company WHERE company_id = company.id)) AS companies_alone
      FROM (SELECT count(*) AS companies, count(*) FILTER (WHERE is_default) AS defaults
        FROM contact_company GROUP BY contact_id) AS contacts`);
    assert.deepEqual(network, {
      largest: 250,
      one_default: true,
      some_know_many: true,
      companies_alone: 15,
    });
  });

  test('has activities only for contacts of their company, with dates in a plausible order', async () => {
    assert.deepEqual(
      await figures(sql`
        SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT FROM contact_company AS link
            WHERE link.contact_id = activity.contact_id AND link.company_id = activity.company_id)) AS strangers,
          count(*) FILTER (WHERE (status = 1) <> (completed_on IS NOT NULL)) AS half_closed,
          count(*) FILTER (WHERE completed_on < created_on OR created_on > start_date) AS impossible
        FROM activity`),
      { strangers: 0, half_closed: 0, impossible: 0 },
    );
  });

  test('ships nothing that hasn’t been printed, and links what was shipped', async () => {
    assert.deepEqual(
      await figures(sql`
        SELECT count(*) FILTER (WHERE status IN (16, 17, 23, 25, 36) AND ship_date > ${today()}::date) AS too_early,
          bool_or(tracking_url LIKE '%<br>%') AS several_parcels,
          bool_and((tracking_url <> '') = (status IN (16, 17, 23, 25, 36))) AS linked,
          bool_or(proof_link = '') AND bool_or(proof_link LIKE '/proofs/%.png') AS proofs
        FROM order_line`),
      { too_early: 0, several_parcels: true, linked: true, proofs: true },
    );
  });

  test('leaves the next ids free for new rows', async () => {
    await database().query(sql`INSERT INTO product (name) VALUES ('Something new')`);
    await database().query(sql`INSERT INTO advertiser (name) VALUES ('Somebody new')`);
    await database().query(sql`INSERT INTO trend_group (name) VALUES ('A new parent')`);
    await database().query(sql`INSERT INTO account_type (name) VALUES ('A new owner')`);
    await database().query(sql`INSERT INTO contact (name, email) VALUES ('Somebody', 'new@outdoor.example')`);
  });

  test('isn’t loaded over existing records, and says so if another size is requested', async () => {
    const said: string[] = [];
    const again = (size: 'small' | 'large') =>
      ensureDemo(database(), { size, timeZone: TEST_ZONE, onProgress: (message) => said.push(message) });
    await again('small');
    assert.deepEqual(said, []);
    await again('large');
    assert.deepEqual(said, ['demo data: small is in place already; large needs an empty database']);
  });
});

describe('The demo', () => {
  const digestOf = async (prepared: { database: Database; dispose: () => Promise<void> }) => {
    const digest = await prepared.database.query(DIGEST);
    await prepared.dispose();
    return digest;
  };

  test('is the same in both databases, even after a failed load (OPS-08)', async () => {
    const embedded = await openEmpty('embedded');
    await migrate(embedded.database);
    await ensureReference(embedded.database);
    const load = (onProgress: (message: string) => void) =>
      ensureDemo(embedded.database, { size: 'small', timeZone: TEST_ZONE, onProgress });
    await assert.rejects(
      load((message) => {
        if (message.includes('order lines')) throw new Error('no room on the disk');
      }),
      /no room on the disk/,
    );
    await load(() => undefined);
    assert.deepEqual(await digestOf(embedded), await digestOf(await openPrepared('postgres')));
  });

  test('is loaded only once when several servers start on one empty database', async () => {
    const postgres = await startTestPostgres();
    const servers = await Promise.all(
      Array.from({ length: 3 }, () =>
        openDatabase({ databaseUrl: postgres.url, dataDir: '/nonexistent', onLost: () => undefined }),
      ),
    );
    const loads: string[] = [];
    await Promise.all(
      servers.map(async (server) => {
        await migrate(server);
        await ensureReference(server);
        await ensureDemo(server, {
          size: 'small',
          timeZone: TEST_ZONE,
          onProgress: (message) => loads.push(message),
        });
        assert.deepEqual(await server.query(sql`SELECT count(*) FROM order_line`), [{ count: 12_000 }]);
      }),
    );
    assert.equal(loads.filter((message) => message.endsWith('loading')).length, 1);
    await Promise.all(servers.map((server) => server.close()));
    await postgres.stop();
  });

  test('accepts a larger number of order lines', async () => {
    const { database, dispose } = await openEmpty('postgres');
    await migrate(database);
    await ensureReference(database);
    await ensureDemo(database, {
      size: 'small',
      lines: 30_000,
      timeZone: TEST_ZONE,
      onProgress: () => undefined,
    });
    assert.deepEqual(await database.query(sql`SELECT count(*) FROM order_line`), [{ count: 30_000 }]);
    await dispose();
  });
});
