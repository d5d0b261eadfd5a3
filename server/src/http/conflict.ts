import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import { HttpProblem } from './problem.ts';

/** A stored record's version, and who last changed it. */
export interface Versioned {
  version: number;
  updated_by: number | null;
  updated_at: string;
}

/**
 * Refuses a save that's based on an older version of its record. A save without a version isn't refused (WRITE-01).
 * @param sent the version that the form was opened with
 * @param current reads the record in the calls' format
 * @throws HttpProblem 409 with the members `current`, `changedBy` (a name; empty if unknown) and `changedAt`
 */
export async function refuseStale(
  transaction: Queryable,
  sent: number | undefined,
  stored: Versioned,
  current: () => Promise<object>,
): Promise<void> {
  if (sent === undefined || sent === stored.version) return;
  const [change] = await transaction.query<{ by: string | null; at: string }>(sql`
    SELECT (SELECT full_name FROM employee WHERE id = ${stored.updated_by}) AS by,
      to_char(${stored.updated_at}::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at`);
  throw new HttpProblem(
    409,
    'Someone else has changed this record in the meantime.',
    [],
    {},
    {
      current: await current(),
      changedBy: change?.by ?? '',
      changedAt: change?.at ?? '',
    },
  );
}
