import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { FEED_RESOURCES, fieldsOf, type FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsOf, selected } from './columns.ts';
import { targetOf, type Values } from './targets.ts';

/** The state of an external id. */
export interface Known {
  /** Undefined if its row was deleted. */
  recordId: number | undefined;
  made: boolean;
  /** Last fed values of the fields that people can change; for a deleted record, all its values. */
  fed: Values;
  isDeleted: boolean;
  /** The current record; undefined if it's gone. */
  current: Values | undefined;
}

export interface KnownRow extends Record<string, unknown> {
  _external_id: string;
  _record_id: number | null;
  _made: boolean;
  _fed: Values | null;
  _deleted: boolean;
  _exists: boolean;
  _links: number[] | null;
  _default: number | null;
}

/** The links of the row `t`, in ascending order, and the default among them. */
export function linksOf(resource: FeedResource): { columns: Sql; join: Sql } {
  const { links } = targetOf(resource);
  if (links === undefined) return { columns: empty, join: empty };
  const { table, owner, other } = links;
  return {
    columns: sql`, links.ids AS _links, links.standard AS _default`,
    join: sql`LEFT JOIN LATERAL (
      SELECT array_agg(${raw(other)} ORDER BY ${raw(other)}) AS ids, max(${raw(other)}) FILTER (WHERE is_default) AS standard
      FROM ${raw(table)} WHERE ${raw(owner)} = t.id) AS links ON true`,
  };
}

export function valuesOf(resource: FeedResource, row: KnownRow): Values {
  const { links } = targetOf(resource);
  const values: Values = {};
  for (const { field } of columnsOf(resource)) values[field] = row[field] as Values[string];
  if (links === undefined) return values;
  return { ...values, [links.field]: row._links ?? [], [links.defaultField]: row._default };
}

const EDITED_HERE = new Set(
  FEED_RESOURCES.filter((resource) => Object.values(fieldsOf(resource)).some(({ here }) => here === true)),
);

/** Whether people can also change records of a resource here. */
export const isEditedHere = (resource: FeedResource): boolean => EDITED_HERE.has(resource);

/**
 * The state of a source's external ids. Records that people can change are locked first, always in the same order, so that what is read
 * stays valid.
 */
export async function readKnown(
  transaction: Queryable,
  sourceId: number,
  resource: FeedResource,
  externalIds: string[],
): Promise<Map<string, Known>> {
  const { table } = targetOf(resource);
  const mine = sql`source_id = ${sourceId} AND resource = ${resource} AND external_id = ANY(${externalIds}::text[])`;
  if (isEditedHere(resource))
    await transaction.query(sql`
      SELECT FROM ${raw(table)} WHERE id IN (SELECT record_id FROM feed_record WHERE ${mine}) ORDER BY id FOR NO KEY UPDATE`);
  const { columns, join: links } = linksOf(resource);
  const rows = await transaction.query<KnownRow>(sql`
    SELECT external_id AS _external_id, record_id AS _record_id, made AS _made, fed AS _fed,
      feed_record.deleted_at IS NOT NULL AS _deleted, t.id IS NOT NULL AS _exists, ${raw(selected(resource))}${columns}
    FROM feed_record LEFT JOIN ${raw(table)} AS t ON t.id = record_id ${links} WHERE ${mine}`);
  return new Map(
    rows.map((row) => [
      row._external_id,
      {
        recordId: row._record_id ?? undefined,
        made: row._made,
        fed: row._fed ?? {},
        isDeleted: row._deleted,
        current: row._exists ? valuesOf(resource, row) : undefined,
      },
    ]),
  );
}

/** Locks the records that a source takes over, and reads them by id. */
export async function readCurrent(
  transaction: Queryable,
  resource: FeedResource,
  ids: number[],
): Promise<Map<number, Values>> {
  const { table } = targetOf(resource);
  await transaction.query(sql`
    SELECT FROM ${raw(table)} WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR NO KEY UPDATE`);
  const { columns, join: links } = linksOf(resource);
  const rows = await transaction.query<KnownRow>(sql`
    SELECT t.id AS _record_id, ${raw(selected(resource))}${columns} FROM ${raw(table)} AS t ${links}
    WHERE t.id = ANY(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row._record_id ?? 0, valuesOf(resource, row)]));
}
