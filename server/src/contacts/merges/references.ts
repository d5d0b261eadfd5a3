import sql, { raw, type Sql } from 'sql-template-tag';
import { acceptRequests } from '../associations/link.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/** Contacts being merged, in a transaction that has locked them. */
export interface Merging {
  transaction: Queryable;
  caller: Caller;
  kept: number;
  /** The contacts merged away. */
  merged: number[];
}

/** A table whose rows refer to contacts. */
export interface Reference {
  table: string;
  /** The columns that identify a row. */
  key: readonly string[];
  /** The columns that a merge writes and its undo compares and restores. All columns, if a merge may delete rows. */
  columns: readonly string[];
  /** It has a version, which each write increments. */
  isVersioned?: true;
  /** For rows that are deleted with a parent record: whether the parent of the row `old` still exists; the query also locks it. */
  hasParent?: Sql;
  /** The rows `t` that refer to one of these contacts. */
  refersTo: (ids: number[]) => Sql;
  /** Moves references from the merged contacts to the kept one. */
  move: (merging: Merging) => Promise<unknown>;
}

/** Audits each activity, so that other systems hear about it too (CHG-01). */
async function moveActivities({ transaction, caller, kept, merged }: Merging): Promise<void> {
  await transaction.query(sql`
    WITH moved AS (
      SELECT id, contact_id FROM activity WHERE contact_id = ANY(${merged}::int[]) ORDER BY id FOR UPDATE),
    written AS (
      UPDATE activity SET contact_id = ${kept}, version = version + 1, updated_at = now(), updated_by = ${caller.employeeId}
      FROM moved WHERE activity.id = moved.id)
    INSERT INTO audit_log (employee_id, action, record, before, after)
    SELECT ${caller.employeeId}, 'activity changed', 'activity/' || id, jsonb_build_object('contact', contact_id),
      jsonb_build_object('contact', ${kept}::int) FROM moved`);
}

async function moveCompanies({ transaction, kept, merged }: Merging): Promise<void> {
  await transaction.query(sql`
    INSERT INTO contact_company (contact_id, company_id, is_default)
    SELECT DISTINCT ${kept}::int, company_id, false FROM contact_company WHERE contact_id = ANY(${merged}::int[])
    ON CONFLICT DO NOTHING`);
  await transaction.query(sql`DELETE FROM contact_company WHERE contact_id = ANY(${merged}::int[])`);
}

/** Keeps one request for each company, preferably an open one. Requests for companies that the contact now has are fulfilled. */
async function moveRequests({ transaction, caller, kept, merged }: Merging): Promise<void> {
  const ids = [kept, ...merged];
  await transaction.query(sql`
    DELETE FROM association_request WHERE id IN (
      SELECT id FROM (SELECT id, row_number() OVER (
          PARTITION BY company_id ORDER BY state <> 'requested', requested_at DESC, id) AS place
        FROM association_request WHERE contact_id = ANY(${ids}::int[])) AS one WHERE place > 1)`);
  await transaction.query(
    sql`UPDATE association_request SET contact_id = ${kept} WHERE contact_id = ANY(${merged}::int[])`,
  );
  const companies = await transaction.query<{ id: number }>(
    sql`SELECT company_id AS id FROM contact_company WHERE contact_id = ${kept}`,
  );
  await acceptRequests(
    transaction,
    caller,
    kept,
    companies.map(({ id }) => id),
  );
}

async function moveMentions({ transaction, kept, merged }: Merging): Promise<void> {
  await transaction.query(sql`
    INSERT INTO mention (employee_id, contact_id)
    SELECT DISTINCT employee_id, ${kept}::int FROM mention WHERE contact_id = ANY(${merged}::int[]) ON CONFLICT DO NOTHING`);
  await transaction.query(sql`DELETE FROM mention WHERE contact_id = ANY(${merged}::int[])`);
}

/**
 * A mention's occasion is a version of its contact. The kept contact may have the same version, so the old id is appended. The occasions of
 * other kinds are unique without the contact, and stay, because they identify a message's item and repeated news.
 */
const moveItems = ({ transaction, kept, merged }: Merging) =>
  transaction.query(sql`
    UPDATE inbox_item SET record_id = ${kept},
      occasion = CASE kind WHEN 'mentioned' THEN occasion || ' of ' || record_id ELSE occasion END
    WHERE topic = 'contacts' AND record_id = ANY(${merged}::bigint[])`);

/** When several keys stand for a contact, deleting one of them mustn't delete the contact, so none counts as its creator (FEED-06). */
async function moveKeys({ transaction, kept, merged }: Merging): Promise<void> {
  const isMoved = sql`resource = 'contacts' AND record_id = ANY(${merged}::bigint[])`;
  await transaction.query(sql`
    UPDATE feed_record SET made = false WHERE resource = 'contacts' AND record_id = ${kept}
      AND EXISTS (SELECT FROM feed_record WHERE ${isMoved})`);
  await transaction.query(sql`UPDATE feed_record SET record_id = ${kept}, made = false WHERE ${isMoved}`);
}

