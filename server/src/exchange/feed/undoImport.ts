import sql from 'sql-template-tag';
import type { FeedUndone } from './contract.ts';
import { FEED_RESOURCES, type FeedResource } from '../rules/feedFields.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireScope, type Feeder } from '../tokens/serviceCaller.ts';
import { openBatch, takeTurn } from './openBatch.ts';
import { feedRound, type Outcome } from './round.ts';
import type { Values } from './targets.ts';

/** So many records are taken back at a time. */
const AT_A_TIME = 1000;
/** So many of those that stay are named. */
export const UNDO_NAMED = 1000;

/** A record of an import: what it was before, if it was there, and whether it was fed again since. */
interface Imported {
  externalId: string;
  before: Values | null;
  isChangedSince: boolean;
  /** It stands for a record that others have made, which the import was the first to touch for the source. */
  isDouble: boolean;
}

/** The records of a resource that an import created, changed or deleted, in the order of their external ids. */
const recordsOf = (
  transaction: Queryable,
  {
    sourceId,
    resource,
    batches,
    after,
  }: { sourceId: number; resource: FeedResource; batches: number[]; after: string },
): Promise<Imported[]> =>
  transaction.query<Imported>(sql`
    SELECT external_id AS "externalId", changed_in <> ALL(${batches}::bigint[]) AS "isChangedSince",
      created_in = ANY(${batches}::bigint[]) AND NOT made AS "isDouble",
      CASE WHEN created_in <> ALL(${batches}::bigint[]) OR NOT made THEN (
        SELECT before FROM feed_before
        WHERE batch_id = ANY(${batches}::bigint[]) AND feed_before.external_id = feed_record.external_id
        ORDER BY batch_id LIMIT 1) END AS before
    FROM feed_record WHERE source_id = ${sourceId} AND resource = ${resource} AND external_id > ${after}
      AND (created_in = ANY(${batches}::bigint[]) AND deleted_at IS NULL
        OR external_id IN (SELECT external_id FROM feed_before WHERE batch_id = ANY(${batches}::bigint[])))
    ORDER BY feed_record.external_id LIMIT ${AT_A_TIME}`);

/** Why a record is not as it was before. */
function reasonOf(outcome: Outcome): string | undefined {
  if ('errors' in outcome)
    return outcome.errors.map(({ field, message }) => `${field} ${message}`).join(', ');
  return outcome.kept.length === 0
    ? undefined
    : outcome.kept.map(({ field, message }) => `${field} ${message}`).join(', ');
}

/** The batches of an import, by resource. @throws HttpProblem 404 for an import that this source has not made */
export async function batchesOf(
  transaction: Queryable,
  sourceId: number,
  name: string,
): Promise<Map<FeedResource, number[]>> {
  const batches = await transaction.query<{ id: number; resource: FeedResource }>(sql`
    SELECT id, resource FROM feed_batch WHERE source_id = ${sourceId} AND import = ${name}`);
  if (batches.length === 0) throw new HttpProblem(404, 'There is no import with this name.');
  const ids = new Map<FeedResource, number[]>();
  for (const { id, resource } of batches) ids.set(resource, [...(ids.get(resource) ?? []), id]);
  return ids;
}

/**
 * Takes the next records of an import back: what it created is deleted, what it changed or deleted is as it was. What was fed
 * again since stays, and so does what people changed.
 * @param place the batches of the import that fed the resource, and the external id behind which it goes on
 * @returns what became of them, and behind which external id it goes on; undefined when that was all
 */
export async function undoSome(
  transaction: Transaction,
  caller: Feeder,
  { resource, batches, after }: { resource: FeedResource; batches: number[]; after: string },
): Promise<{ undone: FeedUndone; after: string | undefined }> {
  const undone: FeedUndone = { restored: 0, kept: [] };
  const batchId = await openBatch(transaction, { caller, resource, import: undefined });
  const imported = await recordsOf(transaction, { sourceId: caller.sourceId, resource, batches, after });
  const records = imported.filter(({ isChangedSince }) => !isChangedSince);
  const batch = { ...caller, transaction, resource, batchId };
  const { outcomes } = await feedRound(
    batch,
    records.map(({ externalId, before }) => ({ externalId, deleted: before === null, values: {} })),
    records.map(({ before }) => before ?? {}),
  );
  // The source lets go of records of others: imported again, they are found as such.
  const doubles = records.filter(({ isDouble, before }) => isDouble && before !== null);
  if (doubles.length > 0)
    await feedRound(
      batch,
      doubles.map(({ externalId }) => ({ externalId, deleted: true, values: {} })),
    );
  for (const { externalId, isChangedSince } of imported)
    if (isChangedSince) undone.kept.push({ resource, externalId, message: 'was fed again since' });
  outcomes.forEach((outcome, place) => {
    const reason = reasonOf(outcome);
    if (reason === undefined) undone.restored += 1;
    else undone.kept.push({ resource, externalId: records[place]?.externalId ?? '', message: reason });
  });
  return { undone, after: imported.length < AT_A_TIME ? undefined : imported.at(-1)?.externalId };
}

/**
 * Takes an import back in one transaction (FEED-10).
 * @throws HttpProblem 403 without the scopes of all that it holds, 404 for an import that this source has not made
 */
export function undoImport(database: Database, caller: Feeder, name: string): Promise<FeedUndone> {
  return database.transaction(
    async (transaction) => {
      await takeTurn(transaction, caller);
      const batches = await batchesOf(transaction, caller.sourceId, name);
      const undone: FeedUndone = { restored: 0, kept: [] };
      for (const resource of FEED_RESOURCES.toReversed()) {
        const own = batches.get(resource);
        if (own === undefined) continue;
        requireScope(caller, `feed:${resource}`);
        for (let after: string | undefined = ''; after !== undefined;) {
          const some = await undoSome(transaction, caller, { resource, batches: own, after });
          undone.restored += some.undone.restored;
          undone.kept = [...undone.kept, ...some.undone.kept].slice(0, UNDO_NAMED);
          after = some.after;
        }
      }
      return undone;
    },
    { patient: true },
  );
}
