import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import { activitiesOf } from '../../activities/testing.ts';
import { contactsOf, freshEmail, unchanged } from '../../contacts/testing.ts';
import { MANAGER, OTHER, REP, type TestServer } from '../../testing.ts';
import { inboxOf } from './testing.ts';

/** Notifications about mentions in notes. */
export function mentionTests(server: TestServer): void {
  const { add, save, place } = activitiesOf(server);
  const contacts = contactsOf(server);
  const { items, put, unread } = inboxOf(server);
  const people: Record<string, { id: number; name: string }> = {};
  before(async () => {
    const rows = await server
      .database()
      .query<{ id: number; name: string; email: string }>(
        sql`SELECT id, full_name AS name, email FROM employee`,
      );
    for (const { email, ...person } of rows) people[email] = person;
  });
  const of = (email: string) => people[email] ?? { id: 0, name: '' };
  const at = (email: string) => `@${of(email).name}`;
  const mentions = async (as = MANAGER) => (await items(as)).filter(({ Kind }) => Kind === 'mentioned');
  const in_ = async (id: number, as = MANAGER) =>
    (await mentions(as)).filter(({ RecordID }) => RecordID === id);
  const change = async (id: number, Comments: string, Mentioned: number[] = []) =>
    save({ ...(await place()), ID: id, Comments, Mentioned });

  test('notifies the people mentioned in an activity’s notes, at once, and nobody else (INBOX-27)', async () => {
    const others = [await mentions(REP), await mentions(OTHER)];
    const { id: manager } = of(MANAGER);
    const id = await add({ Comments: `Please look, ${at(MANAGER)}.`, Mentioned: [manager] });
    const [item, ...more] = await in_(id);
    assert.deepEqual(more, []);
    assert.deepEqual([item?.ChangedBy, item?.ContactID, item?.IsRead], ['Robin Sample', 0, false]);
    assert.deepEqual([await mentions(REP), await mentions(OTHER)], others);
    const kept = await server
      .database()
      .query(sql`SELECT employee_id AS id FROM mention WHERE activity_id = ${id}`);
    assert.deepEqual(kept, [{ id: manager }]);
  });

  test('gives the email addresses only of colleagues with the same name, ignoring case (INBOX-62)', async () => {
    const options = async () =>
      (await server.call<TrendGroupsResponse>('GET', '/v1/customers/trendgroups', { as: REP })).body
        .Employees;
    const called = (name: string) =>
      server.database().query(sql`
        UPDATE employee SET first_name = split_part(${name}, ' ', 1), last_name = split_part(${name}, ' ', 2) WHERE id = ${of(OTHER).id}`);
    assert.ok((await options()).every((one) => one.Email === undefined));
    await called(of(MANAGER).name.toUpperCase());
    const told = (await options()).flatMap(({ Email = [] }) => Email);
    await called(of(OTHER).name);
    assert.deepEqual(told.sort(), [MANAGER, OTHER].sort());
  });

  test('after an edit, notifies only newly mentioned people (INBOX-28)', async () => {
    const { id: manager } = of(MANAGER);
    const first = `Please look, ${at(MANAGER)}.`;
    const id = await add({ Comments: first, Mentioned: [manager] });
    await change(id, `${first} It is urgent.`, [manager]);
    assert.equal((await in_(id)).length, 1);
    await change(id, `${at(MANAGER)}: again.\n${first}`);
    assert.equal((await in_(id)).length, 1, 'the name was typed, not chosen');
    await change(id, `${at(MANAGER)}: and now?\n${at(MANAGER)}: again.\n${first}`, [manager]);
    assert.equal((await in_(id)).length, 2);
    const known = await unread();
    await change(id, 'Nobody.');
    assert.deepEqual([await in_(id), await unread()], [[], known - 2]);
  });

  test('notifies once for the notes of a series, however often it continues (INBOX-28)', async () => {
    const { id: manager } = of(MANAGER);
    const Comments = `Each week, ${at(MANAGER)}.`;
    const weekly = { FollowUpRecurrenceType: 2, StartDate: '2026-11-23T00:00:00' };
    const id = await add({ Comments, Mentioned: [manager], ...weekly });
    const known = (await mentions()).length;
    await server.call('POST', `/v1/activity/done/${id}?closemode=0`, { as: REP });
    const [next] = await server
      .database()
      .query<{ id: number }>(sql`SELECT id FROM activity WHERE previous_id = ${id}`);
    assert.ok(next);
    await save({
      ...(await place()),
      ID: next.id,
      Comments: `${Comments} More.`,
      Mentioned: [manager],
      ...weekly,
    });
    assert.equal((await mentions()).length, known);
  });

  test('notifies the people mentioned in a contact’s notes, with the contact (INBOX-27)', async () => {
    const [company] = await contacts.companiesOf(1);
    const contact = await contacts.add({ IndividualEmail: freshEmail(), CompanyAssociations: [company] });
    const id = contact.IndividualId;
    const InternalNotes = `Knows ${at(MANAGER)}`;
    await contacts.save({ ...unchanged(contact), InternalNotes, Mentioned: [of(MANAGER).id] });
    const [item, ...more] = (await mentions()).filter(({ ContactID }) => ContactID === id);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [item?.ChangedBy, item?.RecordID, item?.ContactName],
      ['Robin Sample', 0, contact.IndividualName],
    );
    assert.deepEqual(
      (await mentions()).filter(({ RecordID }) => RecordID === id),
      [],
    );
  });

  test('notifies nobody about themselves, a name missing in the notes, or an unknown id', async () => {
    const known = [await mentions(REP), await mentions(OTHER), await mentions()];
    const ids = [REP, OTHER, MANAGER].map((email) => of(email).id);
    const Comments = `${at(REP)}, x${at(OTHER)} and ${at(MANAGER)}x`;
    const { status, body } = await save({
      ...(await place()),
      Comments,
      Mentioned: [...ids, 999_999],
    });
    assert.deepEqual([status, body.NotTold], [200, undefined]);
    assert.deepEqual([await mentions(REP), await mentions(OTHER), await mentions()], known);
  });

  test('saves a mention of a person who has left as text, and says so (INBOX-29)', async () => {
    const [left] = await server.database().query<{ id: number; name: string }>(sql`
      INSERT INTO employee (uid, username, first_name, last_name, email, employee_type, disabled_at)
      VALUES ('left-mention', 'gone', 'Gil', 'Gone', 'gone.mention@example.com', 'Sales', now())
      RETURNING id, full_name AS name`);
    assert.ok(left);
    const Comments = 'Ask @Gil Gone.';
    const { status, body } = await save({ ...(await place()), Comments, Mentioned: [left.id] });
    assert.deepEqual([status, body.NotTold], [200, ['Gil Gone']]);
    const traces = await server.database().query(sql`
      SELECT employee_id FROM mention WHERE employee_id = ${left.id}
      UNION ALL SELECT owner_id FROM inbox_item WHERE owner_id = ${left.id}`);
    assert.deepEqual(traces, []);
    const unnamed = await save({ ...(await place()), Mentioned: [left.id] });
    assert.equal(unnamed.body.NotTold, undefined, 'people whom the notes don’t name aren’t listed');
  });

  test('sends no mentions to people who have muted them (INBOX-06)', async () => {
    await put('muted', { Kinds: ['mentioned', 'customers'] });
    const id = await add({ Comments: at(MANAGER), Mentioned: [of(MANAGER).id] });
    await put('muted', { Kinds: ['customers'] });
    assert.deepEqual(await in_(id), []);
  });
}
