import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '#server/db/database';
import { DatabaseError } from '#server/db/errors';
import { withReplica } from '#server/db/replica';

const databaseOf = (query: Queryable['query']) => ({ query }) as Database;

test('whoever waits for a primary that somebody else finds away gets the replica’s answer at once (OPS-46)', async () => {
  let asked = 0;
  const primary = databaseOf(() => {
    asked += 1;
    const gone = new DatabaseError('unavailable', 'gone', undefined, undefined);
    return asked === 3 ? Promise.reject(gone) : new Promise<never>(() => undefined);
  });
  const replica = databaseOf(<T>() => Promise.resolve([{ one: 1 } as T]));
  const database = withReplica(primary, replica, () => undefined);
  const ask = async () => database.whicheverAnswers?.().query(sql`SELECT 1 AS one`);
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  for (const answer of answers) assert.deepEqual(answer, [{ one: 1 }]);
  assert.equal(asked, 4);
});
