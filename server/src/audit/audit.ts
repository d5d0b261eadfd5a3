import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** What was done to which record by whom; before and after hold the record's own members. */
export interface AuditEntry {
  employeeId: number;
  action: string;
  /** 'activity/12' */
  record: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** Leaves an audit row, in the transaction of the write it tells about (WRITE-04). */
export async function audit(
  transaction: Queryable,
  { employeeId, action, record, before, after }: AuditEntry,
): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  await transaction.query(prepared('audit')`
    INSERT INTO audit_log (employee_id, action, record, before, after)
    VALUES (${employeeId}, ${action}, ${record}, ${json(before)}::jsonb, ${json(after)}::jsonb)`);
}
