import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { sendScheduledNotifications } from '#server/day/inbox/scheduledNotifications';
import { activitiesOf } from '../../activities/testing.ts';
import { TEST_ZONE } from '../../db/testing.ts';
import { changesIn, openLive } from '../live/testing.ts';
import { tempFolder } from '../../tempFolder.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { customerTests } from './customerTests.ts';
import { deviceTests } from './deviceTests.ts';
import { mentionTests } from './mentionTests.ts';
import { inboxOf } from './testing.ts';
import { topicTests } from './topicTests.ts';

/** 07:30 in Denver. */
const MORNING = new Date('2026-11-24T14:30:00Z');
const EARLY = new Date('2026-11-24T13:30:00Z');

onOneServer(
  'The inbox',
  (server) => {
    const { add, save, place } = activitiesOf(server);
    const { page, items, about, unread, put } = inboxOf(server);
    let manager = 0;
    before(async () => {
      const [row] = await server
        .database()
        .query<{ id: number }>(sql`SELECT id FROM employee WHERE lower(email) = ${MANAGER}`);
      manager = row?.id ?? 0;
    });
    const assign = () => add({ ActivityForID: manager });
    const tell = (at: Date) => sendScheduledNotifications(server.database(), at, TEST_ZONE);

    test('has an item for an activity that a colleague has assigned to me, once and for nobody else (INBOX-01)', async () => {
      const others = [await items(REP), await items(OTHER)];
      const id = await assign();
      const [item, ...more] = await about(id);
      assert.deepEqual(more, []);
      const { CompanyID } = await place();
      const [company] = await server
        .database()
        .query<{ name: string }>(sql`SELECT name FROM company WHERE id = ${CompanyID}`);
      assert.deepEqual(
        [item?.Kind, item?.ChangedBy, item?.CompanyName, item?.Day, item?.IsRead],
        ['assigned', 'Robin Sample', company?.name, '2026-11-24T00:00:00', false],
      );
      await save({ ...(await place()), ID: id, ActivityForID: manager, Comments: 'Changed, not assigned.' });
      assert.equal((await about(id)).length, 1);
      assert.deepEqual([await items(REP), await items(OTHER)], others);
    });

    test('has an item for an activity reassigned to me, but not for what I assign to myself', async () => {
      const id = await add();
      assert.deepEqual([await about(id, REP), await about(id)], [[], []]);
      await save({ ...(await place()), ID: id, ActivityForID: manager });
      assert.equal((await about(id)).length, 1);
      const own = await add({ ActivityForID: manager });
      await server.database().query(sql`DELETE FROM inbox_item WHERE record_id = ${own}`);
      await save({ ...(await place()), ID: own, ActivityForID: 1 }, REP);
      assert.deepEqual([await about(own, REP), await about(own)], [[], []]);
    });

    test('lists no item of a deleted record (INBOX-02)', async () => {
      const id = await assign();
      const known = await unread();
      await server.database().query(sql`DELETE FROM activity WHERE id = ${id}`);
      assert.deepEqual([await about(id), await unread()], [[], known - 1]);
    });

    test('lists unread items first, page by page, and counts them (INBOX-04)', async () => {
      const [first, second] = [await assign(), await assign()];
      const [item] = await about(second);
      const known = await unread();
      assert.equal((await put('read', { IDs: [item?.ID], IsRead: true })).status, 200);
      const { Items, UnreadCount, TotalCount } = await page();
      assert.deepEqual([UnreadCount, await unread()], [known - 1, known - 1]);
      assert.equal(Items[0]?.RecordID, first);
      assert.ok(Items.findIndex(({ IsRead }) => IsRead) >= UnreadCount);
      assert.deepEqual((await page(MANAGER, '?PageNo=2')).Items, Items.slice(20));
      assert.equal((await page(MANAGER, '?PageNo=2')).TotalCount, TotalCount);
      await put('read', { IDs: [item?.ID], IsRead: false });
      assert.equal((await about(second))[0]?.IsRead, false);
    });

    test('can only be marked and snoozed by its owner (INBOX-04)', async () => {
      const id = await assign();
      const [item] = await about(id);
      assert.equal((await put('read', { IDs: [item?.ID], IsRead: true }, REP)).status, 200);
      assert.equal((await put('snoozed', { ID: item?.ID, Until: '2999-12-31' }, REP)).status, 404);
      assert.deepEqual(await about(id), [item]);
    });

    test('shows a snoozed item again on the morning of its day, unread (INBOX-05)', async () => {
      const id = await assign();
      const [item] = await about(id);
      await put('read', { IDs: [item?.ID], IsRead: true });
      const known = await unread();
      assert.equal((await put('snoozed', { ID: item?.ID, Until: '2026-11-24' })).status, 200);
      assert.deepEqual([await about(id), await unread()], [[], known]);
      await tell(EARLY);
      assert.deepEqual(await about(id), []);
      await tell(MORNING);
      assert.deepEqual(await about(id), [item]);
    });

    test('shows a snoozed item about due activities again on the morning of its day, and replaces it a day later (INBOX-05)', async () => {
      const database = server.database();
      const begin = async () => {
        await database.query(sql`DELETE FROM inbox_day`);
        await database.query(sql`DELETE FROM inbox_item WHERE kind = 'due'`);
      };
      await begin();
      const [item] = await database.query<{ id: number }>(sql`
        INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day, due_count, read_at)
        VALUES (${manager}, 'due', 0, '2026-11-23', '2026-11-23', 7, now()) RETURNING id`);
      assert.equal((await put('snoozed', { ID: item?.id, Until: '2026-11-25' })).status, 200);
      const shown = async (at: string) => {
        await tell(new Date(at));
        return (await items()).filter(({ ID }) => ID === item?.id).map(({ IsRead }) => IsRead);
      };
      assert.deepEqual(await shown('2026-11-24T14:30:00Z'), []);
      assert.deepEqual(await shown('2026-11-25T14:30:00Z'), [false]);
      assert.deepEqual(await shown('2026-11-26T14:30:00Z'), []);
      await begin();
    });

    test('keeps an item that was snoozed for longer than items are kept, for 90 days after its return (INBOX-04)', async () => {
      const id = await assign();
      const [item] = await about(id);
      await put('snoozed', { ID: item?.ID, Until: '2026-11-24' });
      await server
        .database()
        .query(sql`UPDATE inbox_item SET created_at = '2026-08-01' WHERE id = ${item?.ID}`);
      const shown = async (at: string) => {
        await tell(new Date(at));
        return (await about(id)).length;
      };
      assert.equal(await shown('2026-11-24T14:30:00Z'), 1);
      assert.equal(await shown('2027-02-20T14:30:00Z'), 1);
      assert.equal(await shown('2027-02-23T14:30:00Z'), 0);
    });

    test('refuses to snooze until a day that isn’t in the future, and names the field', async () => {
      const [item] = await items();
      for (const Until of ['2026-11-23', '2020-01-01', '0001-01-01']) {
        const { status, body } = await put('snoozed', { ID: item?.ID, Until });
        assert.deepEqual([status, body.errors?.[0]?.field], [422, 'Until'], Until);
      }
      assert.equal((await put('snoozed', { ID: item?.ID, Until: '2026-02-30' })).status, 400);
      assert.deepEqual((await items())[0], item);
    });

    test('says how many activities are due, once, on the morning of each day (INBOX-03)', async () => {
      const database = server.database();
      await database.query(sql`DELETE FROM inbox_day`);
      await database.query(sql`DELETE FROM inbox_item WHERE kind = 'due'`);
      await database.query(sql`
        INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day, due_count)
        VALUES (${manager}, 'due', 0, '2026-11-23', '2026-11-23', 7)`);
      const due = async (as: string) => (await items(as)).filter(({ Kind }) => Kind === 'due');
      await tell(EARLY);
      assert.deepEqual(
        (await due(MANAGER)).map(({ DueCount }) => DueCount),
        [7],
      );
      await Promise.all([tell(MORNING), tell(MORNING)]);
      await tell(MORNING);
      for (const as of [REP, MANAGER, OTHER]) {
        const [row] = await database.query<{ count: number }>(sql`
          SELECT count(*)::int AS count FROM activity JOIN employee ON employee.id = assignee_id
          WHERE lower(email) = ${as} AND status = 0 AND start_date = '2026-11-24'`);
        const expected = (row?.count ?? 0) === 0 ? [] : [['2026-11-24T00:00:00', row?.count]];
        assert.deepEqual(
          (await due(as)).map(({ Day, DueCount }) => [Day, DueCount]),
          expected,
          as,
        );
      }
      assert.equal((await due(MANAGER)).length, 1);
    });

    test('has no items of a muted kind until it is unmuted (INBOX-06)', async () => {
      assert.equal((await put('muted', { Kinds: ['assigned'] })).status, 200);
      assert.deepEqual((await page()).Muted, ['assigned']);
      const id = await assign();
      assert.deepEqual(await about(id), []);
      assert.equal((await put('muted', { Kinds: [] })).status, 200);
      assert.deepEqual([(await page()).Muted, await about(id)], [[], []]);
      assert.equal((await about(await assign())).length, 1);
    });

    test('notifies only its owner’s open pages that it has changed, without contents (INBOX-07)', async () => {
      const [mine, theirs] = await Promise.all(
        [MANAGER, OTHER].map(async (as) => openLive(server.url(), { token: await server.tokenOf(as) })),
      );
      await assign();
      const isTold = (heard: Parameters<typeof changesIn>[0]) =>
        changesIn(heard).some(({ topic }) => topic === 'activities');
      await mine?.until(isTold);
      await theirs?.until(isTold);
      assert.deepEqual(
        changesIn(mine?.heard ?? []).filter(({ topic }) => topic === 'inbox'),
        [{ topic: 'inbox' }],
      );
      assert.ok(!changesIn(theirs?.heard ?? []).some(({ topic }) => topic === 'inbox'));
      mine?.close();
      theirs?.close();
    });

    mentionTests(server);
    customerTests(server);
    deviceTests(server);
    topicTests(server);
  },
  {
    now: () => new Date('2026-11-23T18:00:00Z'),
    env: () => ({ RELEASE_STORE: tempFolder() }),
  },
);
