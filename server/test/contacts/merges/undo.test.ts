import assert from 'node:assert/strict';
import { test } from 'node:test';
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
});
