import sql, { type Sql } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { CALLER_COLUMNS } from '../../account/index.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { isInOrderView } from '../views/lists.ts';
import { WATCHABLE } from './watchable.ts';

/** How many views one statement examines. */
const AT_ONCE = 50;

export interface WatchedView {
  /** The id in order_watch. */
  watchId: number;
  employeeId: number;
  /** A condition on order_line: whether the watcher finds the row in the view. */
  finds: Sql;
}

/** Watched views that their watchers can see, with each watcher's conditions for a day, in batches. */
export async function watchedViews(database: Queryable, today: Day): Promise<WatchedView[][]> {
  const employees = await database.query<Omit<Caller, 'jti' | 'writes'>>(sql`
    SELECT ${CALLER_COLUMNS} FROM employee
    WHERE disabled_at IS NULL AND id IN (SELECT employee_id FROM order_watch WHERE view_id IS NOT NULL) ORDER BY id`);
  const watched: WatchedView[] = [];
  for (const employee of employees) {
    const caller = { ...employee, jti: '', writes: 0 };
    const { from } = WATCHABLE.view.seen(caller);
    const views = await database.query<{ watchId: number; query: string }>(sql`
      SELECT watch.id AS "watchId", list_view.query FROM order_watch AS watch JOIN (SELECT list_view.* ${from}) AS list_view
        ON list_view.id = view_id
      WHERE employee_id = ${caller.employeeId} ORDER BY watch.id`);
    for (const { watchId, query } of views) {
      const finds = await isInOrderView({ caller, today }, query);
      if (finds !== undefined) watched.push({ watchId, employeeId: caller.employeeId, finds });
    }
  }
  return Array.from({ length: Math.ceil(watched.length / AT_ONCE) }, (_, portion) =>
    watched.slice(portion * AT_ONCE, (portion + 1) * AT_ONCE),
  );
}
