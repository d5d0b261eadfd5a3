import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { addedAction } from './addActivity.ts';
import { STATUS } from './rules/activityStatus.ts';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** Something done elsewhere that's logged as an activity. */
export interface Logged {
  company: number;
  contact: number;
  employee: number;
  type: string;
  day: Day;
  comments: string;
}

/** The type with this name; created again if somebody renamed it. */
async function typeNamed(transaction: Queryable, name: string): Promise<number> {
  const [known] = await transaction.query<{ id: number }>(
    prepared(
      'activity_type_named',
    )`SELECT id FROM activity_type WHERE lower(name) = lower(${name}) ORDER BY id LIMIT 1`,
  );
  if (known !== undefined) return known.id;
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO activity_type (name) VALUES (${name}) ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id`);
  return added?.id ?? 0;
}

/**
 * Adds an activity that's already done. The audit log omits its text, which may be removed later.
 * @param doneBy null: a customer
 * @returns its id
 */
export async function logActivity(
  transaction: Queryable,
  { company, contact, employee, type, day, comments }: Logged,
  { today, doneBy }: { today: Day; doneBy: number | null },
): Promise<number> {
  const typeId = await typeNamed(transaction, type);
  const [added] = await transaction.query<{ id: number }>(prepared('log_activity')`
    INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
      start_date, series_start, comments, created_on, completed_on, status, updated_by)
    SELECT trend_group_id, id, ${contact}, sales_rep_id, ${employee}, ${employee}, ${typeId},
      ${day}::date, ${day}::date, ${comments}, ${today}::date, ${day}::date, ${STATUS.closed}, ${employee}
    FROM company WHERE id = ${company} FOR SHARE RETURNING id`);
  const id = added?.id ?? 0;
  await audit(transaction, doneBy, {
    action: addedAction(doneBy),
    record: `activity/${id}`,
    after: { company, contact, assignee: employee, type: typeId, start: day },
  });
  return id;
}

/** Deletes logged activities, and the copies of their texts in the audit log and in the changes for other systems. */
export async function removeLogged(
  transaction: Queryable,
  employeeId: number | null,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const records = ids.map((id) => `activity/${id}`);
  await transaction.query(sql`SELECT FROM activity WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`);
  await transaction.query(sql`UPDATE activity SET previous_id = NULL WHERE previous_id = ANY(${ids}::int[])`);
  await transaction.query(sql`DELETE FROM activity WHERE id = ANY(${ids}::int[])`);
  await transaction.query(sql`
    UPDATE audit_log SET before = before - 'comments', after = after - 'comments'
    WHERE record = ANY(${records}::text[]) AND (before ? 'comments' OR after ? 'comments')`);
  await transaction.query(sql`
    UPDATE change_out SET record = record - 'notes'
    WHERE resource = 'activities' AND record_id = ANY(${ids}::int[]) AND record ? 'notes'`);
  for (const record of records) await audit(transaction, employeeId, { action: 'activity removed', record });
}
