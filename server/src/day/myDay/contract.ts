import { Type, type Static } from 'typebox';
import { Activity } from '../../activities/contract.ts';
import { Count, Id } from '@galley/shared/contract/common';
import { OrderLine } from '../../orders/contract.ts';

/** How many activities call 320 returns, and how many records of each other figure. */
export const MY_DAY_ACTIVITIES = 9;
export const MY_DAY_RECORDS = 3;

const Figure = Type.Object({
  Count,
  /** The address of the list that it counts. */
  List: Type.String(),
});

export const CompanyAtRisk = Type.Object({
  CustomerID: Id,
  CustomerDisplayName: Type.String(),
  /** Days since its last order, and between two orders as a rule. */
  Silence: Count,
  MedianGap: Type.Number(),
});
export type CompanyAtRisk = Static<typeof CompanyAtRisk>;

export const QuietProspect = Type.Object({
  CustomerID: Id,
  CustomerDisplayName: Type.String(),
  /** Days since an activity was last done there; null: none ever was. */
  Silence: Type.Union([Count, Type.Null()]),
});
export type QuietProspect = Static<typeof QuietProspect>;

/** Call 320. Each figure comes with the address of its list, and with the first of its records. */
export const MyDay = Type.Object({
  /** The business day, YYYY-MM-DD. */
  Day: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
  Overdue: Figure,
  DueToday: Figure,
  DoneToday: Figure,
  /** Overdue and due today together. */
  ToDo: Figure,
  /** The first of these, the oldest first. */
  Activities: Type.Array(Activity),
  Waiting: Figure,
  WaitingLines: Type.Array(OrderLine),
  Late: Figure,
  LateLines: Type.Array(OrderLine),
  AtRisk: Figure,
  CompaniesAtRisk: Type.Array(CompanyAtRisk),
  Quiet: Figure,
  QuietProspects: Type.Array(QuietProspect),
});
export type MyDay = Static<typeof MyDay>;
