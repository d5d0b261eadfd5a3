import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sql, { raw, type Sql } from 'sql-template-tag';
import { tidy } from '#server/operations/housekeeping';
import { openPrepared } from './testing.ts';

const ROUNDS = 6;

describe('The hourly cleanup of the embedded database', () => {
  let opened: Awaited<ReturnType<typeof openPrepared>>;
  before(async () => {
    opened = await openPrepared('embedded');
  });
  after(() => opened.dispose());
  const one = async <T>(query: Sql): Promise<T | undefined> => {
    const [row] = await opened.database.query<{ value: T }>(query);
    return row?.value;
  };
  const say = (what: string) => opened.database.query(sql`UPDATE activity SET comments = ${raw(what)}`);

  test('frees the space of replaced rows, so the database grows with its contents, not with its changes', async () => {
    const size = () => one<number>(sql`SELECT pg_relation_size('activity') AS value`);
    const before = (await size()) ?? 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await say(`comments || '.'`);
      await tidy(opened.database);
    }
    const after = (await size()) ?? 0;
    assert.ok(after < 3 * before, `${before} bytes before ${ROUNDS} changes of everything, ${after} after`);
  });

  test('updates statistics after many changes', async () => {
    await say(`'said by everybody'`);
    await tidy(opened.database);
    const common = sql`SELECT most_common_vals::text AS value FROM pg_stats WHERE tablename = 'activity' AND attname = 'comments'`;
    assert.equal(await one<string>(common), '{"said by everybody"}');
  });
});
