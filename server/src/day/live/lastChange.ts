import sql, { raw } from 'sql-template-tag';
import type { LastChange, RecordTopic } from '@galley/shared/contract/live';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import { HttpProblem } from '../../http/problem.ts';

/** For records that every employee can read (VIS-01). */
const TABLES: Readonly<Record<RecordTopic, string>> = {
  activities: 'activity',
  contacts: 'contact',
  companies: 'company',
};

/**
 * Call 244: who last saved a record.
 * @throws HttpProblem 404
 */
export async function readLastChange(
  database: Queryable,
  { topic, id }: { topic: RecordTopic; id: number },
): Promise<LastChange> {
  const [row] = await database.query<LastChange>(sql`
    SELECT version AS "Version", COALESCE((SELECT full_name FROM employee WHERE employee.id = record.updated_by), '') AS "ChangedBy",
      ${utc('updated_at')} AS "ChangedAt"
    FROM ${raw(TABLES[topic])} AS record WHERE id = ${id}`);
  if (row === undefined) throw new HttpProblem(404, 'There is no such record.');
  return row;
}
