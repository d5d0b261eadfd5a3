import sql from 'sql-template-tag';
import type { Transaction } from '../../db/database.ts';
import type { AuditEntry } from '../../common/audit.ts';
import type { ChangeResource } from '../rules/changeResources.ts';

/**
 * Tells other systems of what a customer did, who is no employee (CHG-09): audited by nobody, and a change of a record of ours.
 * @param entry what the audit log says
 * @param told which record other systems are to read again
 */
export const noteChange = (
  transaction: Transaction,
  { action, record, before, after }: AuditEntry,
  told: { resource: ChangeResource; id: number },
): Promise<unknown> => {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  return transaction.query(sql`
    WITH noted AS (
      INSERT INTO audit_log (action, record, before, after)
      VALUES (${action}, ${record}, ${json(before)}::jsonb, ${json(after)}::jsonb) RETURNING id)
    INSERT INTO change_pending (audit_id, resource, record_id, operation)
    SELECT id, ${told.resource}, ${told.id}, 'changed' FROM noted`);
};
