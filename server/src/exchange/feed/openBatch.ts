import sql from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import type { Feeder } from '../tokens/serviceCaller.ts';
import { targetOf } from './targets.ts';

/** Any fixed number that no other turns are taken by. */
const TURNS = 7_426_058;

/** The batches of a source take turns: their ids are in the order in which they become visible. */
export async function takeTurn(
  transaction: Queryable,
  { sourceId }: Pick<Feeder, 'sourceId'>,
): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${TURNS}, ${sourceId})`);
}

/** Begins a batch of a source whose turn it is. @returns its id */
export async function openBatch(
  transaction: Queryable,
  { caller, resource, import: name }: { caller: Feeder; resource: FeedResource; import: string | undefined },
): Promise<number> {
  // Every change of a list of options ends at this row; who takes it first holds nothing that another waits for.
  if (targetOf(resource).isOption === true)
    await transaction.query(sql`SELECT FROM change WHERE topic = 'options' FOR UPDATE`);
  const [batch] = await transaction.query<{ id: number }>(sql`
    INSERT INTO feed_batch (source_id, resource, service_token_id, import)
    VALUES (${caller.sourceId}, ${resource}, ${caller.tokenId}, ${name ?? null}) RETURNING id`);
  return batch?.id ?? 0;
}
