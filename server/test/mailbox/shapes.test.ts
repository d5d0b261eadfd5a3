import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sql from 'sql-template-tag';
import { onOneServer, REP } from '../testing.ts';
import { tempFolder } from '../tempFolder.ts';
import { startDovecot, type Dovecot } from './dovecot.ts';
import { firstOf, LARGE, SHAPES, shapedMessages, type Shaped } from './shapes.ts';
import { outcomes, readCount, someContacts, untilRead } from './testing.ts';

let dovecot: Dovecot | undefined;
before(async () => {
  dovecot = await startDovecot();
});
after(() => dovecot?.stop());
const folder = tempFolder();

const tally = (all: readonly Shaped[]) => {
  const counts: Record<string, number> = {};
  for (const { outcome } of all) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

onOneServer(
  'Messages of every shape',
  (server) => {
    test('are each filed, or ignored for the right reason (MAIL-04)', async () => {
      assert.ok(dovecot);
      const contacts = await someContacts(server.database(), 3);
      const { raw, thread } = firstOf({ rep: REP, contacts });
      dovecot.deliver(raw);
      await untilRead(server.database(), 1);
      const cast = { rep: REP, contacts, thread };
      const all = [
        ...shapedMessages(cast, Object.keys(SHAPES).length),
        ...shapedMessages(cast, Object.keys(LARGE).length, LARGE),
      ];
      let before = await outcomes(server.database());
      for (const { shape, raw: one, outcome, mark } of all) {
        const count = await readCount(server.database());
        dovecot.deliver(one);
        await untilRead(server.database(), count + 1);
        const now = await outcomes(server.database());
        const [row] = await server
          .database()
          .query(sql`SELECT reason, detail FROM mail_left ORDER BY id DESC LIMIT 1`);
        assert.deepEqual(
          now,
          { ...before, [outcome]: (before[outcome] ?? 0) + 1 },
          `${shape}: ${JSON.stringify(row)}`,
        );
        before = now;
        const [{ kept } = { kept: -1 }] = await server
          .database()
          .query<{ kept: number }>(
            sql`SELECT count(*)::int AS kept FROM mail_message WHERE position(${mark} IN subject) > 0`,
          );
        assert.equal(kept, outcome === 'taken' ? 1 : 0, shape);
      }
      assert.deepEqual(before, { ...tally(all), taken: (tally(all)['taken'] ?? 0) + 1 });
    });
  },
  {
    env: () => ({
      MAILBOX_URL: dovecot?.url ?? '',
      MAILBOX_ADDRESS: 'log@galley.example',
      DATA_DIR: folder,
    }),
  },
);
