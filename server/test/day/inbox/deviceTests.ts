import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { markShownInTab } from '#server/day/inbox/shownInTab';
import { callerOf, REP, type TestServer } from '../../testing.ts';

/** The cost of reading the inbox if devices are also notified. */
export function deviceTests(server: TestServer): void {
  const run = <T extends object>(statement: ReturnType<typeof sql>) => server.database().query<T>(statement);

  test('is read without a write if nothing waits for a device; waiting items come from the same database (PUSH-10)', async () => {
    const written: string[] = [];
    const database = {
      ...server.database(),
      reads: () => ({ query: run }),
      query: async <T extends object>(statement: ReturnType<typeof sql>) => {
        written.push(statement.sql.trim().split(' ')[0] ?? '');
        return run<T>(statement);
      },
    };
    const look = () => markShownInTab(database, callerOf([1]), { headers: {}, log: server.app().log });
    const tell = (occasion: string) =>
      run(
        sql`INSERT INTO inbox_item (owner_id, kind, record_id, occasion) VALUES (1, 'due', 0, ${occasion})`,
      );
    await server.tokenOf(REP);
    await tell('nobody has a device');
    await look();
    await run(sql`
      INSERT INTO push_device (jti, employee_id, endpoint, p256dh, auth)
      SELECT jti, 1, 'https://push.example.com/looked-at', '', '' FROM session WHERE employee_id = 1 LIMIT 1`);
    await look();
    assert.deepEqual(written, []);
    await tell('a device is told');
    await look();
    assert.deepEqual(written, ['DELETE']);
    assert.deepEqual(await run(sql`SELECT FROM push_waiting`), []);
    await run(sql`DELETE FROM push_device`);
    await run(sql`DELETE FROM inbox_item WHERE owner_id = 1 AND kind = 'due'`);
  });
}
