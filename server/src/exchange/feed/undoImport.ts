import sql from 'sql-template-tag';
import type { FeedUndone } from './contract.ts';
import { FEED_RESOURCES, type FeedResource } from '../rules/feedFields.ts';
import { fieldLabel } from '../rules/fieldLabels.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireScope, type Feeder } from '../tokens/serviceCaller.ts';
import { withName } from './decide.ts';
import type { EndAccessOf } from './entry.ts';
import { openBatch, takeTurn } from './openBatch.ts';
import { feedRound, type Outcome } from './round.ts';
import type { Values } from './targets.ts';

/** Records undone at a time. */
const AT_A_TIME = 1000;
/** How many of the records that stay are listed. */
export const UNDO_NAMED = 1000;

/** A record of an import: its earlier state, if it existed, and whether it was fed again since. */
interface Imported {
  externalId: string;
  before: Values | null;
  isChangedSince: boolean;
  /** This import was the source's first to touch the record, which others created. */
  isDouble: boolean;
}

/** The records of a resource that an import created, changed or deleted, ordered by external id. */
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

/** Why a record can't be restored, with the labels of the import page; the record itself is 'it'. */
function reasonOf(resource: FeedResource, outcome: Outcome): string | undefined {
  const faults = 'errors' in outcome ? outcome.errors : outcome.kept;
  const nameOf = (field: string) => (field === 'externalId' ? 'it' : fieldLabel(resource, field));
  return faults.length === 0
    ? undefined
    : faults.map(({ field, message }) => withName(nameOf(field), message)).join(', ');
}

/** The batches of an import, by resource. @throws HttpProblem 404 if this source has no such import */
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

/** Who undoes an import, and how employees whom this disables lose their access. */
interface Undoer {
  caller: Feeder;
  endAccessOf: EndAccessOf;
}

/**
 * Undoes the next records of an import: deletes what it created and restores what it changed or deleted. Records that were fed again or
 * that people changed stay.
 * @param place the import's batches of the resource, and the external id to continue after
 * @returns the results and where to continue; undefined when done
 */
export async function undoSome(
  transaction: Transaction,
  { caller, endAccessOf }: Undoer,
  { resource, batches, after }: { resource: FeedResource; batches: number[]; after: string },
): Promise<{ undone: FeedUndone; after: string | undefined }> {
  const undone: FeedUndone = { restored: 0, kept: [] };
  const batchId = await openBatch(transaction, { caller, resource, import: undefined });
  const imported = await recordsOf(transaction, { sourceId: caller.sourceId, resource, batches, after });
  const records = imported.filter(({ isChangedSince }) => !isChangedSince);
  const batch = { ...caller, transaction, resource, batchId, endAccessOf };
  const { outcomes } = await feedRound(
    { ...batch, undoes: true },
    records.map(({ externalId, before }) => ({ externalId, deleted: before === null, values: {} })),
    records.map(({ before }) => before ?? {}),
  );
  // The source releases others' records, so that another import can match them again.
  const doubles = records.filter(({ isDouble, before }) => isDouble && before !== null);
  if (doubles.length > 0)
    await feedRound(
      batch,
      doubles.map(({ externalId }) => ({ externalId, deleted: true, values: {} })),
    );
  for (const { externalId, isChangedSince } of imported)
    if (isChangedSince) undone.kept.push({ resource, externalId, message: 'it was imported again later' });
  outcomes.forEach((outcome, place) => {
    const reason = reasonOf(resource, outcome);
    if (reason === undefined) undone.restored += 1;
    else undone.kept.push({ resource, externalId: records[place]?.externalId ?? '', message: reason });
  });
  return { undone, after: imported.length < AT_A_TIME ? undefined : imported.at(-1)?.externalId };
}

/**
 * Undoes an import in one transaction (FEED-10).
 * @throws HttpProblem 403 without the scopes of all its records, 404 if this source has no such import
 */
export function undoImport(database: Database, undoer: Undoer, name: string): Promise<FeedUndone> {
  const { caller } = undoer;
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
          const some = await undoSome(transaction, undoer, { resource, batches: own, after });
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
