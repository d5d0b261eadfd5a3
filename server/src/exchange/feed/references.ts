import sql, { raw, type Sql } from 'sql-template-tag';
import { FEED_RESOURCES, fieldsOf, type FeedField, type FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import type { FieldError } from '../../http/problem.ts';
import { findByName } from './findByName.ts';
import type { Sent } from './readRecord.ts';
import { emptyValue, targetOf, type Value, type Values } from './targets.ts';

/** Ids by the names or external ids that records use. */
type Ids = Map<string, number>;

/** New names with reserved ids. Their rows are created if a record with them is accepted. */
export type NewNames = Map<FeedResource, Ids>;

/** A batch's references: the record for each external id or name. */
export interface References {
  find: (to: FeedResource, called: string) => number | undefined;
  /** Why a reference is invalid. */
  fault: (to: FeedResource, called: string) => string;
  newNames: NewNames;
}

const REFERENCES = new Map(
  FEED_RESOURCES.map((resource) => [
    resource,
    Object.entries(fieldsOf(resource)).filter(([, { to }]) => to !== undefined),
  ]),
);
const referencesOf = (resource: FeedResource): [string, FeedField][] => REFERENCES.get(resource) ?? [];

/** Whether unknown names are created when records refer by name: a company's group (IMPO-14). */
const isMade = (resource: FeedResource, field: string): boolean =>
  resource === 'companies' && field === 'parent';

/** The names and external ids that records use for references, by resource. */
function mentioned(resource: FeedResource, records: readonly Sent[], byName: boolean) {
  const ids = new Map<FeedResource, Set<string>>();
  const names = new Map<FeedResource, Set<string>>();
  for (const [name, { kind, to }] of referencesOf(resource)) {
    if (to === undefined) continue;
    const known = ids.get(to) ?? new Set();
    ids.set(to, known);
    const named = names.get(to) ?? new Set();
    if (kind === 'named' || (byName && isMade(resource, name))) names.set(to, named);
    for (const { values, deleted } of records) {
      const value = values[name];
      if (deleted || value === undefined || value === null) continue;
      for (const one of Array.isArray(value) ? value : [String(value)]) {
        known.add(one);
        named.add(one);
      }
    }
  }
  return { ids, names };
}

/** A source's records by external id, except those whose rows a feed or people deleted. */
export async function idsOf(
  transaction: Queryable,
  sourceId: number,
  resource: FeedResource,
  called: Iterable<string>,
): Promise<Ids> {
  const rows = await transaction.query<{ called: string; id: number }>(sql`
    SELECT external_id AS called, record_id AS id FROM feed_record
    WHERE source_id = ${sourceId} AND resource = ${resource} AND external_id = ANY(${[...called]}::text[])
      AND EXISTS (SELECT FROM ${raw(targetOf(resource).table)} WHERE id = record_id)`);
  return new Map(rows.map(({ called, id }) => [called, id]));
}

/** What makes two names the same row. */
const keyOf = (to: FeedResource, name: string): Sql => raw(targetOf(to).nameKey?.(name) ?? name);

/** Finds rows of a table of names. A deleted row's name still refers to that row. */
async function idsOfNames(transaction: Queryable, to: FeedResource, names: string[]): Promise<Ids> {
  const rows = await transaction.query<{ name: string; id: number }>(sql`
    SELECT called.name, t.id FROM unnest(${names}::text[]) AS called (name)
    JOIN ${raw(targetOf(to).table)} AS t ON ${keyOf(to, 't.name')} = ${keyOf(to, 'called.name')}`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** New names by what makes them the same row: 'Forest Group' and 'forest  group' are one parent. */
async function sameNames(transaction: Queryable, to: FeedResource, names: string[]): Promise<string[][]> {
  const rows = await transaction.query<{ same: string[] }>(sql`
    SELECT array_agg(name ORDER BY place) AS same FROM unnest(${names}::text[]) WITH ORDINALITY AS called (name, place)
    GROUP BY ${keyOf(to, 'name')} ORDER BY min(place)`);
  return rows.map(({ same }) => same);
}

/** Reserves ids for the next rows of a table. */
export async function reserveIds(transaction: Queryable, table: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await transaction.query<{ id: number }>(sql`
    SELECT nextval((SELECT pg_get_serial_sequence(${table}, 'id')::regclass)) AS id FROM generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** Finds all referenced records with at most five statements per resource. */
export async function findReferences(
  transaction: Queryable,
  { sourceId, byName = false }: { sourceId: number; byName?: boolean | undefined },
  resource: FeedResource,
  records: readonly Sent[],
): Promise<References> {
  const { ids, names } = mentioned(resource, records, byName);
  const found = new Map<FeedResource, Ids>();
  const faults = new Map<FeedResource, Map<string, string>>();
  const newNames: NewNames = new Map();
  for (const to of FEED_RESOURCES) {
    const called = ids.get(to);
    if (called === undefined || called.size === 0) continue;
    const known = await idsOf(transaction, sourceId, to, called);
    found.set(to, known);
    const others = await findByName(
      transaction,
      to,
      byName ? [...called].filter((one) => !known.has(one)) : [],
    );
    for (const [name, id] of others.ids) known.set(name, id);
    faults.set(to, others.faults);
    const unknown = [...(names.get(to) ?? [])].filter((name) => !known.has(name));
    if (unknown.length === 0) continue;
    for (const [name, id] of await idsOfNames(transaction, to, unknown)) known.set(name, id);
    // A name that fits several records isn't a new one (IMPO-14).
    const missing = await sameNames(
      transaction,
      to,
      unknown.filter((name) => !known.has(name) && !others.ambiguous.has(name)),
    );
    const taken = await reserveIds(transaction, targetOf(to).table, missing.length);
    newNames.set(
      to,
      new Map(missing.flatMap((same, index) => same.map((name) => [name, taken[index] ?? 0] as const))),
    );
  }
  return {
    find: (to, called) => found.get(to)?.get(called) ?? newNames.get(to)?.get(called),
    fault: (to, called) => faults.get(to)?.get(called) ?? `${JSON.stringify(called)} is unknown in ${to}`,
    newNames,
  };
}

/** Resolves a record's references to ids. @returns an error for each reference that can't be resolved */
export function resolve(
  resource: FeedResource,
  { values }: Sent,
  { find, fault }: References,
): { values: Values } | { errors: FieldError[] } {
  const errors: FieldError[] = [];
  // Lists always contain references and are replaced as a whole.
  const resolved = { ...values } as Values;
  for (const [name, field] of referencesOf(resource)) {
    const value = values[name];
    const { to } = field;
    if (to === undefined || value === undefined) continue;
    const idOf = (called: string): number => {
      const id = find(to, called);
      if (id === undefined) errors.push({ field: name, message: fault(to, called) });
      return id ?? 0;
    };
    if (Array.isArray(value))
      resolved[name] = [...new Set(value.map(idOf))].sort((one, other) => one - other);
    else resolved[name] = value === null ? emptyValue(resource, name, field) : idOf(String(value));
  }
  return errors.length > 0 ? { errors } : { values: resolved };
}

const idsIn = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value : typeof value === 'number' ? [value] : [];

/** Finds references to rows that people deleted. @returns for each record, an error for each field that has one */
export async function findGone(
  transaction: Queryable,
  resource: FeedResource,
  records: readonly Values[],
): Promise<FieldError[][]> {
  const errors = records.map((): FieldError[] => []);
  for (const [field, { to }] of referencesOf(resource)) {
    if (to === undefined) continue;
    const ids = [...new Set(records.flatMap((values) => idsIn(values[field])))];
    if (ids.length === 0) continue;
    const rows = await transaction.query<{ id: number }>(sql`
      SELECT id FROM unnest(${ids}::int[]) AS called (id)
      WHERE NOT EXISTS (SELECT FROM ${raw(targetOf(to).table)} AS t WHERE t.id = called.id)`);
    const gone = new Set(rows.map(({ id }) => id));
    records.forEach((values, place) => {
      if (idsIn(values[field]).some((id) => gone.has(id)))
        errors[place]?.push({ field, message: 'was deleted here' });
    });
  }
  return errors;
}
