import sql from 'sql-template-tag';
import type { Transaction } from '../../db/database.ts';
import type { AuditEntry } from '../../common/audit.ts';
import type { ChangeResource } from '../rules/changeResources.ts';

/**
 * Reports to other systems what a customer did (CHG-09). It's audited without an employee.
 * @param entry the text for the audit log
 * @param change the changed record
 */
export const noteChange = (
  transaction: Transaction,
  { action, record, before, after }: AuditEntry,
  change: { resource: ChangeResource; id: number },
): Promise<unknown> => {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  return transaction.query(sql`
    WITH noted AS (
      INSERT INTO audit_log (action, record, before, after)
      VALUES (${action}, ${record}, ${json(before)}::jsonb, ${json(after)}::jsonb) RETURNING id)
    INSERT INTO change_pending (audit_id, resource, record_id, operation)
    SELECT id, ${change.resource}, ${change.id}, 'changed' FROM noted`);
};
