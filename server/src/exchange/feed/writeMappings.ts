import sql from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import type { Values } from './targets.ts';

/** What is recorded about a fed record. */
export interface RecordMapping {
  externalId: string;
  recordId: number | null;
  made: boolean;
  fed: Values | null;
  deleted: boolean;
}

/** Stores the record for each external id. */
export async function writeMappings(
  transaction: Queryable,
  { sourceId, resource, batchId }: { sourceId: number; resource: FeedResource; batchId: number },
  notes: RecordMapping[],
): Promise<void> {
  if (notes.length === 0) return;
  await transaction.query(sql`
    INSERT INTO feed_record (source_id, resource, external_id, record_id, made, fed, created_in, changed_in, deleted_at)
    SELECT ${sourceId}, ${resource}, "externalId", "recordId", made, fed, ${batchId}, ${batchId}, CASE WHEN deleted THEN now() END
    FROM json_to_recordset(${JSON.stringify(notes)}::json)
      AS new ("externalId" text, "recordId" bigint, made boolean, fed jsonb, deleted boolean)
    ON CONFLICT (source_id, resource, external_id) DO UPDATE SET record_id = excluded.record_id, made = excluded.made,
      fed = excluded.fed, deleted_at = excluded.deleted_at, changed_in = excluded.changed_in,
      -- What a source let go of that it had not made begins anew.
      created_in = CASE WHEN feed_record.deleted_at IS NOT NULL AND NOT feed_record.made THEN excluded.created_in ELSE feed_record.created_in END`);
}

/** An audit row for a fed record. */
export interface FedEntry {
  action: string;
  record: string;
  before: Values | null;
  after: object | null;
}

/** Writes audit rows with the token (TOK-05) or the person who applies the file. */
export async function auditFed(
  transaction: Queryable,
  { tokenId, employeeId }: { tokenId: number | null; employeeId?: number },
  entries: FedEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await transaction.query(sql`
    INSERT INTO audit_log (service_token_id, employee_id, action, record, before, after)
    SELECT ${tokenId}::int, ${employeeId ?? null}::int, action, record, before, after FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS new (action text, record text, before jsonb, after jsonb)`);
}
