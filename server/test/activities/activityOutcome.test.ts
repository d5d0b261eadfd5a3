import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { ActivityRecordsResponse } from '#server/activities/contract';
import type { Problem } from '@galley/shared/contract/common';
import { onOneServer, OTHER, REP } from '../testing.ts';
import { activitiesOf, NOTES } from './testing.ts';

const TODAY = '2026-11-23';
const CALL = 1;
const FOLLOW_UP = { TypeID: 5, StartDate: '2026-11-30', Comments: 'Left a message: call again.' };

onOneServer(
  'The outcome of a call',
  (server) => {
    const { place, save, add, row } = activitiesOf(server);
    const read = async (IDs: number[], as = REP) => {
      const { status, body } = await server.call<ActivityRecordsResponse>('POST', '/v1/activity/records', {
        as,
        body: { IDs },
      });
      assert.equal(status, 200);
      return body.Activities;
    };
    const outcome = { saveMode: 2, TypeID: CALL, Comments: `${NOTES}\nLeft a message.`, FollowUp: FOLLOW_UP };
    const count = async () => {
      const [found] = await server
        .database()
        .query<{ n: number }>(sql`SELECT count(*)::int AS n FROM activity`);
      return found?.n;
    };

    test('closes the activity and adds its follow-up in one write, once, however often it is sent (QUEUE-06)', async () => {
      const at = await place();
      const id = await add(at);
      const before = await count();
      const sent = { ...outcome, ...at, ID: id, ActivityForID: 2, Version: 1 };
      const headers = { 'idempotency-key': 'outcome-of-a-call' };
      const [first, second] = [await save(sent, REP, headers), await save(sent, REP, headers)];
      assert.equal(first.status, 200, JSON.stringify(first.body));
      assert.deepEqual(second.body, first.body);
      const { FollowUpID = 0, activityDoneResponse } = first.body;
      assert.equal(activityDoneResponse.followupActivity, null);
      assert.equal(await count(), (before ?? 0) + 1);
      assert.equal((await row(id))?.['status'], 1);
      const [added] = await read([FollowUpID]);
      assert.ok(added);
      assert.deepEqual(
        [
          added.CompanyID,
          added.IndividualID,
          added.ActivityForID,
          added.TypeID,
          added.StartDate.slice(0, 10),
        ],
        [at.CompanyID, at.IndividualID, 2, 5, '2026-11-30'],
      );
      assert.deepEqual(
        [added.ActivityComments, added.FollowUpRecurrenceType, added.Status],
        [FOLLOW_UP.Comments, 0, 'OPEN'],
      );
      const audited = await server
        .database()
        .query<{ action: string }>(
          sql`SELECT action FROM audit_log WHERE record IN (${`activity/${id}`}, ${`activity/${FollowUpID}`}) ORDER BY id`,
        );
      assert.deepEqual(
        audited.map(({ action }) => action),
        ['activity added', 'activity changed', 'activity done', 'activity added'],
      );
    });

    test('adds no follow-up if a colleague has closed the activity in the meantime (QUEUE-06)', async () => {
      const at = await place();
      const id = await add(at);
      await server.call('POST', `/v1/activity/done/${id}?closemode=0`, { as: REP });
      const before = await count();
      const { status, body } = await save<Problem>({ ...outcome, ...at, ID: id, Version: 1 });
      assert.equal(status, 409);
      assert.match(body.detail ?? '', /Someone else has changed/);
      assert.equal(await count(), before);
    });

    for (const [field, change] of [
      ['FollowUp', { saveMode: 1 }],
      ['FollowUp.StartDate', { FollowUp: { ...FOLLOW_UP, StartDate: '0001-01-01T00:00:00' } }],
      ['FollowUp.Comments', { FollowUp: { ...FOLLOW_UP, Comments: ' ' } }],
      ['FollowUp.TypeID', { FollowUp: { ...FOLLOW_UP, TypeID: 0 } }],
      ['FollowUp.TypeID', { FollowUp: { ...FOLLOW_UP, TypeID: 99 } }],
    ] as const) {
      test(`is refused, naming ${field}, and closes nothing: ${JSON.stringify(change)} (QUEUE-06)`, async () => {
        const at = await place();
        const id = await add(at);
        const { status, body } = await save<Problem>({ ...outcome, ...at, ID: id, ...change });
        assert.ok(status === 400 || status === 422, String(status));
        assert.deepEqual(
          body.errors?.map((error) => error.field),
          [field],
        );
        assert.equal((await row(id))?.['status'], 0);
      });
    }

    test('activities are read by their ids, in that order, each with the employee who changed it last (QUEUE-08)', async () => {
      const [one, two] = [await add(), await add()];
      await server.call('POST', `/v1/activity/done/${two}?closemode=0`, { as: REP });
      const found = await read([two, 2_000_000_000, one], OTHER);
      assert.deepEqual(
        found.map(({ ID, Status }) => [ID, Status]),
        [
          [two, 'CLOSED'],
          [one, 'OPEN'],
        ],
      );
      assert.deepEqual(
        found.map(({ ChangedByID }) => ChangedByID),
        [1, 1],
      );
      assert.match(found[0]?.ChangedBy ?? '', /\w/);
      assert.match(found[0]?.ChangedAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    });

    test('at most 200 are read at once (QUEUE-08)', async () => {
      const IDs = Array.from({ length: 201 }, (_, index) => index + 1);
      const { status, body } = await server.call<Problem>('POST', '/v1/activity/records', {
        as: REP,
        body: { IDs },
      });
      assert.equal(status, 400);
      assert.equal(body.errors?.[0]?.field, 'IDs');
    });
  },
  { now: () => new Date(`${TODAY}T17:00:00Z`) },
);
