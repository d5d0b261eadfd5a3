import { randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import sql, { raw } from 'sql-template-tag';
import { hashPassword } from '#server/account/password';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import type { Database } from '#server/db/database';
import type { SetupOperationAnswer, SetupState } from '#server/operations/setup/contract';
import type { TestServer } from '../../testing.ts';

/** The first person of a Galley without records. */
export const FIRST = 'first@galley.example';

export async function addFirst(database: Database): Promise<void> {
  await database.query(sql`
    INSERT INTO employee (uid, username, first_name, last_name, email, employee_type, password_hash)
    VALUES (${randomUUID()}, 'first', 'First', 'Person', ${FIRST}, 'Operations', ${await hashPassword(DEMO_PASSWORD)})`);
}

export const setupOf = (server: TestServer) => {
  const read = async (as = FIRST): Promise<SetupState> => {
    const { status, body } = await server.call<SetupState>('GET', '/v1/setup', { as });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const operate = (operation: string, more: object = {}) =>
    server.call<SetupOperationAnswer & { detail?: string; errors?: { field: string }[] }>(
      'POST',
      '/v1/setup',
      {
        as: FIRST,
        body: { Operation: operation, ...more },
      },
    );
  /** Loads the whole sample. */
  const load = async () => {
    const { status, body } = await operate('loadSample');
    assert.equal(status, 200, JSON.stringify(body));
    for (;;) {
      const { sample } = await read();
      if (sample.state !== 'loading') return sample;
    }
  };
  return { read, operate, load };
};

/** Tables that a server writes by itself while it runs; they contain nobody's data. */
const OWN_WRITES = new Set(['live_event', 'live_kept', 'session', 'device', 'throttle', 'inbox_day']);

/** Every row of every table, as sorted texts; for the audit log, only the actions. */
export async function contentOf(database: Database): Promise<Map<string, string[]>> {
  const tables = await database.query<{ name: string }>(sql`
    SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1`);
  const content = new Map<string, string[]>();
  for (const { name } of tables) {
    if (OWN_WRITES.has(name)) continue;
    // The number of changes to the option lists: browsers compare it with theirs, so it keeps rising.
    const columns =
      name === 'change' ? 'topic' : name === 'audit_log' ? 'employee_id, action, record' : 't.*';
    const rows = await database.query<{ row: string }>(
      sql`SELECT shown::text AS row FROM (SELECT ${raw(columns)} FROM ${raw(name)} AS t) AS shown ORDER BY 1`,
    );
    content.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return content;
}

/** Asserts that removing left nothing: each table is as before, except for the audit log's rows about the sample. */
export function assertSame(after: Map<string, string[]>, before: Map<string, string[]>): void {
  assert.deepEqual([...after.keys()], [...before.keys()]);
  for (const [table, rows] of after) {
    const others = (all: string[] = []) =>
      table === 'audit_log' ? all.filter((row) => !row.includes('setting/sample')) : all;
    assert.deepEqual(others(rows), others(before.get(table)), table);
  }
}
