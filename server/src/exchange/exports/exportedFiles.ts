import sql, { raw } from 'sql-template-tag';
import { FEED_RESOURCES, fieldNamesOf, fieldsOf, type FeedResource } from '../rules/feedFields.ts';
import { ORDER_STATUSES } from '../../orders/rules/orderStatus.ts';
import type { Queryable } from '../../db/database.ts';
import { selected } from '../feed/columns.ts';
import { linksOf, valuesOf, type KnownRow } from '../feed/known.ts';
import { targetOf, type Value, type Values } from '../feed/targets.ts';

/** How many rows are read at once; in the embedded database, others wait meanwhile. */
const PAGE = 500;

/** A file of the export: its name, and its rows beginning with the headings. */
export interface ExportedFile {
  name: string;
  rows: AsyncGenerator<readonly string[]>;
}

/** The names of records in the files, by resource and internal id. */
export type RecordNames = ReadonlyMap<FeedResource, ReadonlyMap<number, string>>;

/** Only Operations adds Operations employees, in the browser. They have no row in the files; records refer to them by email. */
const OPERATIONS = "t.employee_type = 'Operations'";
/** Nothing refers to contacts that were merged away. */
const MERGED = 't.merged_into IS NOT NULL';
const HAS_ROW: Partial<Record<FeedResource, string>> = {
  employees: `NOT ${OPERATIONS}`,
  contacts: `NOT ${MERGED}`,
};
const hasRow = (resource: FeedResource): string => HAS_ROW[resource] ?? 'true';

/**
 * The external ids of records that others refer to, even of deleted ones: the one from a system if it's unique within the resource,
 * otherwise `g` and the internal id; for an Operations employee, the email.
 */
async function calledOf(database: Queryable, resource: FeedResource): Promise<Map<number, string>> {
  const rows = await database.query<{ id: number; called: string }>(sql`
    WITH known AS (
      SELECT record_id AS id, coalesce(min(external_id) FILTER (WHERE deleted_at IS NULL), min(external_id)) AS called FROM feed_record
      WHERE resource = ${resource} AND record_id IS NOT NULL GROUP BY record_id),
    single AS (SELECT called FROM known GROUP BY called HAVING count(*) = 1)
    SELECT t.id, CASE ${raw(resource === 'employees' ? `WHEN ${OPERATIONS} THEN t.email` : '')} WHEN single.called IS NULL THEN 'g' || t.id ELSE known.called END AS called
    FROM ${raw(targetOf(resource).table)} AS t LEFT JOIN known ON known.id = t.id LEFT JOIN single ON single.called = known.called
    WHERE ${raw(resource === 'employees' ? 'true' : hasRow(resource))}`);
  return new Map(rows.map(({ id, called }) => [id, called]));
}

/**
 * The deleted records of a resource, which stay because others refer to them; undefined if it keeps none. A company can have the name of
 * another one, with which an import wouldn't accept it.
 */
