import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { REFERENCES } from '#server/contacts/merges/references';
import { onOneServer } from '../../testing.ts';

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
});
