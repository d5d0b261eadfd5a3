import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.ts';
import type { EndAccessOf } from '../feed/entry.ts';
import type { Feeder } from '../tokens/serviceCaller.ts';
import type { Stored } from './fileImport.ts';

/** The import was canceled, or another server has taken it over. */
export class Ended extends Error {}

/** One pass over the records of a file, or over those it has written. */
export interface Run {
  database: Database;
  endAccessOf: EndAccessOf;
  one: Stored;
  id: string;
  signal: AbortSignal;
}

/** The import's state during a run. */
export type RunState = 'checking' | 'applying' | 'undoing';

/** The system that owns the records, and the person who feeds them. */
export const feederOf = ({ sourceId, source, employeeId }: Stored): Feeder => ({
  tokenId: null,
  employeeId,
  sourceId,
  source,
  scopes: ['feed:*'],
  byName: true,
});

/** Starts a check, an import or an undo. */
export async function beginRun(
  transaction: Queryable,
  { id }: Stored,
  { state, run }: { state: RunState; run: string },
): Promise<void> {
  await transaction.query(sql`
    UPDATE file_import SET state = ${state}, run = ${run}, error = '', alive_at = now() WHERE id = ${id}`);
}
