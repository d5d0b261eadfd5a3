import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { REP } from '../testing.ts';
import { message } from './messages.ts';
import { onMailbox } from './onMailbox.ts';
import { outcomes, readCount, untilRead } from './testing.ts';

onMailbox('A message', (server, { dovecot, deliver, person }) => {
  test('is filed only once, even if the mailbox is replaced by one with the same messages, or it arrives twice (MAIL-02)', async () => {
    const twice = message({ from: REP, to: person().email, subject: 'Twice' });
    await deliver(twice, twice);
    const [count] = await server
      .database()
      .query<{ count: number }>(sql`SELECT count(*)::int AS count FROM mail_message WHERE subject = 'Twice'`);
    assert.equal(count?.count, 1);
    const before = await outcomes(server.database());
    const all = await readCount(server.database());
    const messages = dovecot().flags().length;
    await dovecot().halt();
    dovecot().forgetUids();
    await dovecot().start();
    await untilRead(server.database(), all + messages);
    const after = await outcomes(server.database());
    assert.equal(after.taken, before.taken);
    assert.equal(after.duplicate, (before.duplicate ?? 0) + messages);
  });
});
