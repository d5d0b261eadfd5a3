import { Type, type Static } from 'typebox';
import { Activity } from '../../activities/contract.ts';
import { Count, Id } from '@galley/shared/contract/common';
import { OrderLine } from '../../orders/contract.ts';

/** How many activities call 320 returns, and how many records for each other figure. */
export const MY_DAY_ACTIVITIES = 9;
export const MY_DAY_RECORDS = 3;

const Figure = Type.Object({
  Count,
  /** The address of the list that the figure counts. */
  List: Type.String(),
});

export const CompanyAtRisk = Type.Object({
  CustomerID: Id,
  CustomerDisplayName: Type.String(),
  /** Days since the company's last order, and the median gap between its orders. */
  Silence: Count,
  MedianGap: Type.Number(),
});
export type CompanyAtRisk = Static<typeof CompanyAtRisk>;

export const QuietProspect = Type.Object({
  CustomerID: Id,
  CustomerDisplayName: Type.String(),
  /** Days since the last activity there was done; null if there was none. */
  Silence: Type.Union([Count, Type.Null()]),
});
export type QuietProspect = Static<typeof QuietProspect>;

/** Call 320. Each figure comes with its list's address and first records. */
export const MyDay = Type.Object({
  /** The business day, YYYY-MM-DD. */
  Day: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
  Overdue: Figure,
  DueToday: Figure,
  DoneToday: Figure,
  /** Overdue and due today. */
  ToDo: Figure,
  /** The first activities to do, the oldest first. */
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
