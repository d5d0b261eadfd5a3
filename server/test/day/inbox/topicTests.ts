import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { disable, enable } from '@galley/releases/operations/disable';
import { endCanary, startCanary } from '@galley/releases/operations/canary';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testHostRelease, testRelease, value } from '@galley/releases/testing/releases';
import type { Problem } from '@galley/shared/contract/common';
import type { ServiceTokenMade } from '#server/exchange/tokens/contract';
import type { InboxUnread } from '#server/day/inbox/contract';
import type { TopicTold } from '#server/day/topics/contract';
import { mailText } from '#server/day/inbox/mailText';
import { messageOf } from '#server/day/push/pushOne';
import { MANAGER, OTHER, REP, type TestServer } from '../../testing.ts';
import { inboxOf } from './testing.ts';
import { mergesOf } from '../../contacts/merges/testing.ts';
import { LAST_DAY } from '../../exchange/tokens/lastDay.ts';

const OPERATIONS = 'ops@galley.example';
const REMOTE = 'my-day';
const BY = { by: 'ana', reason: 'a test' };

/** Notifications from a remote's team. */
export function topicTests(server: TestServer): void {
  const { page, items, put } = inboxOf(server);
  const storage = () => folderStorage(server.config().releaseStore);
  const run = <T extends object>(statement: ReturnType<typeof sql>) => server.database().query<T>(statement);
  const tokens = new Map<string, ServiceTokenMade>();
  const tokenOf = async (scope: string) => {
    const known = tokens.get(scope);
    if (known !== undefined) return known;
    const body = { name: `Service of ${scope}`, source: 'my-day', scopes: [scope], expiresOn: LAST_DAY };
    const made = await server.call<ServiceTokenMade>('POST', '/v1/service-tokens', { as: OPERATIONS, body });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    tokens.set(scope, made.body);
    return made.body;
  };
  /** Posts to the topic 'late'. */
  const tell = async <T = TopicTold>(news: object, scope = `inbox:post:${REMOTE}`, remote = REMOTE) =>
    server.call<T>('POST', `/v1/remotes/${remote}/inbox`, {
      token: (await tokenOf(scope)).secret,
      body: { topic: 'late', employees: [REP], text: 'Two orders are late', key: 'first', ...news },
    });
  const toldBy = async (as = REP) =>
    (await items(as)).filter(({ Kind }) => Kind === 'remote').map(({ Text }) => Text);
  const fieldOf = ({ status, body }: { status: number; body: Problem }) => [status, body.errors?.[0]?.field];
  const mute = (IsMuted: boolean, Topic = 'late', as = REP) =>
    put('muted/topics', { Remote: REMOTE, Topic, IsMuted }, as);

  before(async () => {
    const late = { key: 'late', label: 'Late Orders', icon: 'clock', address: '/orders?late=1' } as const;
    const visits = { key: 'visits', label: 'Visits', icon: 'people' as const, employeeTypes: ['Operations'] };
    const screen = { title: 'My Day' };
    await addRelease(storage(), testHostRelease('1.0.0-host'));
    await addRelease(storage(), testRelease(REMOTE, 'A', { screen, topics: [late, visits] }));
    await addRelease(storage(), testRelease(REMOTE, 'B', { screen, topics: [{ ...late, key: 'soon' }] }));
    value(await promote(storage(), { ...BY, remotes: { host: '1.0.0-host', [REMOTE]: 'A' } }));
  });

  test('has an item for each post of a remote’s service, once per key, with its topic’s label and link (TEAM-19)', async () => {
    const first = await tell({ employees: [REP, ` ${REP.toUpperCase()}`, 'nobody@galley.example'] });
    assert.deepEqual(first.body, {
      told: 1,
      notTold: [{ employee: 'nobody@galley.example', reason: 'unknown' }],
    });
    assert.deepEqual((await tell({ employees: [REP, OTHER] })).body, { told: 1, notTold: [] });
    const [item, ...more] = (await items(REP)).filter(({ Kind }) => Kind === 'remote');
    assert.ok(item);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [item.Text, item.Topic, item.Icon, item.Address, item.IsRead, item.RecordID],
      ['Two orders are late', 'Late Orders', 'clock', '/orders?late=1', false, 0],
    );
    assert.deepEqual(messageOf([item], 1), {
      text: 'Two orders are late',
      tag: `inbox-${item.ID}`,
      address: `/orders?late=1#inbox-${item.ID}`,
    });
    const mail = mailText({ firstName: 'R', items: [item], total: 1, publicUrl: 'https://galley.example' });
    assert.match(
      mail.text,
      /- Two orders are late \(Late Orders\)\n {2}https:\/\/galley\.example\/orders\?late=1\n/,
    );
    await tell({ key: 'own', text: 'On My Day', address: '/my-day?part=late' });
    await tell({ key: 'own', text: 'A quote expires', address: '/quotes/12', employees: [OTHER] });
    assert.deepEqual(await toldBy(), ['On My Day', 'Two orders are late']);
    assert.deepEqual(await toldBy(OTHER), ['A quote expires', 'Two orders are late']);
  });

  test('hides such items from earlier pages, which don’t know the kind, and from their counts (TEAM-28)', async () => {
    const unreadOf = async (query: string) =>
      (await server.call<InboxUnread>('GET', `/v1/inbox/unread${query}`, { as: REP })).body.UnreadCount;
    const kinds = [...new Set((await items(REP)).map(({ Kind }) => Kind))];
    assert.ok(kinds.includes('remote'));
    const before = await page(REP, '');
    assert.ok(before.Items.every(({ Kind }) => Kind !== 'remote'));
    assert.equal(before.TotalCount, before.Items.length);
    const all = await unreadOf(`?Shows=${kinds.join(',')}`);
    assert.equal(await unreadOf(''), all - 2);
    assert.equal((await page(REP, '?Shows=remote,later')).TotalCount, 2, 'unknown names aren’t an error');
  });

  test('notifies only a topic’s audience, by the release that each of them gets (TEAM-20)', async () => {
    const told = await tell({ topic: 'visits', employees: [REP, OPERATIONS], key: 'visits' });
    assert.deepEqual(told.body, { told: 1, notTold: [{ employee: REP, reason: 'notOffered' }] });
    value(
      await startCanary(storage(), { ...BY, remote: REMOTE, release: 'B', percent: 0, employees: [OTHER] }),
    );
    const soon = await tell({ topic: 'soon', employees: [REP, OTHER], key: 'soon' });
    assert.deepEqual(soon.body, { told: 1, notTold: [{ employee: REP, reason: 'notOffered' }] });
    const late = await tell({ employees: [REP, OTHER], key: 'canary' });
    assert.deepEqual(late.body, { told: 1, notTold: [{ employee: OTHER, reason: 'notOffered' }] });
    value(await endCanary(storage(), { ...BY, remote: REMOTE }));
  });

  test('notifies nobody about a record that they can’t see, and lists no deleted or inaccessible one (TEAM-20)', async () => {
    const [line] = await run<{ number: string; owner: number }>(sql`
      SELECT order_line_num AS number, account_type_id AS owner FROM order_line
      WHERE account_type_id IN (SELECT account_type_id FROM employee_account WHERE employee_id = 1)
        AND account_type_id NOT IN (SELECT account_type_id FROM employee_account JOIN employee ON employee.id = employee_id
          WHERE email = ${OTHER}) ORDER BY id LIMIT 1`);
    assert.ok(line);
    const record = { kind: 'order-line', id: line.number };
    const text = 'About a line';
    const told = await tell({ key: 'line', text, record, employees: [REP, OTHER] });
    assert.deepEqual(told.body, { told: 1, notTold: [{ employee: OTHER, reason: 'notSeen' }] });
    assert.ok((await toldBy()).includes(text));
    const moveTo = (owner: ReturnType<typeof sql>) =>
      run(sql`UPDATE order_line SET account_type_id = ${owner} WHERE order_line_num = ${line.number}`);
    await moveTo(sql`(SELECT account_type_id FROM employee_account WHERE account_type_id NOT IN (
      SELECT account_type_id FROM employee_account WHERE employee_id = 1) LIMIT 1)`);
    assert.ok(!(await toldBy()).includes(text), 'they can no longer see the line');
    await moveTo(sql`${line.owner}`);
    const gone = await tell<Problem>({ key: 'gone', record: { kind: 'company', id: '999999999' } });
    assert.deepEqual(fieldOf(gone), [422, 'record']);
  });

  test('notifies once about a contact, even if it’s merged in between, and the merge can be undone (TEAM-19, MERG-08)', async () => {
    const { merge, undo, addTwo } = mergesOf(server);
    const [kept, other] = await addTwo();
    const record = { kind: 'contact', id: String(other.IndividualId) };
    const news = { key: 'merged', text: 'About a contact', record };
    assert.equal((await tell(news)).body.told, 1);
    const merged = await merge(kept.IndividualId, [other.IndividualId]);
    assert.equal((await tell(news)).body.told, 0);
    await undo(merged);
    assert.equal((await toldBy()).filter((text) => text === news.text).length, 1);
  });

  test('has no items of a muted topic until it is unmuted (TEAM-21)', async () => {
    assert.equal((await mute(true)).status, 200);
    assert.deepEqual((await page(REP)).MutedTopics, [{ Remote: REMOTE, Topic: 'late' }]);
    assert.equal((await tell({ key: 'muted' })).body.told, 0);
    assert.equal((await mute(false)).status, 200);
    assert.equal((await tell({ key: 'muted' })).body.told, 1);
    assert.equal((await mute(true, 'visits')).status, 404, 'the topic isn’t for them');
    assert.equal((await mute(true, 'none')).status, 422);
  });

  test('refuses an invalid topic, address or token, naming the field (TEAM-19)', async () => {
    for (const [news, field] of [
      [{ topic: 'none' }, 'topic'],
      [{ address: 'https://elsewhere.example/' }, 'address'],
      [{ address: '//elsewhere.example' }, 'address'],
      [{ address: '/orders/../v1/inbox' }, 'address'],
      [{ address: '/v1/inbox' }, 'address'],
      [{ text: '  ' }, 'text'],
    ] as const)
      assert.deepEqual(fieldOf(await tell<Problem>({ key: 'refused', ...news })), [422, field]);
    assert.equal((await tell<Problem>({ text: 'a\nb' })).status, 400, 'a second line');
    assert.equal((await tell<Problem>({}, 'inbox:post:other')).status, 403);
    assert.equal((await tell<Problem>({}, `releases:publish:${REMOTE}`)).status, 403);
    assert.equal((await tell<Problem>({}, 'inbox:post:other', 'other')).status, 409);
  });

  test('stops a token that notifies too many people with 429, and says when it can continue (TEAM-22)', async () => {
    const { id } = await tokenOf(`inbox:post:${REMOTE}`);
    await run(sql`UPDATE service_token SET told_left = 1, told_at = now() WHERE id = ${id}`);
    const { status, headers } = await tell<Problem>({ key: 'many', employees: [REP, OTHER, MANAGER] });
    assert.equal(status, 429);
    const wait = Number(headers.get('retry-after'));
    assert.ok(wait > 0 && wait <= 8, String(wait));
    await run(sql`UPDATE service_token SET told_at = now() - interval '1 hour' WHERE id = ${id}`);
    assert.equal((await tell({ key: 'many', employees: [REP, MANAGER] })).status, 200);
  });

  test('keeps items when the remote is disabled, and refuses new ones with the reason (TEAM-21)', async () => {
    const before = await toldBy();
    value(await disable(storage(), { ...BY, remote: REMOTE, reason: 'wrong figures' }));
    const { status, body } = await tell<Problem>({ key: 'disabled' });
    assert.deepEqual([status, body.detail], [409, 'my-day is disabled: wrong figures']);
    assert.equal((await mute(true)).status, 409);
    assert.equal((await mute(false)).status, 200, 'a topic that’s no longer offered can still be unmuted');
    assert.deepEqual(await toldBy(), before);
    value(await enable(storage(), { ...BY, remote: REMOTE }));
    await run(sql`DELETE FROM inbox_item WHERE kind = 'remote'`);
  });
}
