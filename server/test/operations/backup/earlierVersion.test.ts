import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import sql, { raw } from 'sql-template-tag';
import type { ActivityPagedResponse } from '#server/activities/contract';
import type { View } from '@galley/shared/contract/views';
import type { Database, Row } from '#server/db/database';
import { migrate, MigrationError } from '#server/db/migrate';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { verify } from '#server/orders/search/upkeep';
import { embeddedStore, postgresStore, using } from '../../durability/store.ts';
import { share } from '../../length.ts';
import { root } from '../../places.ts';
import { tempFolder } from '../../tempFolder.ts';
import { killStarted, runScript } from '../../testProcess.ts';
import { startServerProcess } from '../../testProcesses.ts';

/**
 * A complete database of the version before the people pages, the feed and the log of order search: its schema, and a demo of
 * 60 order lines in which the rep saved a search and did eight activities. pg_dump wrote it, without the rows of its order search.
 */
const EARLIER = gunzipSync(
  readFileSync(path.join(root, 'server/test/operations/backup/earlierVersion.sql.gz')),
).toString();

/** What people and the demo entered, except for columns that have a default in this version. */
const KEPT = {
  activity:
    'id, trend_group_id, company_id, contact_id, sales_rep_id, type_id, start_date, status, comments, version',
  audit_log: 'id, at, employee_id, action, record, before, after',
  cgom_variable: '*',
  company: 'id, uid, trend_group_id, account_type_id, sales_rep_id, name, zip, search, version, updated_at',
  contact: '*',
  contact_company: '*',
  employee: 'id, uid, email, employee_type, password_hash, full_name',
  employee_account: '*',
  order_line:
    'id, order_id, line_num, company_id, status, order_date, cost, description, order_line_num, shipping_search',
  price: 'price_plan, product_id, min_qty',
  setting: '*',
  shipping_address: '*',
};

type Rows = Record<string, Row[]>;

/** @param earlier the earlier version's data: only its columns are read */
async function rowsOf(database: Database, earlier: Rows = {}): Promise<Rows> {
  const found: Rows = {};
  for (const [table, kept] of Object.entries(KEPT)) {
    const columns = Object.keys(earlier[table]?.[0] ?? {}).map((name) => `"${name}"`);
    found[table] = await database.query(
      raw(`SELECT ${columns.join(', ') || kept} FROM ${table} ORDER BY 1, 2`),
    );
  }
  return found;
}

describe('A database from an earlier version (OPS-16)', () => {
  after(killStarted);

  for (const openStore of share([postgresStore, embeddedStore])) {
    test(`is refused, and works with all its data after the commands that the error names (${openStore.name})`, async () => {
      const store = await openStore(true);
      let searches: Row[] = [];
      const run = async (...args: string[]) => {
        const command = runScript('cli/backup.js', { env: store.env, args });
        assert.equal(await command.ended(), 0, command.output());
        return command.output();
      };
      try {
        const wanted = await using(await store.open(), async (database) => {
          await database.script(EARLIER);
          // pg_dump leaves the search_path empty.
          await database.script('SET search_path = public');
          const rows = await rowsOf(database);
          searches = await database.query(sql`SELECT employee_id, list, name, query FROM saved_search`);
          assert.equal(searches.length, 1);
          const refusal = await migrate(database).catch((error: unknown) => error);
          assert.ok(refusal instanceof MigrationError);
          assert.match(refusal.message, /npm run backup -- <file>, then npm run restore -- <file> --replace/);
          assert.deepEqual(await rowsOf(database), rows);
          return rows;
        });

        const file = path.join(tempFolder(), 'earlier.backup');
        await run('backup', file);
        const said = await run('restore', file, '--replace');
        assert.match(
          said,
          /^The backup is from an earlier version: its data was moved .* Left out: .*\border_period\b/m,
        );

        await using(await store.open(), async (database) => {
          assert.deepEqual(await rowsOf(database, wanted), wanted);
          const views = sql`SELECT owner_id AS employee_id, list, name, query FROM list_view WHERE visibility = 'mine'`;
          assert.deepEqual(await database.query(views), searches, 'a saved search is a view');
          assert.deepEqual(await migrate(database), []);
          assert.deepEqual(await verify(database, () => undefined), [], 'order search is rebuilt');
          const [derived] = await database.query(sql`
            SELECT (SELECT sum(n) FROM activity_day) = (SELECT count(*) FROM activity) AS counted,
              (SELECT count(*) FROM order_indexed) AS indexed, (SELECT count(*) FROM change_pending) AS told`);
          assert.deepEqual(derived, { counted: true, indexed: 60, told: 0 });
        });

        const server = await startServerProcess({ ...store.env, DEMO: 'off' });
        const post = async <T>(at: string, body: object, token = '') => {
          const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
          const answer = await fetch(server.url + at, {
            method: 'POST',
            headers,
            body: JSON.stringify(body),
          });
          assert.equal(answer.status, 200, await answer.clone().text());
          return (await answer.json()) as T;
        };
        const token = await post<string>('/account/login/', {
          email: 'rep@galley.example',
          password: DEMO_PASSWORD,
        });
        const page = await post<ActivityPagedResponse>(
          '/v1/activity/paged',
          { PageNo: 1, PageSize: 20 },
          token,
        );
        assert.ok(page.TotalCount > 0);
        const view = { ID: 0, List: 'orders', Name: 'Posters', Query: 'design=poster', Visibility: 'mine' };
        assert.equal((await post<View>('/v1/views', view, token)).ID, 2, 'ids continue');
        await server.kill();
      } finally {
        await killStarted();
        await store.dispose();
      }
    });
  }
});