async function deletedOf(
  database: Queryable,
  resource: FeedResource,
): Promise<ReadonlyMap<number, { isHomonym: boolean }> | undefined> {
  const { table, deletion } = targetOf(resource);
  if (deletion !== 'mark') return undefined;
  const count = raw(resource === 'companies' ? 'count(*) OVER (PARTITION BY name_key(name))' : '1');
  const rows = await database.query<{ id: number; isHomonym: boolean }>(sql`
    SELECT id, names > 1 AS "isHomonym" FROM (SELECT id, deleted_at, ${count} AS names FROM ${raw(table)}) AS t
    WHERE deleted_at IS NOT NULL`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The resources that others refer to. */
const REFERRED = new Set(
  FEED_RESOURCES.flatMap((resource) => Object.values(fieldsOf(resource)).flatMap(({ to }) => to ?? [])),
);

const shown = (value: Value | undefined): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

/** A row's cell of a field; references are written as the names in these files. */
function cellOf(resource: FeedResource, field: string, values: Values, called: RecordNames): string {
  const value = values[field];
  const { to, kind } = fieldsOf(resource)[field] ?? {};
  if (kind === 'status') return ORDER_STATUSES[Number(value)] ?? '';
  if (to === undefined) return shown(value);
  const names = called.get(to);
  if (Array.isArray(value)) return value.flatMap((id) => names?.get(id) ?? []).join('; ');
  return typeof value === 'number' ? (names?.get(value) ?? '') : '';
}

async function* rowsOf(
  database: Queryable,
  resource: FeedResource,
  called: RecordNames,
): AsyncGenerator<readonly string[]> {
  const fields = fieldNamesOf(resource).filter((field) => field !== 'deleted' && field !== 'externalId');
  const deleted = await deletedOf(database, resource);
  yield ['externalId', ...fields, ...(deleted === undefined ? [] : ['deleted'])];
  const { columns, join } = linksOf(resource);
  const own = called.get(resource);
  for (let after = -1; ;) {
    const rows = await database.query<KnownRow & { _id: number }>(sql`
      SELECT t.id AS _id, ${raw(selected(resource))}${columns} FROM ${raw(targetOf(resource).table)} AS t ${join}
      WHERE t.id > ${after} AND ${raw(hasRow(resource))} ORDER BY t.id LIMIT ${PAGE}`);
    for (const row of rows) {
      const values = valuesOf(resource, row);
      const id =
        own?.get(row._id) ??
        (resource === 'orders' ? `${shown(values.order)}-${shown(values.line)}` : `g${row._id}`);
      const gone = deleted?.get(row._id);
      if (gone?.isHomonym === true) values.name = `${shown(values.name)} (g${row._id})`;
      const cells = [id, ...fields.map((field) => cellOf(resource, field, values, called))];
      yield deleted === undefined ? cells : [...cells, ''];
      // An import adds the record, so that others can refer to it, and then deletes it.
      if (gone !== undefined) yield [...cells, 'yes'];
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?._id ?? after;
  }
}

/** All activities. No system feeds them, so they're only for reading elsewhere. */
async function* activityRows(database: Queryable, called: RecordNames): AsyncGenerator<readonly string[]> {
  yield [
    'id',
    'type',
    'status',
    'startDate',
    'completedOn',
    'company',
    'contact',
    'assignee',
    'creator',
    'notes',
  ];
  for (let after = 0; ;) {
    const rows = await database.query<Record<string, string | number | null> & { id: number }>(sql`
      SELECT activity.id, activity_type.name AS type, CASE activity.status WHEN 0 THEN 'open' WHEN 1 THEN 'done' ELSE 'canceled' END AS status,
        start_date::text AS "startDate", completed_on::text AS "completedOn", company_id AS company, contact_id AS contact,
        assignee_id AS assignee, creator_id AS creator, comments AS notes
      FROM activity JOIN activity_type ON activity_type.id = type_id WHERE activity.id > ${after} ORDER BY activity.id LIMIT ${PAGE}`);
    const nameOf = (resource: FeedResource, id: unknown) => called.get(resource)?.get(Number(id)) ?? '';
    for (const row of rows)
      yield [
        String(row.id),
        String(row.type),
        String(row.status),
        String(row.startDate),
        String(row.completedOn ?? ''),
        nameOf('companies', row.company),
        nameOf('contacts', row.contact),
        nameOf('employees', row.assignee),
        nameOf('employees', row.creator),
        String(row.notes),
      ];
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/**
 * Exports everything as files: a table for each resource in the feed's format, which an import can read back, in the order of their
 * references; and the activities (LEAVE-01).
 * @param further tables of other rooms; they get the names of records in these files
 */
export async function exportedFiles(
  database: Queryable,
  further: readonly ((database: Queryable, called: RecordNames) => ExportedFile)[] = [],
): Promise<ExportedFile[]> {
  const called = new Map<FeedResource, Map<number, string>>();
  for (const resource of FEED_RESOURCES)
    if (REFERRED.has(resource)) called.set(resource, await calledOf(database, resource));
  return [
    ...FEED_RESOURCES.map((resource) => ({
      name: `${resource}.csv`,
      rows: rowsOf(database, resource, called),
    })),
    { name: 'activities.csv', rows: activityRows(database, called) },
    ...further.map((fileOf) => fileOf(database, called)),
  ];
}
