import sql from 'sql-template-tag';
import type { Change, ChangesPage, ChangesQuery } from './contract.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { withExternalIds, type StoredChange } from './changeFormats.ts';
import { numberChanges } from './sequence.ts';

type Row = StoredChange & Pick<Change, 'cursor' | 'operation' | 'at' | 'by'>;

/** A row of the table change_out. */
export const CHANGE_COLUMNS = sql`
  change_out.id::text AS cursor, change_out.resource, change_out.record_id AS id, operation,
  ${utc('at')} AS at,
  COALESCE((SELECT full_name FROM employee WHERE id = employee_id), '') AS by, record`;

/** Changes in the format of the contract, for one source. */
export async function changesFrom(database: Queryable, sourceId: number, rows: Row[]): Promise<Change[]> {
  const changes = await withExternalIds(database, sourceId, rows);
  return changes.map(({ cursor, resource, id, externalId, operation, at, by, record }) => ({
    cursor,
    resource,
    id,
    ...(externalId === undefined ? {} : { externalId }),
    operation,
    at,
    by,
    record,
  }));
}

/** A page of people's changes, each once, in commit order for each record (CHG-01). */
export async function readChanges(
  database: Database,
  sourceId: number,
  { after, limit }: ChangesQuery,
): Promise<ChangesPage> {
  await numberChanges(database);
  const rows = await database.query<Row>(sql`
    SELECT ${CHANGE_COLUMNS} FROM change_out WHERE id > ${after === '' ? '0' : after}::bigint ORDER BY change_out.id LIMIT ${limit}`);
  return { changes: await changesFrom(database, sourceId, rows), cursor: rows.at(-1)?.cursor ?? after };
}
