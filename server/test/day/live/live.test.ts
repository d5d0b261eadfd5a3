import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sql from 'sql-template-tag';
import type { LastChange } from '@galley/shared/contract/live';
import type { PresenceResponse } from '@galley/shared/contract/presence';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { fold } from '#server/orders/search/fold';
import { forgetOldEvents } from '#server/day/live/keptEvents';
import { placeIn, VALUES } from '../../activities/testing.ts';
import { MANAGER, onBothServers, OTHER, REP } from '../../testing.ts';
import { changesIn, idsOf, openLive, type Live, type LiveOptions } from './testing.ts';

onBothServers('A colleague’s change', (server) => {
  const open: Live[] = [];
  after(() => open.forEach((live) => live.close()));
  const listen = async (options: Partial<LiveOptions> = {}) => {
    const live = await openLive(server.url(), { token: await server.tokenOf(MANAGER), ...options });
    open.push(live);
    return live;
  };
  const addActivity = async (Comments: string): Promise<number> => {
    const body = { ...VALUES, Comments, ...(await placeIn(server.database())) };
    const answer = await server.call<{ ID: number }>('POST', '/v1/activity', { as: REP, body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.ID;
  };
  const changed = (live: Live, topic: string) =>
    live.until((heard) => changesIn(heard).some((one) => one.topic === topic));

  test('is announced to every open page by topic, id and version, without contents (LIVE-01)', async () => {
    const live = await listen();
    const id = await addActivity('A secret of the plant.');
    await changed(live, 'activities');
    assert.deepEqual(changesIn(live.heard), [{ topic: 'activities', records: [{ id, version: 1 }] }]);
    assert.ok(!JSON.stringify(live.heard).includes('secret'));
  });

  test('arrives in a stream without chunks, which ends with its connection (LIVE-16)', async () => {
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${await server.tokenOf(MANAGER)}` };
    const answer = await fetch(`${server.url()}/v1/live`, { headers, signal: leave.signal });
    assert.deepEqual(
      ['transfer-encoding', 'content-length', 'connection'].map((name) => answer.headers.get(name)),
      [null, null, 'close'],
    );
    leave.abort();
  });

  test('is announced for contacts, companies, addresses, views and order lines (LIVE-02)', async () => {
    const live = await listen();
    const database = server.database();
    await database.query(sql`UPDATE contact SET version = 7, title = 'Buyer' WHERE id = 1`);
    await database.query(sql`UPDATE company SET version = 8, phone = '303-555-0199' WHERE id = 2`);
    await database.query(sql`
      INSERT INTO shipping_address (company_id, name, address1, city, state, zip)
      VALUES (3, 'Dock', '1 Main St', 'Denver', 'CO', '80202')`);
    await database.query(sql`
      INSERT INTO list_view (id, owner_id, list, name, query, visibility) VALUES (900, 1, 'orders', 'Late', '', 'everybody')`);
    await database.query(
      sql`UPDATE order_line SET client_po = 'PO-LIVE' WHERE id = (SELECT min(id) FROM order_line)`,
    );
    await fold(database, 500);
    for (const topic of ['contacts', 'companies', 'addresses', 'views', 'orders']) await changed(live, topic);
    const told = new Map(changesIn(live.heard).map(({ topic, records }) => [topic, records]));
    assert.deepEqual(told.get('contacts'), [{ id: 1, version: 7 }]);
    assert.deepEqual(told.get('companies'), [{ id: 2, version: 8 }]);
    assert.deepEqual(told.get('addresses'), [{ id: 3 }]);
    assert.deepEqual(told.get('views'), [{ id: 900 }]);
    assert.equal(told.get('orders')?.length, 1);
  });

  test('names its author on request', async () => {
    const id = await addActivity('By the rep.');
    await server
      .database()
      .query(sql`UPDATE activity SET version = 2, updated_by = creator_id WHERE id = ${id}`);
    const answer = await server.call<LastChange>('GET', `/v1/live/activities/${id}`, { as: MANAGER });
    assert.equal(answer.status, 200);
    assert.deepEqual([answer.body.Version, answer.body.ChangedBy], [2, 'Robin Sample']);
    assert.ok(Math.abs(Date.parse(answer.body.ChangedAt) - Date.now()) < 3_600_000);
    assert.equal((await server.call('GET', '/v1/live/companies/999999', { as: MANAGER })).status, 404);
    assert.equal((await server.call('GET', '/v1/live/orders/1', { as: MANAGER })).status, 400);
  });

  test('is announced without ids if one statement changes more than twenty records', async () => {
    const live = await listen();
    await server.database().query(sql`UPDATE contact SET title = 'Many' WHERE id <= 21`);
    await changed(live, 'contacts');
    assert.deepEqual(changesIn(live.heard), [{ topic: 'contacts' }]);
  });

  test('isn’t announced if it is rolled back', async () => {
    const live = await listen();
    const failed = server.database().transaction(async (transaction) => {
      await transaction.query(sql`UPDATE contact SET title = 'Never' WHERE id = 5`);
      throw new Error('rolled back');
    });
    await assert.rejects(failed, /rolled back/);
    await server.database().query(sql`UPDATE contact SET title = 'Once' WHERE id = 6`);
    await changed(live, 'contacts');
    assert.deepEqual(idsOf(live.heard, 'contacts'), [6]);
  });

  test('made while a page was disconnected is announced once when it returns, without those that it knows (LIVE-04)', async () => {
    const first = await listen();
    const known = await addActivity('Known.');
    await changed(first, 'activities');
    first.close();
    const missed = [await addActivity('Missed.'), await addActivity('Missed, too.')];
    const second = await listen({ after: first.id() });
    await second.until((heard) => idsOf(heard, 'activities').length === 2);
    const next = await addActivity('Later.');
    await second.until((heard) => idsOf(heard, 'activities').includes(next));
    assert.deepEqual(idsOf(second.heard, 'activities'), [...missed, next]);
    assert.ok(!idsOf(second.heard, 'activities').includes(known));
  });

  test('made since a page was loaded is announced when its stream starts', async () => {
    const other = await listen();
    const id = await addActivity('Before the stream.');
    await changed(other, 'activities');
    const live = await listen({ age: 100 });
    await live.until((heard) => idsOf(heard, 'activities').includes(id));
    const early = await listen({ age: 3_600_000 });
    assert.deepEqual(early.heard, [{ event: 'gap', data: {} }], 'nobody was connected that long ago');
  });

  test('is announced as a gap to a page that was away too long, or comes from another database (LIVE-04)', async () => {
    const first = await listen();
    const id = first.id() ?? '';
    first.close();
    const [, snapshot = ''] = id.split('/');
    const stranger = await listen({ after: `1.1.1/${snapshot}` });
    assert.deepEqual(stranger.heard, [{ event: 'gap', data: {} }]);
    const future = await listen({ after: `${id.split('/')[0]}/9000000000:9000000000:` });
    assert.deepEqual(future.heard, [{ event: 'gap', data: {} }]);
    // Each call records a state; the next one deletes the events that this state includes.
    await forgetOldEvents(server.database(), 0);
    await addActivity('Forgotten.');
    await forgetOldEvents(server.database(), 0);
    await forgetOldEvents(server.database(), 0);
    const late = await listen({ after: id });
    assert.deepEqual(late.heard, [{ event: 'gap', data: {} }]);
    const now = await listen({ after: late.id() });
    const next = await addActivity('Heard again.');
    await changed(now, 'activities');
    assert.deepEqual(idsOf(now.heard, 'activities'), [next]);
  });

  test('in presence reaches only those with the record open; those who leave or fall silent disappear (LIVE-11, LIVE-12)', async () => {
    const at = { Topic: 'contacts', ID: 3 };
    const tokenOf = server.tokenOf;
    const keepOpen = async (token: string, Page = 'page-of-a-tab') => {
      const body = { ...at, Page };
      const answer = await server.call<PresenceResponse>('PUT', '/v1/presence', { token, body });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body.Others.map(({ Name }) => Name);
    };
    const leave = (token: string) =>
      server.call('DELETE', '/v1/presence?topic=contacts&id=3&page=page-of-a-tab', { token });
    const [rep, manager] = [await tokenOf(REP), await tokenOf(MANAGER)];
    const [first, unconcerned] = [
      await listen({ token: rep }),
      await listen({ token: await tokenOf(OTHER) }),
    ];
    const told = ({ heard }: Live) => changesIn(heard).filter(({ topic }) => topic === 'presence');

    assert.deepEqual([await keepOpen(rep), await keepOpen(rep, 'another-tab')], [[], []]);
    assert.deepEqual(await keepOpen(manager), ['Robin Sample']);
    await changed(first, 'presence');
    assert.deepEqual(told(first), [{ topic: 'presence' }], 'without a record, and without a name');
    assert.equal((await keepOpen(rep)).length, 1);
    await keepOpen(manager);
    await leave(manager);
    await first.until(() => told(first).length === 2);
    assert.deepEqual(await keepOpen(rep), []);

    // A page that stopped sending, and a page whose session has ended.
    await keepOpen(manager);
    await server.database().query(sql`UPDATE presence SET until = now() WHERE page = 'page-of-a-tab'`);
    assert.deepEqual(await keepOpen(rep), []);
    assert.deepEqual(await server.database().query(sql`SELECT FROM presence WHERE until <= now()`), []);
    const login = { email: MANAGER, password: DEMO_PASSWORD };
    const short = String((await server.call('POST', '/account/login/', { body: login })).body);
    await keepOpen(short);
    assert.equal((await keepOpen(rep)).length, 1);
    await server.call('POST', '/account/logout', { token: short });
    assert.deepEqual(await keepOpen(rep), []);

    const last = await addActivity('Told last.');
    await unconcerned.until((heard) => idsOf(heard, 'activities').includes(last));
    assert.deepEqual(told(unconcerned), []);
    const refused = async (body: object) => {
      const sent = { ...at, Page: 'page-of-a-tab', ...body };
      return (await server.call('PUT', '/v1/presence', { token: rep, body: sent })).status;
    };
    assert.deepEqual([await refused({ Topic: 'orders' }), await refused({ ID: 999_999 })], [400, 404]);
  });

  test('isn’t sent to a page with an invalid Last-Event-ID, which the error names', async () => {
    for (const after of [
      'x',
      '1.1.1/9:3:',
      '1.1.1/3:9:7,5',
      '1.1.1/3:9:12',
      '1.1.1/0:1:',
      `1.1.1/1:${'9'.repeat(30)}:`,
    ]) {
      const answer = await server.call<{ errors: { field: string }[] }>('GET', '/v1/live', {
        as: REP,
        headers: { 'last-event-id': after },
      });
      assert.equal(answer.status, 400, after);
      assert.equal(answer.body.errors[0]?.field, 'Last-Event-ID', after);
    }
  });
});