/** Files that the kept contact already has, by name and content, aren't moved. */
const moveFiles = ({ transaction, kept, merged }: Merging) =>
  transaction.query(sql`
    UPDATE record_file SET contact_id = ${kept} WHERE id IN (
      SELECT DISTINCT ON (name, sha256) id FROM record_file AS file
      WHERE contact_id = ANY(${merged}::int[]) AND NOT EXISTS (
        SELECT FROM record_file AS own WHERE own.contact_id = ${kept} AND own.name = file.name AND own.sha256 = file.sha256)
      ORDER BY name, sha256, id)`);

/** A message to several of the contacts then names the kept one once (MAIL-15). */
async function moveMail({ transaction, kept, merged }: Merging): Promise<void> {
  await transaction.query(sql`
    INSERT INTO mail_contact AS own (mail_id, contact_id, company_id, activity_id, is_sender)
    SELECT DISTINCT ON (mail_id) mail_id, ${kept}::int, company_id, activity_id, is_sender
    FROM mail_contact WHERE contact_id = ANY(${merged}::int[]) ORDER BY mail_id, is_sender DESC, contact_id
    ON CONFLICT (mail_id, contact_id) DO UPDATE SET is_sender = own.is_sender OR excluded.is_sender`);
  await transaction.query(sql`DELETE FROM mail_contact WHERE contact_id = ANY(${merged}::int[])`);
}

async function moveOrderLines({ transaction, kept, merged }: Merging): Promise<void> {
  for (const column of [raw('sales_contact_id'), raw('graphics_contact_id')])
    await transaction.query(
      sql`UPDATE order_line SET ${column} = ${kept} WHERE ${column} = ANY(${merged}::int[])`,
    );
}

/** The undo also moves back quotes that were changed or sent since, unless they were given another contact. */
const moveQuotes = ({ transaction, caller, kept, merged }: Merging) =>
  transaction.query(sql`
    UPDATE quote SET contact_id = ${kept}, version = version + 1, updated_at = now(), updated_by = ${caller.employeeId}
    WHERE contact_id = ANY(${merged}::int[])`);

const byContact = (ids: number[]) => sql`t.contact_id = ANY(${ids}::int[])`;

/**
 * All references to contacts, in the order in which they're moved. Views and links keep a merged contact's id, which leads to the one that
 * stays (MERG-06).
 */
export const REFERENCES: readonly Reference[] = [
  {
    table: 'activity',
    key: ['id'],
    columns: ['id', 'contact_id', 'version'],
    isVersioned: true,
    refersTo: byContact,
    move: moveActivities,
  },
  {
    table: 'contact_company',
    key: ['contact_id', 'company_id'],
    columns: ['contact_id', 'company_id', 'is_default'],
    refersTo: byContact,
    move: moveCompanies,
  },
  {
    table: 'association_request',
    key: ['id'],
    columns: [
      'id',
      'contact_id',
      'company_id',
      'state',
      'requested_by',
      'requested_at',
      'decided_by',
      'decided_at',
    ],
    refersTo: byContact,
    move: moveRequests,
  },
  {
    table: 'mention',
    key: ['contact_id', 'employee_id'],
    columns: ['contact_id', 'employee_id'],
    refersTo: byContact,
    move: moveMentions,
  },
  {
    table: 'inbox_item',
    key: ['id'],
    columns: ['id', 'record_id', 'occasion'],
    refersTo: (ids) => sql`t.topic = 'contacts' AND t.record_id = ANY(${ids}::bigint[])`,
    move: moveItems,
  },
  {
    table: 'feed_record',
    key: ['source_id', 'resource', 'external_id'],
    columns: ['source_id', 'resource', 'external_id', 'record_id', 'made'],
    refersTo: (ids) => sql`t.resource = 'contacts' AND t.record_id = ANY(${ids}::bigint[])`,
    move: moveKeys,
  },
  {
    table: 'record_file',
    key: ['id'],
    columns: ['id', 'contact_id'],
    refersTo: byContact,
    move: moveFiles,
  },
  {
    table: 'mail_contact',
    key: ['mail_id', 'contact_id'],
    columns: ['mail_id', 'contact_id', 'company_id', 'activity_id', 'is_sender'],
    hasParent: sql`EXISTS (SELECT FROM mail_message WHERE id = old.mail_id FOR KEY SHARE)`,
    refersTo: byContact,
    move: moveMail,
  },
  {
    table: 'order_line',
    key: ['id'],
    columns: ['id', 'sales_contact_id', 'graphics_contact_id'],
    refersTo: (ids) =>
      sql`(t.sales_contact_id = ANY(${ids}::int[]) OR t.graphics_contact_id = ANY(${ids}::int[]))`,
    move: moveOrderLines,
  },
  {
    table: 'quote',
    key: ['id'],
    columns: ['id', 'contact_id'],
    isVersioned: true,
    refersTo: byContact,
    move: moveQuotes,
  },
];
