import sql, { type Sql } from 'sql-template-tag';
import type { ViewList } from '@galley/shared/contract/views';
import { activityList } from '../../activities/rules/activityList.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { companyList } from '../../companies/rules/companyList.ts';
import { contactList } from '../../contacts/rules/contactList.ts';
import { listValues, type List } from '@galley/shared/domain/listState';
import { orderList } from '../../orders/rules/orderList.ts';
import { hasSelection, type Selection } from '@galley/shared/domain/selection';
import { viewFaults, viewQuery } from '@galley/shared/domain/view';
import { activityConditions, activityTotal } from '../../activities/index.ts';
import { companyTotal } from '../../companies/index.ts';
import { contactTotal } from '../../contacts/index.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { badField, HttpProblem } from '../../http/problem.ts';
import { isListed, orderTotal } from '../../orders/index.ts';

export interface Reader {
  database: Queryable;
  caller: Caller;
  today: Day;
  timeZone: string;
  /** The page's selection; a view without its own selection opens with it. */
  selection: Selection;
}

interface Viewed {
  faults: (query: string) => { name: string; message: string }[];
  /** The query as stored: in a fixed order, without defaults. */
  kept: (query: string) => string;
  /** A query for the total that the list's own call would return to the reader. */
  total: (reader: Reader, query: string) => Sql | Promise<Sql>;
}

/** Adapts a list for views. @param totalOf the total for a payload of the list's call */
const viewed = <F extends object, S, P>(
  list: List<F, S, P>,
  totalOf: (payload: P, reader: Reader) => Sql | Promise<Sql>,
): Viewed => ({
  faults: (query) => viewFaults(list, query),
  kept: (query) => viewQuery(list, query),
  total(reader, query) {
    const own = listValues(list, query);
    const values = hasSelection(own.selection) ? own : { ...own, selection: reader.selection };
    if (list.isLoadable?.(values) === false) return sql`SELECT 0`;
    return totalOf(list.payloadOf(values), { ...reader, selection: values.selection });
  },
});

const lists = new Map<ViewList, Viewed>([
  [
    'activities',
    viewed(activityList, (payload, { caller, today }) =>
      activityTotal(activityConditions(caller, today, payload)),
    ),
  ],
  ['companies', viewed(companyList, (payload, reader) => companyTotal(reader, payload))],
  ['contacts', viewed(contactList, contactTotal)],
  ['orders', viewed(orderList, (payload, reader) => orderTotal(reader, payload))],
]);

/**
 * Registers another room's list for views; called by the room's plugin.
 * @param name the address of its screen
 * @param totalOf a query that counts the records that the list's own call would find
 */
export const addViewedList = <F extends object, S, P>(
  name: ViewList,
  list: List<F, S, P>,
  totalOf: (payload: P, reader: Reader) => Sql | Promise<Sql>,
): unknown => lists.set(name, viewed(list, totalOf));

/** @throws HttpProblem 400 if there is no such list */
function listNamed(name: ViewList): Viewed {
  const list = lists.get(name);
  if (list === undefined) throw badField('List', 'isn’t a list with views');
  return list;
}

/** Whether a list has every filter of a query and accepts its values. */
export const acceptsQuery = (list: ViewList, query: string): boolean =>
  listNamed(list).faults(query).length === 0;

/**
 * A view's query in the stored format.
 * @throws HttpProblem 400 naming each parameter that the list doesn't have, or whose value it doesn't accept
 */
export async function keptQuery(
  reader: Reader,
  { List: name, Query }: { List: ViewList; Query: string },
): Promise<string> {
  const list = listNamed(name);
  const errors = list
    .faults(Query)
    .map((fault) => ({ field: `Query.${fault.name}`, message: fault.message }));
  const [first] = errors;
  if (first !== undefined) throw new HttpProblem(400, `${first.field} ${first.message}`, errors);
  // A view can't contain what the list's own call refuses.
  await list.total(reader, Query);
  return list.kept(Query);
}

/** The result of `meaning`; undefined if the list no longer accepts the view. */
async function ifAccepted(meaning: () => Sql | Promise<Sql>): Promise<Sql | undefined> {
  try {
    return await meaning();
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 400) return undefined;
    throw error;
  }
}

/** How many records the reader would find in a view; undefined if its list no longer accepts it. */
export const viewTotal = (
  reader: Reader,
  { List: name, Query }: { List: ViewList; Query: string },
): Promise<Sql | undefined> => ifAccepted(() => listNamed(name).total(reader, Query));

/** A condition on order_line: whether the reader would find the row in a view; undefined if the list no longer accepts the view. */
export const isInOrderView = (
  reader: Pick<Reader, 'caller' | 'today'>,
  query: string,
): Promise<Sql | undefined> => {
  const { selection, ...values } = listValues(orderList, query);
  return ifAccepted(() => isListed({ ...reader, selection }, orderList.payloadOf({ ...values, selection })));
};
