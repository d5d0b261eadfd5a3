import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { ActivitySaveResponse } from '#server/activities/contract';
import type { AuditPage } from '#server/operations/contract';
import { onOneServer, post, REP } from '../../testing.ts';

const OPS = 'ops@galley.example';

onOneServer('The audit log', (server) => {
  const read = async (query: Record<string, string | number> = {}): Promise<AuditPage> => {
    const filters = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { status, body } = await server.call<AuditPage>('GET', `/v1/audit?${filters.toString()}`, {
      as: OPS,
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  /** Inserts an audit row of another time and person. */
  const addRow = (at: string, employee: number, record: string) =>
    server.database().query(sql`
      INSERT INTO audit_log (at, employee_id, action, record) VALUES (${at}, ${employee}, 'a test', ${record})`);

  test('shows Operations who did what to a record, newest first, with before and after (AUD-01)', async () => {
    const values = {
      saveMode: 0,
      CompanyID: 1,
      IndividualID: 1,
      ActivityForID: 1,
      TypeID: 3,
      StartDate: '2026-11-23',
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: null,
    };
    const { ID = 0 } = await post<ActivitySaveResponse>(server, '/v1/activity', {
      ...values,
      ID: 0,
      Comments: 'first',
    });
    await post(server, '/v1/activity', { ...values, ID, Comments: 'second' });
    const { rows, more } = await read({ record: `activity/${ID}` });
    assert.equal(more, false);
    assert.deepEqual(
      rows.map(({ by, employee, action, record }) => [by, employee, action, record]),
      [
        ['Robin Sample', 1, 'activity changed', `activity/${ID}`],
        ['Robin Sample', 1, 'activity added', `activity/${ID}`],
      ],
    );
    const [last] = rows;
    assert.ok(last);
    assert.equal((last.before as { comments: string }).comments, 'first');
    assert.equal((last.after as { comments: string }).comments, 'second');
    assert.match(last.at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.equal(rows[1]?.before, null);
  });

  test('can be filtered by employee and by days in the business time zone, both inclusive', async () => {
    await addRow('2025-07-01T05:59:59Z', 2, 'narrow/1');
    await addRow('2025-07-01T06:00:00Z', 2, 'narrow/2');
    await addRow('2025-07-02T05:59:59Z', 3, 'narrow/3');
    await addRow('2025-07-02T06:00:00Z', 2, 'narrow/4');
    const records = async (query: Record<string, string | number>) =>
      (await read(query)).rows.map(({ record }) => record);
    assert.deepEqual(await records({ from: '2025-07-01', to: '2025-07-01' }), ['narrow/3', 'narrow/2']);
    assert.deepEqual(await records({ from: '2025-07-01', to: '2025-07-02', employee: 2 }), [
      'narrow/4',
      'narrow/2',
    ]);
    assert.deepEqual(await records({ employee: 999 }), []);
    assert.ok((await records({ to: '9999-12-31' })).includes('narrow/4'));
  });

  test('is read page by page to its end, each row once (AUD-04)', async () => {
    await server.database().query(sql`
      INSERT INTO audit_log (employee_id, action, record) SELECT 4, 'a test', 'paged' FROM generate_series(1, 250)`);
    const seen: number[] = [];
    for (let before = 0, more = true; more;) {
      const page = await read({ record: 'paged', before });
      seen.push(...page.rows.map(({ id }) => id));
      before = seen.at(-1) ?? 0;
      more = page.more;
    }
    assert.equal(seen.length, 250);
    assert.deepEqual(
      seen,
      [...new Set(seen)].toSorted((one, other) => other - one),
    );
  });

  test('is refused to everybody else, and names an invalid day', async () => {
    assert.equal((await server.call('GET', '/v1/audit', { as: REP })).status, 403);
    assert.equal((await server.call('GET', '/v1/audit')).status, 401);
    const { status, body } = await server.call('GET', '/v1/audit?from=2026-02-30', { as: OPS });
    assert.equal(status, 400);
    assert.match(JSON.stringify(body), /"field":"from"/);
  });
});
