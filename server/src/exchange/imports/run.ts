import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.ts';
import type { Feeder } from '../tokens/serviceCaller.ts';
import type { Stored } from './fileImport.ts';

/** The import was canceled, or another server has taken it over. */
export class Ended extends Error {}

/** One pass over the records of a file, or of what it has written. */
export interface Run {
  database: Database;
  one: Stored;
  id: string;
  signal: AbortSignal;
}

/** What a run does meanwhile. */
export type RunState = 'checking' | 'applying' | 'undoing';

/** The system whose records they are, and the person who feeds them. */
export const feederOf = ({ sourceId, source, employeeId }: Stored): Feeder => ({
  tokenId: null,
  employeeId,
  sourceId,
  source,
  scopes: ['feed:*'],
  byName: true,
});

/** Begins to check, to apply or to undo. */
export async function beginRun(
  transaction: Queryable,
  { id }: Stored,
  { state, run }: { state: RunState; run: string },
): Promise<void> {
  await transaction.query(sql`
    UPDATE file_import SET state = ${state}, run = ${run}, error = '', alive_at = now() WHERE id = ${id}`);
}
