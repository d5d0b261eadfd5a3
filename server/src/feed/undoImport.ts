import sql from 'sql-template-tag';
import type { FeedUndone } from '@galley/shared/contract/feed';
import { FEED_RESOURCES, type FeedResource } from '@galley/shared/contract/feedFields';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { requireScope, type Feeder } from '../tokens/serviceCaller.ts';
import { openBatch, takeTurn } from './openBatch.ts';
import { feedRound, type Outcome } from './round.ts';
import type { Values } from './targets.ts';

/** So many records are taken back at a time. */
const AT_A_TIME = 1000;
/** So many of those that stay are named. */
const NAMED = 1000;

/** A record of an import: what it was before, if it was there, and whether it was fed again since. */
interface Imported {
  externalId: string;
  before: Values | null;
  isChangedSince: boolean;
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
      CASE WHEN created_in <> ALL(${batches}::bigint[]) THEN (
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

/**
 * Takes an import back in one transaction: what it created is deleted, what it changed or deleted is as it was (FEED-10). What
 * was fed again since stays, and so does what people changed.
 * @param noteDone notes it in the same transaction
 * @throws HttpProblem 403 without the scopes of all that it holds, 404 for an import that this source has not made
 */
export function undoImport(
  database: Database,
  caller: Feeder,
  name: string,
  noteDone: (transaction: Transaction, undone: FeedUndone) => Promise<void> = async () => {},
): Promise<FeedUndone> {
  const { sourceId } = caller;
  return database.transaction(
    async (transaction) => {
      await takeTurn(transaction, caller);
      const batches = await transaction.query<{ id: number; resource: FeedResource }>(sql`
        SELECT id, resource FROM feed_batch WHERE source_id = ${sourceId} AND import = ${name}`);
      if (batches.length === 0) throw new HttpProblem(404, 'There is no import of this name.');
      const undone: FeedUndone = { restored: 0, kept: [] };
      for (const resource of FEED_RESOURCES.toReversed()) {
        const own = batches.filter((batch) => batch.resource === resource).map(({ id }) => id);
        if (own.length === 0) continue;
        requireScope(caller, `feed:${resource}`);
        const batchId = await openBatch(transaction, { caller, resource, import: undefined });
        let after = '';
        for (;;) {
          const imported = await recordsOf(transaction, { sourceId, resource, batches: own, after });
          const records = imported.filter(({ isChangedSince }) => !isChangedSince);
          const { outcomes } = await feedRound(
            { ...caller, transaction, resource, batchId },
            records.map(({ externalId, before }) => ({ externalId, deleted: before === null, values: {} })),
            records.map(({ before }) => before ?? {}),
          );
          const keep = (externalId: string, message: string) => {
            if (undone.kept.length < NAMED) undone.kept.push({ resource, externalId, message });
          };
          for (const { externalId, isChangedSince } of imported)
            if (isChangedSince) keep(externalId, 'was fed again since');
          outcomes.forEach((outcome, place) => {
            const reason = reasonOf(outcome);
            if (reason === undefined) undone.restored += 1;
            else keep(records[place]?.externalId ?? '', reason);
          });
          if (imported.length < AT_A_TIME) break;
          after = imported.at(-1)?.externalId ?? '';
        }
      }
      await noteDone(transaction, undone);
      return undone;
    },
    { patient: true },
  );
}
