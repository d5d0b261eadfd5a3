import sql from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import type { Feeder } from '../tokens/serviceCaller.ts';
import { targetOf } from './targets.ts';

/** The id of the advisory lock. No other lock uses this number. */
const TURNS = 7_426_058;

/** Batches of a source run one after the other, so their ids become visible in order. */
export async function takeTurn(
  transaction: Queryable,
  { sourceId }: Pick<Feeder, 'sourceId'>,
): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${TURNS}, ${sourceId})`);
}

/** Begins a source's batch, after `takeTurn`. @returns the batch's id */
export async function openBatch(
  transaction: Queryable,
  { caller, resource, import: name }: { caller: Feeder; resource: FeedResource; import: string | undefined },
): Promise<number> {
  // Every change of the option lists locks this row. Locking it first avoids deadlocks.
  if (targetOf(resource).isOption === true)
    await transaction.query(sql`SELECT FROM change WHERE topic = 'options' FOR UPDATE`);
  const [batch] = await transaction.query<{ id: number }>(sql`
    INSERT INTO feed_batch (source_id, resource, service_token_id, import)
    VALUES (${caller.sourceId}, ${resource}, ${caller.tokenId}, ${name ?? null}) RETURNING id`);
  return batch?.id ?? 0;
}
