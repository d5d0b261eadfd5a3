import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { contactsOf, freshEmail, messages, unchanged } from '../testing.ts';
import { onBothServers } from '../../testing.ts';
import { mergesOf } from './testing.ts';

onBothServers('Undoing a merge', (server) => {
  const { add, save, read } = contactsOf(server);
  const { merge, undo, undoOf, addTwo } = mergesOf(server);

  test('is refused while another contact has the kept contact’s earlier email, and names that contact (MERG-08)', async () => {
    const [kept, other] = await addTwo();
    const merged = await merge(kept.IndividualId, [other.IndividualId], {
      IndividualEmail: other.IndividualId,
    });
    const third = await add({
      IndividualName: 'Third Sample',
      IndividualEmail: kept.IndividualEmail.toUpperCase(),
    });
    const refused = await undoOf(merged);
    assert.equal(refused.status, 409, JSON.stringify(refused.body));
    assert.deepEqual(messages(refused), [
      ['IndividualEmail', `Third Sample now has the email ${third.IndividualEmail}. Change that first.`],
    ]);
    assert.equal((await read(kept.IndividualId)).IndividualEmail, other.IndividualEmail);
    await save({ ...unchanged(third), IndividualEmail: freshEmail() });
    assert.equal((await undo(merged)).Contact.IndividualEmail, kept.IndividualEmail);
    assert.equal((await read(other.IndividualId)).IndividualEmail, other.IndividualEmail);
  });

  test('lists a contact request that was decided since, and leaves it as it is, even if both contacts had one for that company (MERG-08)', async () => {
    const [kept, other] = await addTwo();
    const [company] = await server.database().query<{ id: number; name: string }>(sql`
      SELECT id, name FROM company WHERE account_type_id <> 1 ORDER BY id LIMIT 1`);
    const requests = await server.database().query<{ id: number }>(sql`
      INSERT INTO association_request (contact_id, company_id, requested_by, state, decided_by, decided_at) VALUES
        (${kept.IndividualId}, ${company?.id}, 2, 'declined', 1, now()), (${other.IndividualId}, ${company?.id}, 2, 'requested', NULL, NULL)
      RETURNING id`);
    const open = requests[1]?.id;
    const merged = await merge(kept.IndividualId, [other.IndividualId]);
    await server.database().query(sql`
      UPDATE association_request SET state = 'declined', decided_by = 1, decided_at = now() WHERE id = ${open}`);
    const { Left } = await undo(merged);
    assert.deepEqual(Left, [{ Kind: 'requests', RecordID: open, Name: company?.name }]);
    const after = await server.database().query(sql`
      SELECT id, contact_id FROM association_request WHERE contact_id IN (${kept.IndividualId}, ${other.IndividualId})`);
    assert.deepEqual(after, [{ id: open, contact_id: kept.IndividualId }]);
  });
});
