import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { onOneServer, REP } from '../testing.ts';

/** The series' day, so that a next occurrence follows. */
const TODAY = '2026-11-21';

interface Case {
  title: string;
  path: (id: number) => string;
  /** The payload; absent: none is sent. */
  body?: (id: number, version: number) => object;
  /** Closed before it is sent. */
  isClosed?: boolean;
}

const values = {
  CompanyID: 1,
  IndividualID: 1,
  ActivityForID: 1,
  TypeID: 3,
  StartDate: TODAY,
  FollowUpRecurrenceType: 1,
  FollowUpEndDate: null,
};
const saving = (title: string, change: (id: number, version: number) => object): Case => ({
  title,
  path: () => '/v1/activity',
  body: (id, version) => ({ saveMode: 0, Comments: 'resubmitted', ...values, ...change(id, version) }),
});

const CASES: Case[] = [
  saving('adding', () => ({ ID: 0 })),
  saving('adding as done', () => ({ ID: 0, saveMode: 1 })),
  saving('adding a follow-up', () => ({ ID: -2 })),
  saving('adding as done with a follow-up', () => ({ ID: 0, saveMode: 2 })),
  saving('editing', (id, version) => ({ ID: id, Version: version })),
  saving('saving and marking done', (id, version) => ({ ID: id, Version: version, saveMode: 1 })),
  saving('saving, marking done and following up', (id, version) => ({
    ID: id,
    Version: version,
    saveMode: 2,
  })),
  saving('snoozing', (id, version) => ({
    ID: id,
    Version: version,
    StartDate: '2026-12-01',
    KeepSeries: true,
  })),
  { title: 'done', path: (id) => `/v1/activity/done/${id}?closemode=0` },
  { title: 'canceling one', path: (id) => `/v1/activity/done/${id}?closemode=1` },
  { title: 'canceling all', path: (id) => `/v1/activity/done/${id}?closemode=2` },
  {
    title: 'undoing',
    path: (id) => `/v1/activity/undo/${id}`,
    body: (_id, version) => ({ Version: version }),
    isClosed: true,
  },
];

onOneServer(
  'Resent after a lost response, or sent twice by a double click,',
  (server) => {
    const one = async <T extends object>(query: ReturnType<typeof sql>) => {
      const [row] = await server.database().query<T>(query);
      assert.ok(row);
      return row;
    };
    const count = async () => (await one<{ n: number }>(sql`SELECT count(*) AS n FROM activity`)).n;
    const writes = async () =>
      (await one<{ n: number }>(sql`SELECT count(*) AS n FROM audit_log WHERE record LIKE 'activity/%'`)).n;
    const prepare = async ({ isClosed = false }: Case): Promise<{ id: number; version: number }> => {
      const { id } = await one<{ id: number }>(sql`
        INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
          start_date, recurrence, series_start, comments, created_on)
        SELECT trend_group_id, id, 1, sales_rep_id, 1, 1, 3, ${TODAY}::date, 1, ${TODAY}::date, 'open', ${TODAY}::date
        FROM company WHERE id = 1 RETURNING id`);
      if (isClosed) await server.call('POST', `/v1/activity/done/${id}?closemode=0`, { as: REP });
      const { version } = await one<{ version: number }>(sql`SELECT version FROM activity WHERE id = ${id}`);
      return { id, version };
    };
    /** The numbers of activities and audit rows after `times` requests with one key, and the responses. */
    const effect = async (one: Case, times: number, together: boolean) => {
      const { id, version } = await prepare(one);
      const before = { rows: await count(), writes: await writes() };
      const key = randomUUID();
      const send = () =>
        server.call('POST', one.path(id), {
          as: REP,
          headers: { 'idempotency-key': key },
          ...(one.body === undefined ? {} : { body: one.body(id, version) }),
        });
      const answers = together ? await Promise.all(Array.from({ length: times }, send)) : [];
      while (answers.length < times) answers.push(await send());
      return {
        statuses: [...new Set(answers.map(({ status }) => status))],
        bodies: new Set(answers.map(({ body }) => JSON.stringify(body).replaceAll(/\d+/g, '#'))).size,
        rows: (await count()) - before.rows,
        writes: (await writes()) - before.writes,
      };
    };

    for (const one of CASES) {
      test(`${one.title} is done once`, async () => {
        const once = await effect(one, 1, false);
        assert.deepEqual(once.statuses, [200]);
        assert.deepEqual(await effect(one, 2, true), once, 'a double click');
        assert.deepEqual(await effect(one, 3, false), once, 'a retry');
      });
    }
  },
  { now: () => new Date(`${TODAY}T17:00:00Z`) },
);
