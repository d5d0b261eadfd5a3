import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** An action on a record; before and after have the record's own members. */
export interface AuditEntry {
  serviceTokenId?: number | null;
  action: string;
  /** 'activity/12' */
  record: string;
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * Adds an audit row in the transaction of its write (WRITE-04).
 * @param employeeId null if no employee did it: a command, or a system with its token
 */
export async function audit(
  transaction: Queryable,
  employeeId: number | null,
  { serviceTokenId, action, record, before, after }: AuditEntry,
): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  await transaction.query(prepared('audit')`
    INSERT INTO audit_log (employee_id, service_token_id, action, record, before, after)
    VALUES (${employeeId}, ${serviceTokenId ?? null}, ${action}, ${record}, ${json(before)}::jsonb, ${json(after)}::jsonb)`);
}
