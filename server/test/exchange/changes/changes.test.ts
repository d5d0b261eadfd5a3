import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Change, ChangesPage } from '#server/exchange/changes/contract';
import { tidy } from '#server/operations/housekeeping';
import { feedOf } from '../feed/testing.ts';
import { prospectsOf } from '../../companies/prospects/testing.ts';
import { run, undo } from '../../day/bulk/testing.ts';
import { add as addFile, recordsOf } from '../../files/testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import { addContact } from './testing.ts';

onOneServer('A change that somebody makes in Galley', (server) => {
  const { feed, tokenOf, makeToken } = feedOf(server);
  const changes = async (after = '', limit = 1000): Promise<ChangesPage> => {
    await server.database().query(sql`UPDATE service_token SET allowance = 600`);
    const path = `/v1/changes?after=${after}&limit=${limit}`;
    const { status, body } = await server.call<ChangesPage>('GET', path, { token: await tokenOf() });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const essence = ({ resource, operation, id }: Change) => [resource, operation, id];

  test('is reported to systems with the record, its external ids and author; fed changes aren’t reported back (CHG-01)', async () => {
    await feed('account-owners', [{ externalId: 'ao-1', name: 'Rocky Mountain' }]);
    await feed('parents', [{ externalId: 'g-1', name: 'Told Group' }]);
    await feed('employees', [
      { externalId: 'e-1', email: 'told@example.com', givenName: 'To', familyName: 'Ld', type: 'Sales' },
    ]);
    await feed('companies', [
      { externalId: 'c-1', name: 'Told Company', parent: 'g-1', accountOwner: 'ao-1', salesRep: 'e-1' },
    ]);
    const { cursor } = await changes();
    const [company] = await server
      .database()
      .query<{ id: number }>(sql`SELECT id FROM company WHERE name = 'Told Company'`);
    const own = company?.id ?? 0;
    const id = await addContact(server, 'Told Person', 0, [own]);
    const page = await changes(cursor);
    const [{ at, cursor: place, ...change } = { at: '', cursor: '' }] = page.changes;
    assert.equal(page.changes.length, 1);
    assert.deepEqual(change, {
      resource: 'contacts',
      id,
      operation: 'created',
      by: 'Robin Sample',
      record: {
        name: 'Told Person',
        title: '',
        email: 'told.person@example.com',
        phone: '',
        cell: '',
        notes: 'A note',
        inactive: false,
        companies: ['c-1'],
        companiesIds: [own],
        defaultCompany: 'c-1',
        defaultCompanyId: own,
      },
    });
    assert.deepEqual([page.cursor, /^\d{4}-\d\d-\d\dT/.test(at)], [place, true]);
    assert.deepEqual(await changes(page.cursor), { changes: [], cursor: page.cursor });
  });

  test('is also reported for activities, prospects, addresses and quotes, with its consequences (CHG-01)', async () => {
    const { cursor } = await changes();
    const [place] = await server.database().query<{ company: number; uid: string; contact: number }>(sql`
      SELECT company.id AS company, company.uid, contact_id AS contact FROM company JOIN contact_company ON company_id = company.id
      WHERE account_type_id = 1 ORDER BY 1, 3 LIMIT 1`);
    assert.ok(place);
    const call = async <T>(method: string, path: string, body?: object) => {
      const answer = await server.call<T>(method, path, { as: REP, ...(body === undefined ? {} : { body }) });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answer.body;
    };
    const { ID } = await call<{ ID: number }>('POST', '/v1/activity', {
      saveMode: 0,
      ID: 0,
      CompanyID: place.company,
      IndividualID: place.contact,
      ActivityForID: 1,
      TypeID: 3,
      StartDate: '2026-12-01',
      Comments: 'Call',
      FollowUpRecurrenceType: 2,
      FollowUpEndDate: null,
    });
    await call('POST', `/v1/activity/done/${ID}?closemode=1`);
    const { id: address } = await call<{ id: number }>(
      'POST',
      `/v1/customers/ShippingAddresses?customerUid=${place.uid}`,
      {
        id: 0,
        name: 'Dock',
        address1: '1 Press Road',
        address2: '',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
        isSelected: true,
      },
    );
    await call('DELETE', `/v1/customers/ShippingAddresses?id=${address}`);
    await call('GET', `/v1/PricingExport/BuildAQuote/${place.uid}`);
    const { CustomerID: prospect } = await prospectsOf(server).add();
    const Activity = {
      ActivityForID: 1,
      TypeID: 3,
      StartDate: '2026-12-01',
      Comments: 'Brief',
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: null,
    };
    await undo(server, await run(server, { Action: 'addToCompanies', Ids: [place.company], Activity }));
    const [next] = await server
      .database()
      .query<{ id: number }>(sql`SELECT id FROM activity WHERE previous_id = ${ID}`);
    const told = (await changes(cursor)).changes.map(essence);
    const brief = told.at(-1)?.[2];
    assert.deepEqual(told, [
      ['activities', 'created', ID],
      ['activities', 'changed', ID],
      ['activities', 'created', next?.id],
      ['addresses', 'created', address],
      ['addresses', 'deleted', address],
      ['quotes', 'created', place.company],
      ['prospects', 'created', prospect],
      ['activities', 'created', brief],
      ['activities', 'deleted', brief],
    ]);
  });

  test('isn’t reported if it only adds a file to a record, or removes one (CHG-01)', async () => {
    const { cursor } = await changes();
    const { activity, contact, company } = await recordsOf(server);
    for (const record of [activity, contact, company]) {
      const { status, body } = await addFile(server, record, { name: 'proof.pdf' });
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal((await server.call('DELETE', `/v1/files/${body.ID}`, { as: REP })).status, 200);
    }
    assert.deepEqual(await changes(cursor), { changes: [], cursor });
  });

  test('is reported once and in order per record, with concurrent writers and readers (CHG-02)', async () => {
    let { cursor } = await changes();
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, index) => addContact(server, `Busy ${index}`)),
    );
    const told: Change[] = [];
    let isOver = false;
    const reader = (async () => {
      for (;;) {
        const wasOver = isOver;
        const page = await changes(cursor, 3);
        told.push(...page.changes);
        ({ cursor } = page);
        if (wasOver && page.changes.length === 0) return;
      }
    })();
    await Promise.all(
      ids.map(async (id, index) => {
        for (const turn of [1, 2, 3, 4]) await addContact(server, `Busy ${index} ${turn}`, id);
      }),
    );
    isOver = true;
    await reader;
    assert.equal(new Set(told.map((one) => one.cursor)).size, told.length);
    assert.equal(told.length, ids.length * 5);
    for (const [index, id] of ids.entries())
      assert.deepEqual(
        told.filter((one) => one.id === id).map(({ operation }) => operation),
        ['created', 'changed', 'changed', 'changed', 'changed'],
        `contact ${index}`,
      );
    const cursors = told.map((one) => Number(one.cursor));
    assert.deepEqual(
      cursors,
      cursors.toSorted((one, other) => one - other),
    );
  });

  test('doesn’t pile up if nobody reads it, and is later reported as it was (OPS-55)', async () => {
    const { cursor } = await changes();
    const id = await addContact(server, 'Unread Person');
    await tidy(server.database());
    assert.deepEqual(await server.database().query(sql`SELECT * FROM change_pending`), []);
    await addContact(server, 'Unread Again', id);
    const names = (await changes(cursor)).changes.map(({ record }) => record?.name);
    assert.deepEqual(names, ['Unread Person', 'Unread Again']);
  });

  test('is only reported to a token that can read changes (CHG-03)', async () => {
    const token = await makeToken('orders', ['feed:*']);
    assert.equal((await server.call('GET', '/v1/changes', { token })).status, 403);
    assert.equal((await server.call('GET', '/v1/webhooks', { token })).status, 403);
    assert.equal((await server.call('GET', '/v1/changes?after=x', { token: await tokenOf() })).status, 400);
  });
});
