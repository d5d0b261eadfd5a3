import sql, { raw, type Sql } from 'sql-template-tag';
import type { FeedPage, FeedReadQuery } from './contract.ts';
import { fieldsOf, type FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import { badField } from '../../http/problem.ts';
import { selected } from './columns.ts';
import { linksOf, valuesOf, type KnownRow } from './known.ts';
import { targetOf, type Value, type Values } from './targets.ts';

const CURSOR = /^(\d{1,18})\.([\w-]*)$/;

/** 'batch.' is the position after a whole batch, 'batch.id' after one of its records. */
function readCursor(after: string): { batch: number; externalId: string | null } {
  if (after === '') return { batch: 0, externalId: null };
  const [, batch, id] = CURSOR.exec(after) ?? [];
  if (batch === undefined || id === undefined) throw badField('after', 'isn’t a cursor of this call');
  return {
    batch: Number(batch),
    externalId: id === '' ? null : Buffer.from(id, 'base64url').toString('utf8'),
  };
}

const cursorOf = (batch: number, externalId: string): string =>
  `${batch}.${Buffer.from(externalId, 'utf8').toString('base64url')}`;

interface Row extends KnownRow {
  _changed_in: number;
}

/** The names for ids of other resources: the source's external id, or else the record's name if it has one. */
async function namesOf(
  database: Queryable,
  sourceId: number,
  resource: FeedResource,
  records: Values[],
): Promise<(field: string, id: number) => string | null> {
  const names = new Map<string, Map<number, string>>();
  for (const [field, { to, kind }] of Object.entries(fieldsOf(resource))) {
    if (to === undefined) continue;
    const ids = [...new Set(records.flatMap((values) => values[field] ?? []))].filter(
      (id) => typeof id === 'number',
    );
    const own = await database.query<{ id: number; name: string }>(sql`
      SELECT DISTINCT ON (record_id) record_id AS id, external_id AS name FROM feed_record
      WHERE source_id = ${sourceId} AND resource = ${to} AND record_id = ANY(${ids}::bigint[]) ORDER BY record_id, external_id`);
    const known = new Map(own.map(({ id, name }) => [id, name]));
    if (kind === 'named') {
      const rows = await database.query<{ id: number; name: string }>(
        sql`SELECT id, name FROM ${raw(targetOf(to).table)} WHERE id = ANY(${ids}::int[])`,
      );
      for (const { id, name } of rows) if (!known.has(id)) known.set(id, name);
    }
    names.set(field, known);
  }
  return (field, id) => names.get(field)?.get(id) ?? null;
}

/** A record in the format of the feed: nested, with external ids for references. */
function asFed(
  resource: FeedResource,
  values: Values,
  nameOf: (field: string, id: number) => string | null,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const external = (field: string, value: Value | undefined): unknown => {
    if (fieldsOf(resource)[field]?.to === undefined) return value;
    if (Array.isArray(value)) return value.flatMap((id) => nameOf(field, id) ?? []);
    return typeof value === 'number' ? nameOf(field, value) : null;
  };
  for (const field of Object.keys(fieldsOf(resource))) {
    const [outer = field, inner] = field.split('.');
    const value = external(field, values[field]);
    if (inner === undefined) record[field] = value;
    else record[outer] = { ...(record[outer] as object | undefined), [inner]: value };
  }
  return record;
}

interface Place {
  sourceId: number;
  resource: FeedResource;
}

/** The current state of fed records, in the format of the feed; deleted ones are marked. */
async function recordsOf(
  database: Queryable,
  { sourceId, resource }: Place,
  fed: Sql,
): Promise<{ rows: Row[]; records: FedRecord[] }> {
  const { columns, join } = linksOf(resource);
  const rows = await database.query<Row>(sql`
    SELECT external_id AS _external_id, changed_in AS _changed_in, feed_record.deleted_at IS NOT NULL AS _deleted,
      t.id IS NOT NULL AS _exists, ${raw(selected(resource))}${columns}
    FROM (SELECT * FROM feed_record WHERE source_id = ${sourceId} AND resource = ${resource} AND ${fed}) AS feed_record
    LEFT JOIN ${raw(targetOf(resource).table)} AS t ON t.id = record_id ${join}
    ORDER BY changed_in, external_id`);
  const isHere = (row: Row) => row._exists && !row._deleted;
  const values = rows.map((row) => valuesOf(resource, row));
  const nameOf = await namesOf(
    database,
    sourceId,
    resource,
    values.filter((_, place) => rows[place]?._exists === true),
  );
  const records = rows.map((row, place) => ({
    externalId: row._external_id,
    ...(isHere(row) ? asFed(resource, values[place] ?? {}, nameOf) : { deleted: true }),
  }));
  return { rows, records };
}

/** A record in the format of the feed. */
export type FedRecord = Record<string, unknown> & { externalId: string };

/** Records of a source by their external ids. */
export async function readHeld(
  database: Queryable,
  place: Place,
  externalIds: string[],
): Promise<Map<string, FedRecord>> {
  const { records } = await recordsOf(database, place, sql`external_id = ANY(${externalIds}::text[])`);
  return new Map(records.map((record) => [record.externalId, record]));
}

/**
 * A source's records as they are now, ordered by last change; deleted ones are marked (FEED-05).
 * @throws HttpProblem 400 for an invalid cursor
 */
export async function readBack(
  database: Queryable,
  { sourceId, resource }: { sourceId: number; resource: FeedResource },
  { after, limit }: FeedReadQuery,
): Promise<FeedPage> {
  const { batch, externalId } = readCursor(after);
  const { rows, records } = await recordsOf(
    database,
    { sourceId, resource },
    sql`changed_in >= ${batch} AND (changed_in > ${batch} OR external_id > ${externalId}::text)
      ORDER BY changed_in, external_id LIMIT ${limit}`,
  );
  const last = rows.at(-1);
  return {
    records,
    cursor: last === undefined ? after : cursorOf(last._changed_in, last._external_id),
  };
}
