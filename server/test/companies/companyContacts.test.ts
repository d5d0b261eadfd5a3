import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Association } from '@galley/shared/contract/common';
import { onOneServer, REP } from '../testing.ts';

onOneServer("A company's contacts", (server) => {
  const contactsOf = async (id: number) => {
    const { status, body } = await server.call<Association[]>('GET', `/v1/associations/individual/${id}`, {
      as: REP,
    });
    assert.equal(status, 200);
    return body;
  };

  test('are the active ones, by name (call 15)', async () => {
    const expected = await server.database().query<{ id: number; name: string }>(sql`
      SELECT contact.id, name FROM contact JOIN contact_company ON contact_id = contact.id
      WHERE company_id = 1 AND NOT inactive ORDER BY search, contact.id`);
    assert.ok(expected.length > 0);
    assert.deepEqual(
      (await contactsOf(1)).map(({ value, label }) => ({ id: value, name: label })),
      expected,
    );
  });

  test('don’t include inactive ones; a missing company is not found', async () => {
    const [first] = await contactsOf(1);
    assert.ok(first);
    await server.database().query(sql`UPDATE contact SET inactive = true WHERE id = ${first.value}`);
    assert.ok(!(await contactsOf(1)).some(({ value }) => value === first.value));
    assert.equal(
      (await server.call('GET', '/v1/associations/individual/2000000000', { as: REP })).status,
      404,
    );
  });

  test('require a sign-in', async () => {
    assert.equal((await server.call('GET', '/v1/associations/individual/1')).status, 401);
  });
});
