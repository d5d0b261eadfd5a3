import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { FileImport, ImportMap, ImportState } from './contract.ts';
import type { FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import type { TextFormat } from '../feedFiles/readCsv.ts';
import { utc } from '../../db/utc.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Prefix of the counts of people in a list of companies. */
export const OF_PEOPLE = 'people ';

/** A run without a heartbeat for longer than this has stopped. */
const SILENT = '30 seconds';
/** How many imports are listed. */
const LISTED = 100;

/** An import in the server's format. */
export interface Stored {
  id: number;
  sourceId: number;
  source: string;
  resource: FeedResource;
  file: string;
  state: Exclude<ImportState, 'stopped' | 'halfUndone'> | 'uploading';
  headings: string[];
  map: ImportMap;
  written: Partial<TextFormat>;
  position: number;
  /** The person who uploaded it; during a run, the person who applies or undoes it, who's named in the audit log. */
  employeeId: number;
  /** Whether no server is working on it any more. */
  isSilent: boolean;
}

const storedWhere = (condition: Sql): Sql => sql`
  SELECT file_import.id, source_id AS "sourceId", feed_source.name AS source, resource, file, state, headings, map, position,
    jsonb_strip_nulls(jsonb_build_object('encoding', nullif(found_encoding, ''), 'delimiter', nullif(found_delimiter, ''))) AS written,
    employee_id AS "employeeId", alive_at < now() - ${SILENT}::interval AS "isSilent"
  FROM file_import JOIN feed_source ON feed_source.id = source_id WHERE ${condition}`;

const notThere = () => new HttpProblem(404, 'There is no import with this id.');

/** Locks an import for the rest of the transaction. @throws HttpProblem 404 */
export async function lockImport(transaction: Queryable, id: number): Promise<Stored> {
  const [found] = await transaction.query<Stored>(
    sql`${storedWhere(sql`file_import.id = ${id} AND state <> 'uploading'`)} FOR UPDATE OF file_import`,
  );
  if (found === undefined) throw notThere();
  return found;
}

const COUNTED = ['created', 'changed', 'unchanged', 'deleted', 'refused', 'kept', 'doubles', 'skipped'];
/** The counts of checking and feeding, by verdict. */
const counted = (of: string): Sql[] =>
  COUNTED.map((verdict) => sql`COALESCE((counts->>${of + verdict})::int, 0)`);
const columns = join(
  counted('').map((count, place) => sql`${count} AS ${raw(COUNTED[place] ?? '')}`),
  ', ',
);
const people = sql`CASE WHEN map ? 'people' THEN jsonb_build_object(${join(
  counted(OF_PEOPLE).map((count, place) => sql`${COUNTED[place]}::text, ${count}`),
  ', ',
)}) END`;

const listedWhere = (condition: Sql): Sql => sql`
  SELECT file_import.id, feed_source.name AS source, resource, file, size, COALESCE(full_name, '') AS by,
    ${utc('created_at')} AS at,
    CASE WHEN alive_at >= now() - ${SILENT}::interval THEN state
      WHEN state = 'checking' THEN 'open' WHEN state = 'applying' THEN 'stopped' WHEN state = 'undoing' THEN 'halfUndone' ELSE state END AS state,
    headings, found_encoding AS encoding, found_delimiter AS delimiter, samples, map, records AS rows, position,
    ${columns}, ${people} AS people, COALESCE((undone->>'restored')::int, 0) AS restored, error
  FROM file_import JOIN feed_source ON feed_source.id = source_id LEFT JOIN employee ON employee.id = employee_id
  WHERE state <> 'uploading'${condition} ORDER BY file_import.id DESC LIMIT ${LISTED}`;

type Listed = Omit<FileImport, 'people'> & { people: FileImport['people'] | null };

/** Imports that meet a condition, the newest first. */
async function listWhere(database: Queryable, condition: Sql): Promise<FileImport[]> {
  const rows = await database.query<Listed>(listedWhere(condition));
  return rows.map(({ people, ...one }) => (people ? { ...one, people } : one));
}

export const listImports = (database: Queryable): Promise<FileImport[]> => listWhere(database, empty);

/** @throws HttpProblem 404 */
export async function readImport(database: Queryable, id: number): Promise<FileImport> {
  const [found] = await listWhere(database, sql` AND file_import.id = ${id}`);
  if (found === undefined) throw notThere();
  return found;
}

/** A source's unfinished import. */
export async function openImportOf(database: Queryable, source: string): Promise<FileImport | undefined> {
  const [open] = await listWhere(
    database,
    sql` AND feed_source.name = ${source} AND state IN ('open', 'checking', 'checked', 'applying')`,
  );
  return open;
}

/** The name under which its records are fed, and undone. */
export const nameOf = ({ id, file }: Pick<Stored, 'id' | 'file'>): string =>
  `file ${id}: ${file}`.slice(0, 100);
