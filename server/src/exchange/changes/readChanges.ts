import sql from 'sql-template-tag';
import type { Change, ChangesPage, ChangesQuery } from './contract.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { withExternalIds, type StoredChange } from './record.ts';
import { numberChanges } from './sequence.ts';

type Row = StoredChange & Pick<Change, 'cursor' | 'operation' | 'at' | 'by'>;

/** A change as it lies there, of the table change_out. */
export const CHANGE_COLUMNS = sql`
  change_out.id::text AS cursor, change_out.resource, change_out.record_id AS id, operation,
  ${utc('at')} AS at,
  COALESCE((SELECT full_name FROM employee WHERE id = employee_id), '') AS by, record`;

/** Changes as a source is told them: in the order of the contract's members. */
export async function told(database: Queryable, sourceId: number, rows: Row[]): Promise<Change[]> {
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

/** A page of what people did, each change once, in the order of their commits of a record (CHG-01). */
export async function readChanges(
  database: Database,
  sourceId: number,
  { after, limit }: ChangesQuery,
): Promise<ChangesPage> {
  await numberChanges(database);
  const rows = await database.query<Row>(sql`
    SELECT ${CHANGE_COLUMNS} FROM change_out WHERE id > ${after === '' ? '0' : after}::bigint ORDER BY change_out.id LIMIT ${limit}`);
  return { changes: await told(database, sourceId, rows), cursor: rows.at(-1)?.cursor ?? after };
}
