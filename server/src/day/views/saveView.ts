import sql from 'sql-template-tag';
import type { View, ViewDefault, ViewPins, ViewSaveRequest } from '@galley/shared/contract/views';
import type { Day } from '@galley/shared/domain/calendar';
import { NOTHING } from '@galley/shared/domain/selection';
import { MOST_VIEWS } from '@galley/shared/domain/view';
import { audit } from '../../common/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { badField, brokenField, HttpProblem } from '../../http/problem.ts';
import { keptQuery } from './lists.ts';
import { readView } from './viewQueries.ts';

/** The audited fields of a view. */
const auditedView = ({ List, Name, Query, Visibility }: View) => ({ List, Name, Query, Visibility });

/** Serializes writes of a person's views, because each of them counts and compares all views. */
const lockPerson = (transaction: Transaction, { employeeId }: Caller) =>
  transaction.query(sql`SELECT id FROM employee WHERE id = ${employeeId} FOR UPDATE`);

/** @throws HttpProblem 404 for a view that the caller can't see, 403 for someone else's */
async function readOwnView(transaction: Transaction, caller: Caller, id: number): Promise<View> {
  const view = await readView(transaction, caller, id);
  if (!view.IsOwn) throw new HttpProblem(403, 'Only a view’s owner can change it.');
  return view;
}

/** @throws HttpProblem 422 if the person already has a view with this name, or too many views */
async function checkOwnViews(transaction: Transaction, caller: Caller, sent: ViewSaveRequest): Promise<void> {
  const [own] = await transaction.query<{ n: number; named: boolean | null }>(sql`
    SELECT count(*)::int AS n, bool_or(lower(name) = lower(${sent.Name})) AS named FROM list_view
    WHERE owner_id = ${caller.employeeId} AND list = ${sent.List} AND id <> ${sent.ID}`);
  if (own?.named === true) throw brokenField('Name', 'You already have a view with this name.');
  if ((own?.n ?? 0) >= MOST_VIEWS)
    throw new HttpProblem(422, `You can have at most ${MOST_VIEWS} views of a list. Delete one first.`);
}

/** Call 211. @throws HttpProblem 400 naming a filter that the list doesn't accept, 403, 404, 422 */
export async function saveView(
  transaction: Transaction,
  caller: Caller,
  day: { today: Day; timeZone: string },
  sent: ViewSaveRequest,
): Promise<View> {
  const name = sent.Name.trim();
  if (name === '') throw badField('Name', 'is required');
  await lockPerson(transaction, caller);
  const before = sent.ID === 0 ? undefined : await readOwnView(transaction, caller, sent.ID);
  if (before !== undefined && before.List !== sent.List) throw badField('List', 'isn’t the view’s list');
  const query = await keptQuery({ database: transaction, caller, ...day, selection: NOTHING }, sent);
  await checkOwnViews(transaction, caller, { ...sent, Name: name });
  const [saved] = await transaction.query<{ id: number }>(
    before === undefined
      ? sql`INSERT INTO list_view (owner_id, list, name, query, visibility)
          VALUES (${caller.employeeId}, ${sent.List}, ${name}, ${query}, ${sent.Visibility}) RETURNING id`
      : sql`UPDATE list_view SET name = ${name}, query = ${query}, visibility = ${sent.Visibility}
          WHERE id = ${sent.ID} RETURNING id`,
  );
  const after = await readView(transaction, caller, saved?.id ?? 0);
  await audit(transaction, caller.employeeId, {
    action: before === undefined ? 'view added' : 'view changed',
    record: `view/${after.ID}`,
    before: before && auditedView(before),
    after: auditedView(after),
  });
  return after;
}

/** Call 212. @throws HttpProblem 404 for a view that the caller can't see, 403 for one that they can't delete */
export async function deleteView(transaction: Transaction, caller: Caller, id: number): Promise<true> {
  const view = await readView(transaction, caller, id);
  if (!view.MayDelete)
    throw new HttpProblem(
      403,
      'Only a view’s owner can delete it. After the owner has left, Operations can.',
    );
  await transaction.query(sql`DELETE FROM list_view WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'view deleted',
    record: `view/${id}`,
    before: auditedView(view),
  });
  return true;
}

/** Locks the caller's row, and checks that they can see these views. @throws HttpProblem 400 for a view of another list, 404 */
async function checkViews(
  transaction: Transaction,
  caller: Caller,
  { list, ids, field }: { list: string; ids: number[]; field: string },
): Promise<void> {
  await lockPerson(transaction, caller);
  for (const id of ids) {
    const { List } = await readView(transaction, caller, id);
    if (List !== list) throw badField(field, 'names a view of another list');
  }
}

/** Call 213: pins these views in this order, and unpins all others. */
export async function pinViews(transaction: Transaction, caller: Caller, sent: ViewPins): Promise<true> {
  await checkViews(transaction, caller, { list: sent.List, ids: sent.IDs, field: 'IDs' });
  await transaction.query(sql`
    UPDATE list_view_use SET pin = NULL WHERE employee_id = ${caller.employeeId} AND list = ${sent.List}`);
  await transaction.query(sql`
    INSERT INTO list_view_use (employee_id, view_id, list, pin)
    SELECT ${caller.employeeId}, id, ${sent.List}, place FROM unnest(${sent.IDs}::int[]) WITH ORDINALITY AS pinned (id, place)
    ON CONFLICT (employee_id, view_id) DO UPDATE SET pin = excluded.pin`);
  await audit(transaction, caller.employeeId, {
    action: 'views pinned',
    record: `employee/${caller.employeeId}`,
    after: sent,
  });
  return true;
}

/** Call 214: sets the list's default view; 0 clears it. */
export async function setDefaultView(
  transaction: Transaction,
  caller: Caller,
  sent: ViewDefault,
): Promise<true> {
  const ids = sent.ID === 0 ? [] : [sent.ID];
  await checkViews(transaction, caller, { list: sent.List, ids, field: 'ID' });
  await transaction.query(sql`
    UPDATE list_view_use SET is_default = false WHERE employee_id = ${caller.employeeId} AND list = ${sent.List}`);
  await transaction.query(sql`
    INSERT INTO list_view_use (employee_id, view_id, list, is_default)
    SELECT ${caller.employeeId}, id, ${sent.List}, true FROM unnest(${ids}::int[]) AS chosen (id)
    ON CONFLICT (employee_id, view_id) DO UPDATE SET is_default = true`);
  await audit(transaction, caller.employeeId, {
    action: 'default view chosen',
    record: `employee/${caller.employeeId}`,
    after: sent,
  });
  return true;
}
