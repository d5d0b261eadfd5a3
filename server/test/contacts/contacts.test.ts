import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Association } from '@galley/shared/contract/common';
import type { Contact } from '#server/contacts/contract';
import { onBothServers, OTHER, REP } from '../testing.ts';

onBothServers('A contact and its companies', (server) => {
  const companies = (id: number | string, headers: Record<string, string> = {}) =>
    server.call<Association[]>('GET', `/v1/associations/company/${id}`, { as: REP, headers });

  test('call 14 returns all of them, sorted by name without its first three characters, and one is the default', async () => {
    const { status, body } = await companies(1);
    assert.equal(status, 200);
    const [stored] = await server.database().query<{ ids: number[]; default: number }>(sql`
      SELECT array_agg(company_id) AS ids, min(company_id) FILTER (WHERE is_default) AS default
      FROM contact_company WHERE contact_id = 1`);
    assert.equal(body.length, 250);
    assert.deepEqual(new Set(body.map(({ value }) => value)), new Set(stored?.ids));
    const keys = body.map(({ label }) => label.slice(3).toLowerCase());
    assert.deepEqual(keys, [...keys].sort());
    assert.deepEqual(
      body.filter(({ isDefault }) => isDefault).map(({ value }) => value),
      [stored?.default],
    );
  });

  test('call 13 returns them in the same order with the contact, also to those who can’t edit it', async () => {
    const { body: list } = await companies(2);
    for (const as of [REP, OTHER]) {
      const { body } = await server.call<Contact>('GET', '/v1/individuals?id=2', { as });
      assert.deepEqual(body.Associations, list);
      assert.equal(body.AssociationCount, list.length);
    }
  });

  test('a contact without companies has an empty list; a missing contact is not found', async () => {
    const { body: alone } = await server.call<Contact>('GET', '/v1/individuals?id=97', { as: REP });
    assert.deepEqual([alone.Associations, alone.AssociationCount, alone.IsAssociated], [[], 0, true]);
    assert.deepEqual((await companies(97)).body, []);
    for (const id of [0, 999_999, 2_147_483_647]) {
      assert.equal((await companies(id)).status, 404);
      assert.equal((await server.call('GET', `/v1/individuals?id=${id}`, { as: REP })).status, 404);
    }
  });

  test('an invalid id is a clear 400, a missing sign-in 401, and another employee’s id 403', async () => {
    for (const id of ['x', '-1', '1.5', '2147483648', '%00']) assert.equal((await companies(id)).status, 400);
    assert.equal((await server.call('GET', '/v1/associations/company/1')).status, 401);
    assert.equal((await companies(1, { employeeuid: 'somebody-else' })).status, 403);
  });
});
