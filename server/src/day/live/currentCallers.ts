import sql from 'sql-template-tag';
import { CALLER_COLUMNS, SESSION_IS_ACTIVE } from '../../account/index.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/** The current rights of sessions, by their jti, without ended sessions. */
export async function currentCallers(
  database: Queryable,
  jtis: readonly string[],
): Promise<Map<string, Caller>> {
  const rows = await database.query<Caller>(sql`
    SELECT ${CALLER_COLUMNS}, session.jti, session.writes
    FROM session JOIN employee ON employee.id = session.employee_id
    WHERE session.jti = ANY(${jtis}::text[]) AND employee.disabled_at IS NULL AND ${SESSION_IS_ACTIVE}`);
  return new Map(rows.map((caller) => [caller.jti, caller]));
}
