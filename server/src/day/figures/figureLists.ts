import { DATE_COMPLETED, STATUS_DONE, STATUS_TO_DO_AND_DONE } from '../../activities/rules/activityFilter.ts';
import { FOLLOW_UP_TYPE, PHONE_CALL } from '../../activities/rules/activityRules.ts';
import { historyStart } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { WAITING_STATUSES } from '../../orders/rules/orderStatus.ts';
import { linkTo, type LinkParams, type Selection } from '@galley/shared/domain/selection';
import { WAITING_AGES } from '../rules/workFigures.ts';

/** Whose work: that of a team, identified by its account owner, or of one person. */
export type FigureScope = { team: number } | { employee: number };

/** The days of the figures, and the current day and selection. */
export interface Period {
  from: Day;
  to: Day;
  today: Day;
  selection: Selection;
}

const doneBy = (whose: FigureScope): LinkParams =>
  'team' in whose ? { for: 0, team: whose.team } : { for: whose.employee };
const ofRep = (whose: FigureScope): LinkParams => ('team' in whose ? whose : { rep: whose.employee });

const activities = (whose: FigureScope, { from, to, selection }: Period, filters: LinkParams): string =>
  linkTo('activities', selection, { ...doneBy(whose), range: RANGE_CUSTOM, from, to, ...filters });

const done = (whose: FigureScope, period: Period, filters: LinkParams = {}): string =>
  activities(whose, period, { status: STATUS_DONE, datetype: DATE_COMPLETED, ...filters });

/** The list behind each figure about activities (FIG-02). */
export const ACTIVITY_LISTS = {
  Done: (whose: FigureScope, period: Period) => done(whose, period),
  Calls: (whose: FigureScope, period: Period) => done(whose, period, { type: PHONE_CALL }),
  OnTime: (whose: FigureScope, period: Period) => done(whose, period, { ontime: 1 }),
  FollowUps: (whose: FigureScope, period: Period) =>
    activities(whose, period, { type: FOLLOW_UP_TYPE, status: STATUS_TO_DO_AND_DONE }),
  FollowUpsKept: (whose: FigureScope, period: Period) =>
    activities(whose, period, { type: FOLLOW_UP_TYPE, status: STATUS_DONE, ontime: 1 }),
} as const;
export type ActivityFigure = keyof typeof ACTIVITY_LISTS;
export const ACTIVITY_FIGURES = Object.keys(ACTIVITY_LISTS) as ActivityFigure[];

/** The list of won companies (FIG-03). */
export const wonList = (whose: FigureScope, { from, to, selection }: Period): string =>
  linkTo('companies', selection, { ...ofRep(whose), wonfrom: from, wonto: to });

/** The lists of waiting order lines, by age (FIG-04). */
export const waitingLists = (whose: FigureScope, { today, selection }: Period): string[] =>
  WAITING_AGES.map((age) =>
    linkTo('orders', selection, {
      ...ofRep(whose),
      status: WAITING_STATUSES,
      range: RANGE_CUSTOM,
      from: age.to === undefined ? historyStart(today) : addDays(today, -age.to),
      to: addDays(today, -age.from),
      sort: 'OrderDate-asc',
    }),
  );
