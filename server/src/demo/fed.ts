import sql, { raw } from 'sql-template-tag';
import { FEED_RESOURCES, type FeedResource } from '../exchange/rules/feedFields.ts';
import type { Transaction } from '../db/database.ts';
import { editable, isEditedHere, readCurrent, targetOf, writeMappings } from '../exchange/index.ts';

/** The source of the demo's customers, people, prices and order lines; the sample provider keeps feeding them (PROV-03). */
export const DEMO_SOURCE = 'provider';

const BATCH = 5_000;

/** What the provider feeds: not the Operations employees, who give systems access, and not lists that exist without it. */
const HELD: Partial<Record<FeedResource, string>> = { employees: "WHERE employee_type <> 'Operations'" };
const SHARED: ReadonlySet<FeedResource> = new Set(['forecast-families']);

async function noteResource(
  transaction: Transaction,
  { sourceId, batchId }: { sourceId: number; batchId: number },
  resource: FeedResource,
): Promise<void> {
  if (resource === 'orders') {
    await transaction.query(sql`
      INSERT INTO feed_record (source_id, resource, external_id, record_id, made, created_in, changed_in)
      SELECT ${sourceId}, ${resource}, order_id || '-' || line_num, id, true, ${batchId}, ${batchId} FROM order_line`);
    return;
  }
  const rows = await transaction.query<{ id: number }>(
    sql`SELECT id FROM ${raw(targetOf(resource).table)} ${raw(HELD[resource] ?? '')} ORDER BY id`,
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
    const held = await readCurrent(transaction, resource, ids);
    const notes = [...held].map(([id, values]) => ({
      externalId: `${resource}-${id}`,
      recordId: id,
      made: !SHARED.has(resource),
      fed: isEditedHere(resource) ? editable(resource, values) : null,
      deleted: false,
    }));
    await writeMappings(transaction, { sourceId, resource, batchId }, notes);
  }
}

/** Records the provider's part of the demo as fed by it, so that the provider's system can read it back and continue from there. */
export async function noteAsFed(transaction: Transaction): Promise<void> {
  const [batch] = await transaction.query<{ sourceId: number; batchId: number }>(sql`
    INSERT INTO feed_source (name) VALUES (${DEMO_SOURCE})
    RETURNING id AS "sourceId", nextval(pg_get_serial_sequence('feed_batch', 'id')) AS "batchId"`);
  if (batch === undefined) return;
  for (const resource of FEED_RESOURCES) await noteResource(transaction, batch, resource);
}
