import type { Day } from '@galley/shared/domain/calendar';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** The values to write for an activity. */
export interface Values {
  company: number;
  contact: number;
  assignee: number;
  type: number;
  start: Day;
  recurrence: number;
  end: Day | null;
  comments: string;
}

/**
 * Locks the company, as an update does: otherwise a concurrent change of the company's parent would leave the activity with the old one.
 */
async function insert(transaction: Queryable, creator: number, today: Day, values: Values): Promise<number> {
  const { company, contact, assignee, type, start, recurrence, end, comments } = values;
  const [added] = await transaction.query<{ id: number }>(prepared('insert_activity')`
    INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
      start_date, recurrence, follow_up_end, series_start, comments, created_on, updated_by)
    SELECT trend_group_id, id, ${contact}, sales_rep_id, ${assignee}, ${creator}, ${type},
      ${start}::date, ${recurrence}, ${end}::date, ${start}::date, ${comments}, ${today}::date, ${creator}
    FROM company WHERE id = ${company} FOR SHARE RETURNING id`);
  return added?.id ?? 0;
}

/** The name of the action in the audit log. @param doneBy null: a customer */
export const addedAction = (doneBy: number | null): string =>
  doneBy === null ? 'activity added by customer' : 'activity added';

/**
 * Adds an activity and records that in the audit log.
 * @param by the creator, and the employee who adds it; null: a customer
 * @returns its id
 */
export async function addActivity(
  transaction: Queryable,
  { creator, doneBy }: { creator: number; doneBy: number | null },
  today: Day,
  values: Values,
): Promise<number> {
  const id = await insert(transaction, creator, today, values);
  await audit(transaction, doneBy, {
    action: addedAction(doneBy),
    record: `activity/${id}`,
    before: undefined,
    after: values,
  });
  return id;
}
