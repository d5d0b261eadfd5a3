import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '#server/db/database';

type Check = [title: string, query: Sql];

/** A field's value in the last audit row of a record that has the field. */
const lastOf = (record: Sql, member: string) => sql`(
  SELECT after->>${member} FROM audit_log WHERE record = ${record} AND after->>${member} IS NOT NULL
  ORDER BY id DESC LIMIT 1)`;
const auditsOf = (record: Sql) => sql`(SELECT count(*) FROM audit_log WHERE record = ${record})`;

const ACTIVITY = sql`'activity/' || activity.id`;
const CONTACT = sql`'contact/' || contact.id`;
const COMPANY = sql`'company/' || company.id`;
const ADDRESS = sql`'shipping_address/' || shipping_address.id`;
const VIEW = sql`'view/' || list_view.id`;

/** Records of a table whose marked column was written by calls, which write it to the audit log as `member`. */
const unlikeAudit = (what: string, table: string, column: string, record: Sql, member: string): Check[] => [
  [
    `${what} without an audit row for each of its versions`,
    sql`SELECT id FROM ${raw(table)} WHERE ${raw(column)} LIKE 'mark-%' AND version <> ${auditsOf(record)}`,
  ],
  [
    `${what} that is not as it was written last`,
    sql`SELECT id FROM ${raw(table)} WHERE ${raw(column)} LIKE 'mark-%'
      AND ${raw(column)} IS DISTINCT FROM ${lastOf(record, member)}`,
  ],
];

/**
 * Each finds records that were written only in part. No call has written the demo's records, so they're left
 * out, or compared with what calls have changed since.
 */
const CHECKS: Check[] = [
  [
    'an activity without an audit row for each of its versions',
    sql`SELECT id FROM activity WHERE comments LIKE 'mark-%'
      AND version <> ${auditsOf(ACTIVITY)} + (previous_id IS NOT NULL)::int`,
  ],
  [
    'an activity that is not as it was written last',
    sql`SELECT id FROM activity WHERE comments LIKE 'mark-%' AND previous_id IS NULL
      AND comments IS DISTINCT FROM ${lastOf(ACTIVITY, 'comments')}`,
  ],
  [
    'a closing whose next occurrence is missing',
    sql`SELECT closing.record FROM audit_log AS closing
      WHERE action IN ('activity done', 'activity canceled') AND after->>'scheduled' IS NOT NULL
        AND NOT EXISTS (SELECT FROM audit_log AS undone
          WHERE undone.record = closing.record AND undone.action = 'activity reopened' AND undone.id > closing.id)
        AND NOT EXISTS (SELECT FROM activity WHERE id = (after->>'scheduled')::int
          AND 'activity/' || previous_id = closing.record)`,
  ],
  [
    'a daily series that ends with a closing',
    sql`SELECT id FROM activity WHERE comments LIKE 'mark-%' AND status > 0 AND recurrence = 1
      AND NOT EXISTS (SELECT FROM activity AS next WHERE next.previous_id = activity.id)`,
  ],
  ...unlikeAudit('a contact', 'contact', 'internal_notes', CONTACT, 'notes'),
  [
    'a contact without its default company',
    sql`SELECT id FROM contact WHERE internal_notes LIKE 'mark-%'
      AND (SELECT count(*) FROM contact_company WHERE contact_id = contact.id AND is_default) <> 1`,
  ],
  ...unlikeAudit('a prospect', 'company', 'name', COMPANY, 'name'),
  [
    'a company parent without its company, or without its audit row',
    sql`SELECT trend_group.id FROM trend_group WHERE name LIKE 'Parent of %' AND (1 <> ${auditsOf(sql`'trend_group/' || trend_group.id`)}
      OR NOT EXISTS (SELECT FROM company WHERE trend_group_id = trend_group.id))`,
  ],
  ...unlikeAudit('an address', 'shipping_address', 'name', ADDRESS, 'name'),
  [
    'a view that is not as it was written last',
    sql`SELECT id FROM list_view WHERE query IS DISTINCT FROM ${lastOf(VIEW, 'Query')}`,
  ],
  [
    'a claimed key without the answer that belongs to it',
    sql`SELECT key FROM idempotency_key WHERE body IS NULL`,
  ],
];

/** The records that were written only in part, each with the reason in front. */
export async function brokenRecords(database: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [title, query] of CHECKS) {
    for (const row of await database.query(query)) found.push(`${title}: ${JSON.stringify(row)}`);
  }
  return found;
}
