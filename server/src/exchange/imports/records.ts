import sql, { raw, type Sql } from 'sql-template-tag';
import { fieldsOf, type FeedResource } from '../rules/feedFields.ts';
import type { ImportRecord, ImportRecordsQuery } from './contract.ts';
import type { Queryable } from '../../db/database.ts';
import type { FedRecord } from '../feed/readBack.ts';
import type { RecordVerdict } from '../feed/tally.ts';

/** Which records: the file's own, or the people in a list of companies. */
export interface Whose {
  id: number;
  isPeople: boolean;
}
/** The table with the records' results. */
export const notedIn = ({ isPeople }: Whose): Sql =>
  raw(isPeople ? 'file_import_person' : 'file_import_record');

/** The result for a record of a file. */
export interface FileVerdict extends ImportRecord {
  /** The original cells of a refused record. */
  cells: string[] | null;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join('; ') : '';
}

function memberOf(record: FedRecord | undefined, field: string): unknown {
  const [outer = field, inner] = field.split('.');
  const value = record?.[outer];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

/** The differences between a record before and after (IMPO-03). */
export const changesOf = (
  resource: FeedResource,
  before: FedRecord | undefined,
  after: FedRecord | undefined,
): ImportRecord['changes'] =>
  Object.keys(fieldsOf(resource))
    .map((field) => ({
      field,
      before: shown(memberOf(before, field)),
      after: shown(memberOf(after, field)),
    }))
    .filter((change) => change.before !== change.after);

export const fileVerdict = (
  { externalId, verdict, errors, double }: RecordVerdict,
  { row, name, changes, cells }: Pick<FileVerdict, 'row' | 'name' | 'changes' | 'cells'>,
): FileVerdict => ({
  row,
  externalId,
  name,
  verdict,
  ...(double === undefined ? {} : { double }),
  errors,
  changes,
  cells: verdict === 'refused' ? cells : null,
});

/** Stores the results of records, replacing earlier ones. */
export async function noteVerdicts(
  database: Queryable,
  whose: Whose,
  verdicts: FileVerdict[],
): Promise<void> {
  if (verdicts.length === 0) return;
  await database.query(sql`
    INSERT INTO ${notedIn(whose)} (import_id, "row", external_id, name, verdict, double, errors, changes, cells)
    SELECT ${whose.id}, "row", "externalId", name, verdict, double, errors, changes, cells FROM jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      AS new ("row" int, "externalId" text, name text, verdict text, double jsonb, errors jsonb, changes jsonb, cells jsonb)
    ON CONFLICT (import_id, "row") DO UPDATE
      SET name = excluded.name, verdict = excluded.verdict, double = excluded.double, errors = excluded.errors, changes = excluded.changes, cells = excluded.cells`);
}

/** Deletes the results of records, all or those that meet a condition. */
export async function forgetVerdicts(
  database: Queryable,
  id: number,
  condition: Sql = sql`true`,
): Promise<void> {
  for (const isPeople of [false, true])
    await database.query(
      sql`DELETE FROM ${notedIn({ id, isPeople })} WHERE import_id = ${id} AND ${condition}`,
    );
}

type Listed = Omit<ImportRecord, 'double'> & { double: ImportRecord['double'] | null };

/** A page of the records with a verdict, or of those that match someone else's record, in the file's order. */
export async function listVerdicts(
  database: Queryable,
  id: number,
  { verdict, people, after, limit }: ImportRecordsQuery,
): Promise<ImportRecord[]> {
  const isListed = verdict === 'double' ? sql`double IS NOT NULL` : sql`verdict = ${verdict}`;
  const rows = await database.query<Listed>(sql`
    SELECT "row", external_id AS "externalId", name, verdict, errors, changes, double FROM ${notedIn({ id, isPeople: people })}
    WHERE import_id = ${id} AND ${isListed} AND "row" > ${after} ORDER BY "row" LIMIT ${limit}`);
  return rows.map(({ double, ...record }) => (double ? { ...record, double } : record));
}
