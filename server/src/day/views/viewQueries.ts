import sql, { join, type Sql } from 'sql-template-tag';
import type { ListCounts, View, ViewCountsResponse, ViewList } from '@galley/shared/contract/views';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { acceptsQuery, viewTotal, type Reader } from './lists.ts';

/** For Operations: whether it's a shared view whose owner has left. */
const isOrphaned = ({ employeeType }: Caller): Sql =>
  isOperations(employeeType) ? sql`(visibility <> 'mine' AND owner.disabled_at IS NOT NULL)` : sql`false`;

/** Whether the caller can see a view: its owner, the owner's team (people who share an account owner with them), or everyone (VIEW-04). */
export const canSeeView = (
  caller: Caller,
): Sql => sql`(owner_id = ${caller.employeeId} OR visibility = 'everybody'
  OR (visibility = 'team' AND EXISTS (SELECT FROM employee_account
    WHERE employee_id = owner_id AND account_type_id = ANY(${caller.accountTypeIds}::int[])))
  OR ${isOrphaned(caller)})`;

/** The views that `caller` can see, by name. @param more `AND …` */
export const readViews = (database: Queryable, caller: Caller, more: Sql): Promise<View[]> =>
  database.query<View>(sql`
    SELECT list_view.id AS "ID", list_view.list AS "List", name AS "Name", query AS "Query", visibility AS "Visibility",
      owner.full_name AS "OwnerName", owner_id = ${caller.employeeId} AS "IsOwn",
      owner_id = ${caller.employeeId} OR ${isOrphaned(caller)} AS "MayDelete",
      COALESCE(pin, 0) AS "Pin", COALESCE(is_default, false) AS "IsDefault"
    FROM list_view JOIN employee AS owner ON owner.id = owner_id
    LEFT JOIN list_view_use AS used ON used.view_id = list_view.id AND used.employee_id = ${caller.employeeId}
    WHERE ${canSeeView(caller)} ${more} ORDER BY lower(name), list_view.id`);

/** @throws HttpProblem 404 for a view that doesn't exist or that the caller can't see */
export async function readView(database: Queryable, caller: Caller, id: number): Promise<View> {
  const [view] = await readViews(database, caller, sql`AND list_view.id = ${id}`);
  if (view === undefined) throw new HttpProblem(404, 'There is no such view.');
  return view;
}

/** Reads these totals with one statement. */
async function countAll(database: Queryable, totals: readonly Sql[]): Promise<number[]> {
  if (totals.length === 0) return [];
  const each = totals.map((total) => sql`(${total})::int`);
  const [row] = await database.query<{ counts: number[] }>(sql`SELECT ARRAY[${join(each, ', ')}] AS counts`);
  return row?.counts ?? [];
}

/**
 * How many records the caller would find in each pinned view of a list, and in the default view of every list: one statement,
 * built from the lists' own conditions (VIEW-06).
 */
export async function viewCounts(reader: Reader, list: ViewList): Promise<ViewCountsResponse> {
  const views = await readViews(
    reader.database,
    reader.caller,
    sql`AND ((list_view.list = ${list} AND pin IS NOT NULL) OR is_default)`,
  );
  const totals = await Promise.all(
    views.map(async (view) => ({ ID: view.ID, total: await viewTotal(reader, view) })),
  );
  const known = totals.flatMap(({ ID, total }) => (total === undefined ? [] : [{ ID, total }]));
  const counts = await countAll(
    reader.database,
    known.map(({ total }) => total),
  );
  return { Counts: known.map(({ ID }, index) => ({ ID, Count: counts[index] ?? 0 })) };
}

/** The same for unsaved parts of a list (TEAM-14); null for a query that the list doesn't accept. */
export async function listCounts(
  reader: Reader,
  List: ViewList,
  queries: readonly string[],
): Promise<ListCounts> {
  const totals = await Promise.all(
    queries.map(async (Query) =>
      acceptsQuery(List, Query) ? viewTotal(reader, { List, Query }) : undefined,
    ),
  );
  const counts = await countAll(
    reader.database,
    totals.filter((total) => total !== undefined),
  );
  return { Counts: totals.map((total) => (total === undefined ? null : (counts.shift() ?? 0))) };
}
