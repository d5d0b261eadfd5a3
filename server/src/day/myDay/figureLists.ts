import { DATE_COMPLETED, STATUS_DONE } from '../../activities/rules/activityFilter.ts';
import { historyStart } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { WAITING_STATUSES } from '../../orders/rules/orderStatus.ts';
import { linkTo, type Selection } from '@galley/shared/domain/selection';

/** Whose figures they are, on which day, and the selection. */
export interface Whose {
  employeeId: number;
  today: Day;
  selection: Selection;
}

/** The person's open activities up to a day. */
const toDoUntil = (whose: Whose, to: Day): string =>
  linkTo('activities', whose.selection, { range: RANGE_CUSTOM, from: historyStart(whose.today), to });

/** The list behind each figure of My Day: the person's activities, order lines and companies (MYD-02 to MYD-05). */
export const FIGURE_LISTS = {
  Overdue: (whose: Whose) => toDoUntil(whose, addDays(whose.today, -1)),
  DueToday: (whose: Whose) => linkTo('activities', whose.selection, { range: 1 }),
  DoneToday: (whose: Whose) =>
    linkTo('activities', whose.selection, { status: STATUS_DONE, datetype: DATE_COMPLETED, range: 1 }),
  ToDo: (whose: Whose) => toDoUntil(whose, whose.today),
  Waiting: (whose: Whose) =>
    linkTo('orders', whose.selection, {
      rep: whose.employeeId,
      status: WAITING_STATUSES,
      sort: 'OrderDate-asc',
    }),
  Late: (whose: Whose) =>
    linkTo('orders', whose.selection, { rep: whose.employeeId, late: 1, sort: 'ShipDate-desc' }),
  AtRisk: (whose: Whose) => linkTo('companies', whose.selection, { rep: whose.employeeId, risk: 1 }),
  Quiet: (whose: Whose) => linkTo('companies', whose.selection, { rep: whose.employeeId, quiet: 1 }),
} as const;
