import sql from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { FieldError } from '../../http/problem.ts';
import { findClashes, type Claim, type Clash } from './clashes.ts';
import { actionOf, type Batch, type Entry } from './entry.ts';
import { isCheckedForDuplicates } from './findDuplicates.ts';
import { claimed, editable, isSame, decide } from './decide.ts';
import { readCurrent } from './known.ts';
import { reserveIds } from './references.ts';
import { targetOf } from './targets.ts';

const refuse = (entry: Entry, error: FieldError): void => {
  entry.decision = { errors: [error] };
};

/** The claim of a record whose unique key is set: it's new or restored, or its key changes. */
function claimOf(resource: FeedResource, entry: Entry, place: number): Claim | undefined {
  const { decision, known, recordId } = entry;
  const action = actionOf(entry, false);
  if ('errors' in decision || (action !== 'insert' && action !== 'update')) return undefined;
  const { fields = [] } = targetOf(resource).unique ?? {};
  const isSameKey = fields.every((field) => isSame(decision.values[field], known?.current?.[field]));
  if (known?.current !== undefined && !known.isDeleted && isSameKey) return undefined;
  return { place, recordId: known?.current === undefined ? undefined : recordId, values: decision.values };
}

/** Takes over an existing row and keeps what people wrote (FEED-08). */
async function takeOver({ transaction, resource }: Batch, entries: Entry[], clashes: Map<number, Clash>) {
  const taken = [...clashes].flatMap(([place, clash]) =>
    'take' in clash ? [{ place, id: clash.take }] : [],
  );
  if (taken.length === 0) return;
  const ids = taken.map(({ id }) => id);
  const rows = await readCurrent(transaction, resource, ids);
  const isName = targetOf(resource).adopts === 'by name';
  for (const { place, id } of taken) {
    const entry = entries[place];
    const current = rows.get(id);
    if (entry === undefined || current === undefined) continue;
    entry.recordId = id;
    entry.known = claimed(resource, id, current);
    entry.decision = isName
      ? { verdict: 'created', kept: [], values: current, fed: editable(resource, current) }
      : decide(resource, { values: entry.values, deleted: false }, entry.known);
  }
}

/** Two external ids with the same name share a row. */
function share(entries: Entry[], clashes: Map<number, Clash>): void {
  for (const [place, clash] of clashes) {
    const entry = entries[place];
    const first = 'sameAs' in clash ? entries[clash.sameAs] : undefined;
    if (entry === undefined || first === undefined) continue;
    if ('errors' in first.decision) entry.decision = first.decision;
    entry.recordId = first.recordId;
    entry.known = { recordId: first.recordId, made: false, fed: {}, isDeleted: false, current: entry.values };
  }
}

/** A source can't rename records that others use, too. */
async function refuseSharedNames({ transaction, resource }: Batch, entries: Entry[]): Promise<void> {
  if (targetOf(resource).adopts !== 'by name') return;
  const renamed = entries.filter(
    ({ isMapped, decision, known }) =>
      isMapped && 'verdict' in decision && !isSame(decision.values.name, known?.current?.name),
  );
  if (renamed.length === 0) return;
  const ids = renamed.map(({ recordId }) => recordId);
  const shared = await transaction.query<{ id: number }>(sql`
    SELECT record_id AS id FROM feed_record WHERE resource = ${resource} AND record_id = ANY(${ids}::bigint[])
    GROUP BY record_id HAVING count(*) > 1 OR NOT bool_and(made)`);
  const isShared = new Set(shared.map(({ id }) => id));
  for (const entry of renamed)
    if (isShared.has(entry.recordId ?? 0))
      refuse(entry, {
        field: 'name',
        message: 'can’t be changed, because other sources or people also use this record',
      });
}

/** Resolves collisions of unique keys and gives each new record its id. */
export async function assignRecordIds(batch: Batch, entries: Entry[]): Promise<void> {
  const { transaction, sourceId, resource } = batch;
  await refuseSharedNames(batch, entries);
  const claims = entries.flatMap((entry, place) => claimOf(resource, entry, place) ?? []);
  // Matches of file rows were found and chosen earlier.
  const takes = batch.choiceOf === undefined || !isCheckedForDuplicates(resource);
  const clashes = await findClashes(transaction, { sourceId, resource, takes }, claims);
  for (const [place, clash] of clashes) {
    const entry = entries[place];
    if (entry !== undefined && 'error' in clash) refuse(entry, clash.error);
  }
  await takeOver(batch, entries, clashes);
  const fresh = entries.filter(
    (entry, place) => actionOf(entry, false) === 'insert' && !('sameAs' in (clashes.get(place) ?? {})),
  );
  const ids = await reserveIds(transaction, targetOf(resource).table, fresh.length);
  fresh.forEach((entry, index) => {
    entry.recordId = ids[index];
  });
  share(entries, clashes);
}
