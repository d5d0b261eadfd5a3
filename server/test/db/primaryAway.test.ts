import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '#server/db/database';
import { DatabaseError } from '#server/db/errors';
import { withReplica } from '#server/db/replica';

const databaseOf = (query: Queryable['query']) => ({ query }) as Database;

const gone = new DatabaseError('unavailable', 'gone', undefined, undefined);
const never = new Promise<never>(() => undefined);

/** A database whose primary the test controls. @returns the number of its queries, and a query to whichever responds */
function besideReplica(answer: (nth: number) => Promise<never>) {
  let asked = 0;
  const primary = databaseOf(() => answer((asked += 1)));
  const replica = databaseOf(<T>() => Promise.resolve([{ one: 1 } as T]));
  const database = withReplica(primary, replica, () => undefined);
  const ask = async () => database.whicheverAnswers?.().query(sql`SELECT 1 AS one`);
  return { ask, asked: () => asked };
}

test('requests waiting for a primary get the replica’s response as soon as another one finds the primary down (OPS-46)', async () => {
  const { ask, asked } = besideReplica((nth) => (nth === 3 ? Promise.reject(gone) : never));
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  for (const answer of answers) assert.deepEqual(answer, [{ one: 1 }]);
  assert.equal(asked(), 4);
});

test('a lost primary is retried by one request at a time, and no other request waits for it (OPS-46)', async (t) => {
  const begun = Date.now();
  const { ask, asked } = besideReplica((nth) => (nth === 1 ? Promise.reject(gone) : never));
  await ask();
  t.mock.method(Date, 'now', () => begun + 2_000);
  for (let time = 0; time < 3; time += 1) assert.deepEqual(await ask(), [{ one: 1 }]);
  assert.equal(asked(), 2);
});
