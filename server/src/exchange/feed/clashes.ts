import sql, { raw } from 'sql-template-tag';
import type { FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import type { FieldError } from '../../http/problem.ts';
import { recordset } from './columns.ts';
import { targetOf, type Values } from './targets.ts';

/** A record that gets a unique key: `place` in its round, and its own row, if it has one. */
export interface Claim {
  place: number;
  recordId: number | undefined;
  values: Values;
}

/** What a claim collides with: a row to take over, or a reason to refuse it. Undefined: nothing. */
export type Clash =
  | { take: number }
  /** The same row as an earlier record of the round. */
  | { sameAs: number }
  | { error: FieldError };

interface Met {
  place: number;
  /** Null: it has no key and can't collide. */
  key: string | null;
  id: number | null;
}

/** The owner of a row. */
interface Owned {
  id: number;
  /** Nobody feeds it, and it can be taken over. */
  isFree: boolean;
  isOthers: boolean;
}

function clashOf(
  resource: FeedResource,
  id: number | null,
  {
    isNew,
    takes,
    first,
    owned,
  }: { isNew: boolean; takes: boolean; first: number | undefined; owned: Owned | undefined },
): Clash | undefined {
  const { unique, adopts } = targetOf(resource);
  const field = unique?.field ?? '';
  const isShared = adopts === 'by name' && isNew;
  if (id === null && first === undefined) return undefined;
  if (first !== undefined)
    return isShared ? { sameAs: first } : { error: { field, message: `${unique?.message} in this batch` } };
  if (isNew && id !== null && (isShared || (takes && adopts !== undefined && owned?.isFree === true)))
    return { take: id };
  const message = owned?.isOthers === true ? 'belongs to another source' : (unique?.message ?? '');
  return { error: { field, message } };
}

/** The owners of claimed rows. */
async function ownersOf(
  transaction: Queryable,
  sourceId: number,
  resource: FeedResource,
  ids: number[],
): Promise<Map<number, Owned>> {
  if (ids.length === 0) return new Map();
  const { table, adopts } = targetOf(resource);
  const rows = await transaction.query<Owned>(sql`
    SELECT t.id, ${raw(typeof adopts === 'object' ? adopts.where : 'true')} AND NOT EXISTS (
        SELECT FROM feed_record WHERE resource = ${resource} AND record_id = t.id) AS "isFree",
      EXISTS (SELECT FROM feed_record
        WHERE resource = ${resource} AND record_id = t.id AND source_id <> ${sourceId}) AS "isOthers"
    FROM ${raw(table)} AS t WHERE t.id = ANY(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Finds collisions of unique keys with the table and within the round, where the first record wins. With `takes`, unfed rows are taken
 * over. If someone adds the record meanwhile, the unique index rejects it and the batch is retried.
 */
export async function findClashes(
  transaction: Queryable,
  { sourceId, resource, takes }: { sourceId: number; resource: FeedResource; takes: boolean },
  claims: Claim[],
): Promise<Map<number, Clash>> {
  const { table, unique } = targetOf(resource);
  const clashes = new Map<number, Clash>();
  if (unique === undefined || claims.length === 0) return clashes;
  const { fields } = unique;
  const keys = claims.map(({ place, values }) => ({
    id: place,
    ...Object.fromEntries(fields.map((field) => [field, values[field]])),
  }));
  const met = await transaction.query<Met>(sql`
    SELECT new.id AS place, ${raw(unique.key)} AS key, t.id FROM ${recordset(resource, keys, fields)} LEFT JOIN ${raw(table)} AS t ON ${raw(unique.match)}`);
  const metBy = new Map(met.map((one) => [one.place, one]));
  const ids = claims.flatMap(({ place, recordId }) => {
    const id = metBy.get(place)?.id ?? recordId;
    return id === undefined || id === recordId ? [] : [id];
  });
  const owners = await ownersOf(transaction, sourceId, resource, ids);
  const firstOf = new Map<string, number>();
  for (const { place, recordId } of claims) {
    const one = metBy.get(place);
    if (one === undefined || one.key === null) continue;
    const first = firstOf.get(one.key);
    if (one.id !== null && one.id === recordId) continue;
    const owned = one.id === null ? undefined : owners.get(one.id);
    const clash = clashOf(resource, one.id, { isNew: recordId === undefined, takes, first, owned });
    if (clash !== undefined) clashes.set(place, clash);
    if (first === undefined) firstOf.set(one.key, place);
  }
  return clashes;
}
