import { historyStart } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { WAITING_STATUSES } from '@galley/shared/domain/orderStatus';
import type { ScreenName, Selection } from '@galley/shared/domain/selection';

/** Whose figures, of which day, and of which companies. */
export interface Whose {
  employeeId: number;
  today: Day;
  selection: Selection;
}

type Filters = Record<string, string | number | readonly number[]>;

/** The address of a list with filters, under a selection. */
function listUrl(list: ScreenName, { selection: { parentId, companyId } }: Whose, filters: Filters): string {
  const address = new URLSearchParams();
  if (parentId > 0) address.set('parent', String(parentId));
  if (companyId > 0) address.set('company', String(companyId));
  for (const [name, values] of Object.entries(filters))
    for (const value of [values].flat()) address.append(name, String(value));
  return `/${list}?${address.toString()}`;
}

/** One's own activities to do, from the first that a list has until a day. */
const toDoUntil = (whose: Whose, to: Day): string =>
  listUrl('activities', whose, { range: RANGE_CUSTOM, from: historyStart(whose.today), to });

/** The list that each figure of My Day counts: one's own activities, order lines and companies (MYD-02 to MYD-05). */
export const FIGURE_LISTS = {
  Overdue: (whose: Whose) => toDoUntil(whose, addDays(whose.today, -1)),
  DueToday: (whose: Whose) => listUrl('activities', whose, { range: 1 }),
  DoneToday: (whose: Whose) => listUrl('activities', whose, { status: 1, datetype: 1, range: 1 }),
  ToDo: (whose: Whose) => toDoUntil(whose, whose.today),
  Waiting: (whose: Whose) =>
    listUrl('orders', whose, { rep: whose.employeeId, status: WAITING_STATUSES, sort: 'OrderDate-asc' }),
  Late: (whose: Whose) => listUrl('orders', whose, { rep: whose.employeeId, late: 1, sort: 'ShipDate-desc' }),
  AtRisk: (whose: Whose) => listUrl('companies', whose, { rep: whose.employeeId, risk: 1 }),
  Quiet: (whose: Whose) => listUrl('companies', whose, { rep: whose.employeeId, quiet: 1 }),
} as const;
