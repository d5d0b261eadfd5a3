import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { onBothServers } from '../testing.ts';
import { activitiesOf } from './testing.ts';

onBothServers('Simultaneous saves of an activity', (server) => {
  const { place, save, add, row } = activitiesOf(server);

  test('of ten identical saves that mark it done, one wins; the others learn that it’s already closed', async () => {
    const change = { ...(await place()), ID: await add(), saveMode: 1, Comments: 'Delivered.' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(change)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('twenty simultaneous saves that move it between two contacts all succeed', async () => {
    const id = await add();
    const places = [await place(), await place(2)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ ...places[index % 2], ID: id })),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal((await row(id))?.['version'], 21);
  });

  test('an activity added, moved or continued while its company changes parents follows the company', async () => {
    const [from, to] = [await place(2), await place()];
    const [moved, weekly] = [await add(from), await add({ ...to, FollowUpRecurrenceType: 2 })];
    const { answers } = await server.database().transaction(async (transaction) => {
      await transaction.query(sql`
          UPDATE company SET trend_group_id = (SELECT max(id) FROM trend_group) WHERE id = ${to.CompanyID}`);
      const under = [
        save({ ...to, Comments: 'Added.' }),
        save({ ...to, ID: moved }),
        save({ ...to, ID: weekly, FollowUpRecurrenceType: 2, saveMode: 1, Comments: 'Done.' }),
      ];
      // Not awaited in here: they wait for this transaction to end.
      await setTimeout(300);
      return { answers: Promise.all(under) };
    });
    for (const { status, body } of await answers) assert.equal(status, 200, JSON.stringify(body));
    const elsewhere = await server.database().query(sql`
        SELECT activity.id FROM activity JOIN company ON company.id = company_id
        WHERE activity.trend_group_id <> company.trend_group_id`);
    assert.deepEqual(elsewhere, []);
  });
});
