import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { onOneServer, REP } from '../../testing.ts';
import { freshName, prospectsOf } from './testing.ts';

onOneServer('Prospects that are added at the same time', (server) => {
  const { save, sizes } = prospectsOf(server);

  test('of twenty additions with the same name, one succeeds, the others are duplicates, and one parent is created', async () => {
    const [Company, TrendGroupName] = [freshName(), freshName()];
    const [before] = await sizes();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save({
          Company: index % 2 === 0 ? Company : ` ${Company.toUpperCase()}`,
          TrendGroupNumber: index % 3 === 0 ? 1 : 0,
          TrendGroupName,
        }),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const added = answers.filter(({ body }) => body.Success);
    assert.equal(added.length, 1);
    assert.equal(answers.filter(({ body }) => body.DuplicateCompany).length, 19);
    const parents = added[0]?.body.Customer?.TrendGroupNumber === 1 ? 0 : 1;
    assert.deepEqual(await sizes(), [
      {
        companies: Number(before?.['companies']) + 1,
        parents: Number(before?.['parents']) + parents,
      },
    ]);
  });

  test('twenty names under one new parent are all added under the same parent', async () => {
    const TrendGroupName = freshName();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save({ Company: freshName(), TrendGroupNumber: 0, TrendGroupName })),
    );
    assert.ok(answers.every(({ body }) => body.Success));
    assert.equal(new Set(answers.map(({ body }) => body.Customer?.TrendGroupNumber)).size, 1);
  });

  test('a repeated request with the same key gets the first response, and adds nothing', async () => {
    const Company = freshName();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => save({ Company }, REP, headers)));
    assert.deepEqual(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
    assert.equal(answers[0]?.body.Success, true);
    const stored = await server
      .database()
      .query(sql`SELECT count(*) AS count FROM company WHERE name = ${Company}`);
    assert.deepEqual(stored, [{ count: 1 }]);
  });
});
