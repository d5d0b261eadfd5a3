import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { BulkJob } from '@galley/shared/contract/bulk';
import type { Database } from '#server/db/database';
import { send, signIn, startService, type Service } from '../../durability/service.ts';
import type { Store } from '../../durability/store.ts';
import { killStarted } from '../../testProcess.ts';
import { REP } from '../../testing.ts';
import { addActivities, COLLEAGUE, counts, NOTES, ofDays, rowsOf } from './testing.ts';

async function using<T>(store: Store, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await store.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Waits until a condition holds for a running job. */
async function until(
  { url }: Service,
  token: string,
  id: number,
  isSo: (job: BulkJob) => boolean,
): Promise<BulkJob> {
  for (;;) {
    const reply = await send(url, token, { method: 'GET', path: `/v1/bulk/${id}` });
    assert.equal(reply?.status, 200);
    const job = reply.body as BulkJob;
    if (isSo(job)) return job;
    assert.equal(job.State, 'running', 'the job ended before the kill');
    await sleep(10);
  }
}

/** Reassigns this many activities and undoes that, with the server killed in the middle of the first or of both. */
export async function assertSurvivesKill(
  openStore: () => Promise<Store>,
  { count, kills }: { count: number; kills: 1 | 2 },
): Promise<void> {
  const store = await openStore();
  try {
    const ids = await using(store, (database) => addActivities(database, count, { start: '2037-03-01' }));
    const before = await using(store, (database) => rowsOf(database, 'activity'));
    let server = await startService({ env: store.env });
    const token = await signIn(server.url, REP);
    const start = async (path: string, body: object): Promise<BulkJob> => {
      const reply = await send(server.url, token, { method: 'POST', path, body });
      assert.equal(reply?.status, 200, JSON.stringify(reply?.body));
      return reply.body as BulkJob;
    };
    const isEnded = ({ State }: BulkJob) => State === 'done';
    /** Kills the server in the middle of a job, and waits until the next server finishes the job. */
    const killIn = async ({ ID, Total }: BulkJob): Promise<BulkJob> => {
      await until(server, token, ID, ({ Done }) => Done > 0 && Done < Total);
      await server.kill();
      server = await startService({ env: store.env });
      return until(server, token, ID, isEnded);
    };
    const changed = await killIn(
      await start('/v1/bulk', {
        Action: 'reassignActivities',
        Activities: ofDays('2037-03-01', '2037-03-31'),
        AssignTo: COLLEAGUE,
      }),
    );
    assert.deepEqual(counts(changed), [count, 0, 0, 0]);
    const undoing = await start(`/v1/bulk/${changed.ID}/undo`, {});
    const undone = await (kills === 2 ? killIn(undoing) : until(server, token, undoing.ID, isEnded));
    assert.deepEqual(counts(undone), [count, 0, 0, 0]);
    await server.kill();
    await using(store, async (database) => {
      assert.deepEqual(await rowsOf(database, 'activity'), before);
      const versions = await database.query(
        sql`SELECT DISTINCT version FROM activity WHERE comments = ${NOTES}`,
      );
      assert.deepEqual(versions, [{ version: 3 }], 'each was written twice, by the job and by its undo');
      const audited = await database.query(sql`
        SELECT count(*)::int AS n, count(DISTINCT record)::int AS records FROM audit_log
        WHERE record = ANY(${ids.map((id) => `activity/${id}`)}::text[])`);
      assert.deepEqual(audited, [{ n: 2 * count, records: count }]);
    });
  } finally {
    await killStarted();
    await store.dispose();
  }
}
