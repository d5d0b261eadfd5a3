import sql, { join } from 'sql-template-tag';
import { CHANGE_RESOURCES } from '../rules/changeResources.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { CHANGE_FORMATS } from './changeFormats.ts';

/** The id of the advisory lock. No other lock uses this number. */
const TURNS = 7_426_059;
/** How many changes get numbers at a time. */
const AT_A_TIME = 1000;

interface Pending {
  audit_id: number;
  resource: string;
  record_id: number;
  operation: string;
}

async function numberSome(transaction: Transaction): Promise<number> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${TURNS})`);
  const pending = await transaction.query<Pending>(sql`
    DELETE FROM change_pending WHERE (audit_id, resource, record_id) IN (
      SELECT audit_id, resource, record_id FROM change_pending ORDER BY audit_id, operation, record_id LIMIT ${AT_A_TIME})
    RETURNING *`);
  if (pending.length === 0) return 0;
  const inOrder = pending.toSorted(
    (one, other) =>
      one.audit_id - other.audit_id ||
      one.operation.localeCompare(other.operation) ||
      one.record_id - other.record_id,
  );
  const records = join(
    CHANGE_RESOURCES.map((resource) => {
      const { record } = CHANGE_FORMATS[resource];
      return sql`SELECT ${resource}::text AS resource, id, record FROM (${record}
        WHERE t.id IN (SELECT record_id FROM wanted WHERE wanted.resource = ${resource})) AS told`;
    }),
    ' UNION ALL ',
  );
  await transaction.query(sql`
    WITH wanted AS MATERIALIZED (
      SELECT place, audit_id, resource, record_id, operation FROM jsonb_to_recordset(
        ${JSON.stringify(inOrder.map((one, place) => ({ place, ...one })))}::jsonb)
        AS one (place int, audit_id bigint, resource text, record_id int, operation text)),
    told AS (
      INSERT INTO change_out (resource, record_id, operation, at, employee_id, record)
      SELECT wanted.resource, record_id, wanted.operation, audit_log.at, audit_log.employee_id,
        CASE WHEN wanted.operation <> 'deleted' THEN records.record END
      FROM wanted JOIN audit_log ON audit_log.id = audit_id
      LEFT JOIN (${records}) AS records ON records.resource = wanted.resource AND records.id = record_id
      ORDER BY place RETURNING id, resource, record_id)
    INSERT INTO webhook_delivery (webhook_id, change_id, resource, record_id)
    SELECT webhook.id, told.id, told.resource, told.record_id FROM told JOIN webhook ON told.resource = ANY(resources)`);
  return pending.length;
}

/**
 * Numbers the changes committed since the last run; they're reported in this order (CHG-02). A reader never misses a smaller number,
 * because one transaction at a time assigns numbers.
 */
export async function numberChanges(database: Database): Promise<void> {
  const [row] = await database.query<{ some: boolean }>(
    sql`SELECT EXISTS (SELECT FROM change_pending) AS some`,
  );
  if (row?.some !== true) return;
  while ((await database.transaction(numberSome)) === AT_A_TIME);
}
