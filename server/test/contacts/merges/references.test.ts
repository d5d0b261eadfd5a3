import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { REFERENCES } from '#server/contacts/merges/references';
import { mergesOf } from './testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import type { ContactMerging } from '#server/contacts/merges/contract';

/** Columns that may refer to a contact, and that a merge leaves as they are. */
const STAYING = [
  // The merges themselves.
  'contact.merged_into',
  'contact_merge.kept_id',
  // Computed from the columns that move.
  'record_file.record_id',
  // Never a contact.
  'bulk_item.record_id',
  // These name changed records for other systems and open pages, which get a merge's own changes, too.
  'change_out.record_id',
  'change_pending.record_id',
  'webhook_delivery.record_id',
  'live_event.record_id',
  // Who has which record open, for less than a minute.
  'presence.record_id',
];

onOneServer('The tables that refer to contacts', (server) => {
  test('are all known to merges, whether or not they have a foreign key (MERG-03)', async () => {
    const columns = await server.database().query<{ name: string }>(sql`
      SELECT conrelid::regclass || '.' || attname AS name FROM pg_constraint
      JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey) WHERE contype = 'f' AND confrelid = 'contact'::regclass
      UNION SELECT table_name || '.' || column_name FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name ~ '(contact|individual|record)_id'`);
    const moved = new Set(
      REFERENCES.flatMap(({ table, columns: written }) => written.map((column) => `${table}.${column}`)),
    );
    const others = columns.map(({ name }) => name).filter((name) => !moved.has(name));
    assert.deepEqual(others.toSorted(), STAYING.toSorted());
  });

  test('are counted before a merge and in its response, with quotes, files and email (MERG-02)', async () => {
    const { addTwo, merge } = mergesOf(server);
    const [kept, other] = (await addTwo()).map(({ IndividualId }) => IndividualId);
    const database = server.database();
    await database.query(
      sql`UPDATE quote SET contact_id = ${other} WHERE id IN (SELECT id FROM quote ORDER BY id LIMIT 3)`,
    );
    const content = 'c'.repeat(64);
    await database.query(sql`INSERT INTO stored_file (sha256, size) VALUES (${content}, 3)`);
    for (const name of ['art.pdf', 'logo.png'])
      await database.query(sql`
        INSERT INTO record_file (sha256, name, type, added_by, contact_id) VALUES (${content}, ${name}, 'text/plain', 1, ${other})`);
    await database.query(sql`
      WITH message AS (
        INSERT INTO mail_message (thread_id, employee_id, is_answer, is_private, message_id, sent_at, subject, text, folded)
        VALUES (1, 1, false, false, '<one@acme.test>', now(), 'Proof', 'Approved.', '') RETURNING id)
      INSERT INTO mail_contact (mail_id, contact_id, company_id)
      SELECT message.id, ${other}, company_id FROM message, contact_company WHERE contact_id = ${other}`);
    const expected = {
      Activities: 0,
      OrderLines: 0,
      Quotes: 3,
      Companies: 1,
      Requests: 0,
      Mentions: 0,
      Files: 2,
      Emails: 1,
      Keys: 0,
    };
    const { body } = await server.call<ContactMerging>('GET', `/v1/individuals/merging?ids=${other}`, {
      as: REP,
    });
    assert.deepEqual(body.Contacts[0]?.References, expected);
    assert.deepEqual((await merge(kept ?? 0, [other ?? 0])).Moved, expected);
  });
});
