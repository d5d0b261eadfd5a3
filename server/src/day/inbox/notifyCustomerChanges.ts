import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';

/** How many audit log entries are processed at a time, because the embedded database blocks everyone meanwhile. */
const PORTION = 1_000;

/** Audited fields of a company: its address, and its owners. Entries of a feed say accountOwner instead of accountType. */
const ADDRESS = ['address1', 'address2', 'city', 'state', 'zip'];
const OWNERS = ['salesRep', 'accountType', 'accountOwner'];

/** The companies that an entry adds its contact to. */
const newCompanies = sql`
  SELECT value::text::int FROM jsonb_array_elements(
    COALESCE(after -> 'companies', '[]') || CASE action WHEN 'contact put on a company' THEN after -> 'company' ELSE '[]' END)
  EXCEPT SELECT value::text::int FROM jsonb_array_elements(COALESCE(before -> 'companies', '[]'))`;

const isAnother = (members: readonly string[]) => sql`
  before IS NOT NULL AND after IS NOT NULL AND EXISTS (
    SELECT FROM unnest(${members}::text[]) AS member WHERE before -> member IS DISTINCT FROM after -> member)`;

/** (company_id, part, rep_before) of the entries in `log`, once for each change of a customer. */
const changes = sql`
  SELECT company_id, 'contacts' AS part, at, actor, NULL::int AS rep_before FROM log CROSS JOIN LATERAL (
    ${newCompanies}) AS one (company_id) WHERE noun = 'contact'
  UNION ALL
  SELECT company_id, 'inactivated', at, actor, NULL FROM log JOIN contact_company ON contact_id = record_id
  WHERE noun = 'contact' AND before -> 'inactive' = 'false'
    AND (after IS NULL OR after -> 'inactive' = 'true')
  UNION ALL
  SELECT COALESCE((COALESCE(after, before) ->> 'company')::int, (SELECT company_id FROM shipping_address WHERE id = record_id)),
    'addresses', at, actor, NULL FROM log WHERE noun = 'shipping_address'
  UNION ALL
  SELECT record_id, 'addresses', at, actor, NULL FROM log WHERE noun = 'company' AND ${isAnother(ADDRESS)}
  UNION ALL
  SELECT record_id, 'owners', at, actor, (before ->> 'salesRep')::int FROM log WHERE noun = 'company' AND ${isAnother(OWNERS)}
  UNION ALL
  SELECT company_id, 'activities', at, actor, NULL FROM log JOIN activity ON activity.id = record_id WHERE noun = 'activity'`;

/**
 * Notifies current and previous sales reps of a batch of changes at their customers (INBOX-31). There is one notification per customer and
 * day. With further changes it becomes unread again and can be emailed again; if it had been read, it's also sent to devices again.
 * @returns how many entries were processed
 */
const tellPortion = (database: Database, timeZone: string): Promise<number> =>
  database.transaction(async (transaction) => {
    // Concurrent servers claim different entries.
    const taken = await transaction.query<{ id: number }>(sql`
      DELETE FROM customer_change WHERE audit_id IN (
        SELECT audit_id FROM customer_change ORDER BY audit_id LIMIT ${PORTION} FOR UPDATE SKIP LOCKED) RETURNING audit_id AS id`);
    await transaction.query(sql`
      WITH log AS MATERIALIZED (
        SELECT at, action, employee_id AS actor, split_part(record, '/', 1) AS noun, split_part(record, '/', 2)::int AS record_id, before, after
        FROM audit_log WHERE id = ANY(${taken.map(({ id }) => id)}::bigint[])),
      change AS (${changes}),
      told AS (
        SELECT employee_id AS owner_id, company_id, (at AT TIME ZONE ${timeZone})::date AS day, part, count(*)::int AS n
        FROM change JOIN company ON company.id = company_id
        JOIN inbox_wanted ON kind = 'customers' AND employee_id IN (sales_rep_id, rep_before)
        JOIN employee ON employee.id = employee_id AND disabled_at IS NULL
        WHERE company.deleted_at IS NULL AND employee_id IS DISTINCT FROM actor GROUP BY 1, 2, 3, 4),
      noted AS (
        INSERT INTO inbox_item AS item (owner_id, kind, record_id, occasion, day, due_count, changes)
        SELECT owner_id, 'customers', company_id, told.day::text, told.day, sum(n), jsonb_object_agg(part, n) FROM told
        GROUP BY owner_id, company_id, told.day ORDER BY owner_id, company_id, told.day
        ON CONFLICT (owner_id, kind, record_id, occasion) DO UPDATE SET due_count = item.due_count + excluded.due_count,
          read_at = NULL, mailed_at = NULL, pushed_at = CASE WHEN item.read_at IS NULL THEN item.pushed_at END,
          changes = (
            SELECT jsonb_object_agg(part, COALESCE((item.changes ->> part)::int, 0) + COALESCE((excluded.changes ->> part)::int, 0))
            FROM jsonb_object_keys(item.changes || excluded.changes) AS part)
        RETURNING item.id)
      -- Here, inbox_item has the items as they were before.
      INSERT INTO push_waiting (jti, item_id)
      SELECT jti, noted.id FROM noted JOIN inbox_item AS known ON known.id = noted.id AND known.read_at IS NOT NULL
      JOIN push_device ON employee_id = owner_id ON CONFLICT DO NOTHING`);
    return taken.length;
  });

/** Notifies of all changes at customers since the last run. */
export async function notifyCustomerChanges(database: Database, timeZone: string): Promise<void> {
  const [waiting] = await database.query(sql`SELECT FROM customer_change LIMIT 1`);
  if (waiting === undefined) return;
  while ((await tellPortion(database, timeZone)) === PORTION);
}
