import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { CalendarFeed } from '#server/exchange/calendarFeed/contract';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, addMonths } from '@galley/shared/domain/calendar';
import { readCalendarActivities } from '#server/exchange/calendarFeed/calendarActivities';
import { activitiesOf } from '../../activities/testing.ts';
import { TEST_ZONE } from '../../db/testing.ts';
import { peopleOf } from '../../account/employees/testing.ts';
import { factorsOf } from '../../account/secondFactor/testing.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { calendarOf } from './testing.ts';

const HOSTILE = 'Paper; ink, "foil" \\ 50%\r\nSecond line\n\n👩‍👩‍👧 漢字 '.repeat(9);

onOneServer('The calendar feed', (server) => {
  const { make, read, events, listed } = calendarOf(server);
  const { add, save, place } = activitiesOf(server);
  const today = todayIn(TEST_ZONE, new Date());
  const state = async (as = REP) => (await server.call<CalendarFeed>('GET', '/v1/calendar', { as })).body;
  const revoke = (as = REP) => server.call('DELETE', '/v1/calendar', { as });
  beforeEach(() => server.database().query(sql`DELETE FROM throttle`));

  test('has exactly what the list shows over two years, as another parser reads it (API-206, API-209, CALF-03, CALF-04)', async () => {
    const days = [addDays(today, -30), today, addDays(today, 90), addMonths(today, 24)];
    for (const StartDate of days) await add({ StartDate, Comments: HOSTILE });
    for (const StartDate of [addDays(today, -31), addDays(addMonths(today, 24), 1)]) await add({ StartDate });
    for (const as of [REP, OTHER, MANAGER]) {
      const [found, shown] = [await events(await make(as)), await listed(as)];
      const { hostname } = new URL(server.config().publicUrl);
      assert.deepEqual(
        found.map(({ uid, summary, day, sequence, isWholeDay }) => ({
          uid,
          summary,
          day,
          sequence,
          isWholeDay,
        })),
        shown.map(({ ID, Title, StartDate, Version }) => ({
          uid: `activity-${ID}@${hostname}`,
          summary: Title,
          day: StartDate.slice(0, 10),
          sequence: Version - 1,
          isWholeDay: true,
        })),
      );
      assert.equal(new Set(found.map(({ uid }) => uid)).size, found.length);
      for (const [
        index,
        { ActivityComments, IndividualPhone, IndividualCell, IndividualID },
      ] of shown.entries()) {
        const description = found[index]?.description ?? '';
        for (const part of [ActivityComments.replaceAll('\r\n', '\n'), IndividualPhone, IndividualCell])
          assert.ok(description.includes(part), description);
        assert.ok(
          description.endsWith(`${server.config().publicUrl}/activities?contact=${IndividualID}&range=7`),
          description,
        );
      }
      assert.ok(found.every(({ names }) => !names.includes('rrule')));
    }
    assert.ok((await listed(REP)).length >= days.length);
  });

  test('has one occurrence of a series, then the next, and no done, canceled or reassigned activity (CALF-03)', async () => {
    const path = await make(REP);
    const notes = 'A series that the calendar has';
    const own = async () => (await events(path)).filter(({ description }) => description.includes(notes));
    const id = await add({ StartDate: today, FollowUpRecurrenceType: 2, Comments: notes });
    assert.deepEqual(
      (await own()).map(({ day }) => day),
      [today],
    );
    const cancel = (which: number, mode: number) =>
      server.call('POST', `/v1/activity/done/${which}?closemode=${mode}`, { as: REP });
    assert.equal((await cancel(id, 1)).status, 200);
    const [next, ...more] = await own();
    assert.deepEqual([next?.day, more], [addDays(today, 7), []]);
    const nextId = Number(/\d+/.exec(next?.uid ?? '')?.[0]);
    assert.equal((await cancel(nextId, 2)).status, 200);
    assert.deepEqual(await own(), []);
    const once = await add({ StartDate: today, Comments: notes });
    assert.equal((await own()).length, 1);
    await save({ ...(await place()), ID: once, ActivityForID: 2, StartDate: today, Comments: notes });
    assert.deepEqual(await own(), []);
  });

  test('gives a changed activity a higher sequence and a new time under the same id (CALF-04)', async () => {
    const path = await make(REP);
    const id = await add({ StartDate: today });
    await server
      .database()
      .query(sql`UPDATE activity SET updated_at = '2026-01-02T03:04:05Z' WHERE id = ${id}`);
    const find = async () => (await events(path)).find(({ uid }) => uid.startsWith(`activity-${id}@`));
    const before = await find();
    assert.equal(before?.lastModified, '2026-01-02T03:04:05Z');
    await save({ ...(await place()), ID: id, StartDate: addDays(today, 3), Comments: 'Later.' });
    const after = await find();
    assert.deepEqual([after?.day, after?.sequence], [addDays(today, 3), (before?.sequence ?? 0) + 1]);
    assert.ok((after?.lastModified ?? '') > before.lastModified);
  });

  test('never contains activities assigned to somebody else (CALF-03)', async () => {
    const theirs = await add({ StartDate: today, ActivityForID: 2 });
    const idsOf = async (as: string) =>
      new Set((await events(await make(as))).map(({ uid }) => Number(/\d+/.exec(uid)?.[0])));
    const [own, others] = [await idsOf(REP), await idsOf(OTHER)];
    assert.ok(!own.has(theirs) && others.has(theirs));
    assert.ok(own.size > 0 && ![...own].some((id) => others.has(id)));
  });

  test('is limited to a number of events, the earliest ones (CALF-03)', async () => {
    for (const days of [9, 7, 8]) await add({ StartDate: addDays(today, days) });
    const shown = await listed(REP);
    const few = await readCalendarActivities(server.database(), 1, today, shown.length - 2);
    assert.deepEqual(
      few.map(({ id }) => id),
      shown.slice(0, -2).map(({ ID }) => ID),
    );
  });

  test('says when it was created and last read (API-207, CALF-01)', async () => {
    await revoke();
    assert.deepEqual(await state(), { CreatedAt: null, LastReadAt: null });
    const path = await make(REP);
    const made = await state();
    assert.match(made.CreatedAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.equal(made.LastReadAt, null);
    await read(path);
    const once = (await state()).LastReadAt;
    assert.match(once ?? '', /Z$/);
    await server.database().query(sql`UPDATE calendar_feed SET last_read_at = '2026-01-02T03:04:05Z'`);
    await read(path);
    assert.ok(String((await state()).LastReadAt) >= String(once));
  });

  test('is revoked at once (API-208, CALF-02)', async () => {
    const path = await make(REP);
    assert.equal((await read(path)).status, 200);
    assert.equal((await revoke()).body, true);
    assert.equal((await read(path)).status, 404);
    assert.equal((await revoke()).body, true, 'twice');
  });

  test('gets a new address when recreated, and the old one is refused (CALF-02)', async () => {
    const [before, now] = [await make(REP), await make(REP)];
    assert.notEqual(before, now);
    assert.deepEqual([(await read(before)).status, (await read(now)).status], [404, 200]);
  });

  test('ends for good when its owner is disabled (CALF-02)', async () => {
    const path = await make(OTHER);
    await peopleOf(server).setDisabled(OTHER, true);
    assert.equal((await read(path)).status, 404);
    await peopleOf(server).setDisabled(OTHER, false);
    assert.equal((await read(path)).status, 404);
  });

  test('is refused to a disabled employee, however they were disabled (CALF-02)', async () => {
    const path = await make(MANAGER);
    const manager = sql`WHERE lower(email) = ${MANAGER}`;
    await server.database().query(sql`UPDATE employee SET disabled_at = now() ${manager}`);
    assert.equal((await read(path)).status, 404);
    await server.database().query(sql`UPDATE employee SET disabled_at = NULL ${manager}`);
  });

  test('can’t be opened with anything in the database (CALF-01)', async () => {
    const path = await make(REP);
    const secret = path.split('/')[3] ?? '';
    assert.equal(secret.length, 43);
    const tables = await server.database().query<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
    for (const { name } of tables) {
      const rows = await server
        .database()
        .query<{ found: number }>(
          sql`SELECT count(*)::int AS found FROM ${raw(name)} AS one WHERE one::text LIKE ${`%${secret}%`}`,
        );
      assert.equal(rows[0]?.found, 0, name);
    }
    const trail = await server.database().query<{ action: string }>(sql`
      SELECT action FROM audit_log WHERE action LIKE 'calendar feed%' ORDER BY id DESC LIMIT 1`);
    assert.deepEqual(trail, [{ action: 'calendar feed made' }]);
  });

  test('is sent only to its reader, and not again if nothing has changed (CALF-05)', async () => {
    const path = await make(REP);
    const { headers } = await read(path);
    assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.equal(headers.get('cache-control'), 'private, max-age=0, must-revalidate');
    const ifNoneMatch = { 'if-none-match': headers.get('etag') ?? 'none' };
    const again = await read(path, ifNoneMatch);
    assert.deepEqual([again.status, again.body], [304, '']);
    await add({ StartDate: today });
    assert.equal((await read(path, ifNoneMatch)).status, 200);
  });

  test('limits guesses of unknown addresses without blocking its reader (CALF-05)', async () => {
    const path = await make(REP);
    const unknown = () => read(`/v1/calendar/${'x'.repeat(43)}/activities.ics`);
    for (let count = 0; count < 10; count += 1) assert.equal((await unknown()).status, 404);
    const refused = await unknown();
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await read(path)).status, 200);
  });

  test('requires a fresh proof of identity: the password, an app code, or a recent company sign-in (CALF-07)', async () => {
    const made = (Proof: string) =>
      server.call<Problem>('POST', '/v1/calendar', { as: REP, body: { Proof } });
    await revoke();
    assert.equal((await made('')).status, 422);
    const { status, body } = await made('not-the-password');
    assert.deepEqual([status, body.errors], [422, [{ field: 'Proof', message: 'The password is wrong.' }]]);
    assert.deepEqual(await state(), { CreatedAt: null, LastReadAt: null });
    const { enrol, forget } = factorsOf(server);
    await enrol(REP);
    // Like people who sign in only with the company account.
    await server.database().query(sql`UPDATE employee SET password_hash = NULL WHERE email = ${REP}`);
    const { body: wrong } = await made('123456');
    assert.equal(
      wrong.errors?.[0]?.message,
      'This code is wrong or has already been used. Try the next one.',
    );
    await forget();
    assert.equal((await made('')).status, 200);
    await server.database().query(sql`UPDATE session SET created_at = now() - interval '11 minutes'`);
    const late = await made('');
    assert.deepEqual(
      [late.status, late.body.errors],
      [422, [{ field: 'Proof', message: 'Sign in again, and do this within ten minutes.' }]],
    );
  });
});
