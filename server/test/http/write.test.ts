import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { tidy } from '#server/operations/housekeeping';
import { activitiesOf } from '../activities/testing.ts';
import { onBothServers, OTHER, REP } from '../testing.ts';

onBothServers('A write with an Idempotency-Key (WRITE-02)', (server) => {
  const save = (comments: string, key: string, as = REP) =>
    activitiesOf(server).save(
      { CompanyID: 1, IndividualID: 1, StartDate: '2026-11-23', Comments: comments },
      as,
      { 'idempotency-key': key },
    );
  const rows = (comments: string) =>
    server.database().query(sql`SELECT id FROM activity WHERE comments = ${comments}`);

  test('that is repeated gets the first answer and changes nothing', async () => {
    const first = await save('repeat', 'key-1');
    const second = await save('repeat', 'key-1');
    assert.equal(first.status, 200);
    assert.deepEqual(second.body, first.body);
    assert.equal((await rows('repeat')).length, 1);
  });

  test('that arrives twenty times at once creates one row and gets twenty equal responses', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save('at once', 'key-2')));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ body: { ID } }) => ID)).size, 1);
    assert.equal((await rows('at once')).length, 1);
  });

  test('that was used for another request is refused; another person’s equal key is separate', async () => {
    await save('mine', 'key-3');
    const { status } = await save('not mine', 'key-3');
    assert.equal(status, 422);
    assert.equal((await save('somebody else’s', 'key-3', OTHER)).status, 200);
    assert.equal((await rows('not mine')).length, 0);
  });

  test('that was refused can be resent with the same key after a correction', async () => {
    assert.equal((await save('', 'key-4')).status, 422);
    assert.equal((await save('fixed', 'key-4')).status, 200);
  });

  test('isn’t counted for its session, because no replica has to know it (OPS-05)', async () => {
    assert.equal((await save('uncounted', 'key-6')).status, 200);
    assert.deepEqual(await server.database().query(sql`SELECT FROM session WHERE writes > 0`), []);
  });

  test('is forgotten after 24 hours', async () => {
    await save('old', 'key-5');
    await server
      .database()
      .query(sql`UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = 'key-5'`);
    assert.equal((await save('old', 'key-5')).status, 200);
    assert.equal((await rows('old')).length, 2);
    await server
      .database()
      .query(sql`UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = 'key-5'`);
    await tidy(server.database());
    const left = await server.database().query(sql`SELECT key FROM idempotency_key WHERE key = 'key-5'`);
    assert.deepEqual(left, []);
  });

  test('is refused if its key is empty or too long; the problem names the header', async () => {
    for (const key of ['', 'k'.repeat(201)]) {
      const { status, body: problem } = await save('x', key);
      assert.equal(status, 400);
      assert.match(JSON.stringify(problem), /Idempotency-Key/);
    }
    assert.deepEqual(await rows('x'), []);
  });
});
