import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { ActivityDay } from '#server/activities/contract';
import type { Problem } from '@galley/shared/contract/common';
import { historyStart } from '@galley/shared/domain/businessDay';
import { addDays } from '@galley/shared/domain/calendar';
import { onOneServer, OTHER, REP } from '../testing.ts';
import { activitiesOf } from './testing.ts';

const TODAY = '2026-11-23';
const SOMEBODY = 2;

onOneServer(
  'The days of a person’s open activities',
  (server) => {
    const { add } = activitiesOf(server);
    const days = async (assignee: number, as = REP) => {
      const { status, body } = await server.call<ActivityDay[]>(
        'GET',
        `/v1/activity/days?assignee=${assignee}`,
        { as },
      );
      assert.equal(status, 200);
      return body;
    };

    test('have counts, with series counted separately, without done activities or those of others (CAL-04)', async () => {
      await server.database().query(sql`UPDATE activity SET status = 1 WHERE assignee_id = ${SOMEBODY}`);
      assert.deepEqual(await days(SOMEBODY), []);
      const of = (StartDate: string, change: object = {}) =>
        add({ ActivityForID: SOMEBODY, StartDate, ...change });
      await of('2026-11-30');
      await of('2026-11-30', { FollowUpRecurrenceType: 2 });
      const done = await of('2026-11-30');
      await of('2026-12-24', { FollowUpRecurrenceType: 4 });
      await of(addDays(TODAY, -3));
      await add({ ActivityForID: 1, StartDate: '2026-11-29' });
      await server.call('POST', `/v1/activity/done/${done}?closemode=1`, { as: REP });
      const expected = [
        { Day: '2026-11-20', Open: 1, Recurring: 0 },
        { Day: '2026-11-30', Open: 2, Recurring: 1 },
        { Day: '2026-12-24', Open: 1, Recurring: 1 },
      ];
      assert.deepEqual(await days(SOMEBODY), expected);
      // As in the list, colleagues' activities aren't secret.
      assert.deepEqual(await days(SOMEBODY, OTHER), expected);
    });

    test('reach back as far as the list does', async () => {
      const first = historyStart(TODAY);
      await server.database().query(sql`
        UPDATE activity SET status = 0, start_date = CASE WHEN id % 2 = 0 THEN ${first}::date ELSE ${addDays(first, -1)}::date END
        WHERE assignee_id = ${SOMEBODY}`);
      assert.deepEqual(
        (await days(SOMEBODY)).map(({ Day }) => Day),
        [first],
      );
    });

    test('are requested for one person, by id', async () => {
      for (const assignee of ['', '0', '-1', 'me', '2147483648']) {
        const { status, body } = await server.call<Problem>('GET', `/v1/activity/days?assignee=${assignee}`, {
          as: REP,
        });
        assert.equal(status, 400, assignee);
        assert.equal(body.errors?.[0]?.field, 'assignee');
      }
      assert.equal((await server.call('GET', '/v1/activity/days', { as: REP })).status, 400);
    });
  },
  { now: () => new Date(`${TODAY}T17:00:00Z`) },
);
