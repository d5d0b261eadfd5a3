import { Type, type Static } from 'typebox';
import { ORDER_LINE_PATTERN, REORDER_STATES } from '../rules/reorder.ts';
import {
  Count,
  EmployeeUid,
  Id,
  IdFilter,
  LocalDate,
  Nullable,
  OneOf,
  PageNo,
} from '@galley/shared/contract/common';

/** An order-line id: '71120-1'. */
export const OrderLineId = Type.String({ pattern: ORDER_LINE_PATTERN, maxLength: 21 });

export const ReorderState = OneOf(REORDER_STATES);

/** A reorder request and its outcome (REOR-03, REOR-04). */
export const ReorderAsk = Type.Object({
  /** 0 if the activity is deleted. */
  ActivityID: Id,
  /** The order line to reorder; empty if the order system has removed it. */
  OrderIDLineNum: Type.String(),
  CompanyID: Id,
  CompanyName: Type.String(),
  Product: Type.String(),
  /** The activity's assignee; 0 and empty if the activity is deleted. */
  RepID: Id,
  Rep: Type.String(),
  AskedOn: LocalDate,
  State: ReorderState,
  Answer: Type.String({ description: 'The order line that resulted; empty: none.' }),
  OrderedOn: LocalDate,
  /** Days from the request to the order. */
  Days: Nullable(Count),
});
export type ReorderAsk = Static<typeof ReorderAsk>;

/** Call 311: the draft of an activity that requests a reorder. */
export const ReorderDraft = Type.Object({
  OrderIDLineNum: OrderLineId,
  ParentID: Id,
  CompanyID: Id,
  CompanyName: Type.String(),
  /** The line's contact, or the company's only contact; 0 if there is neither. */
  IndividualID: Id,
  IndividualName: Type.String(),
  TypeID: Id,
  ActivityComments: Type.String(),
});
export type ReorderDraft = Static<typeof ReorderDraft>;

/** Call 312: the requests of the last 12 months, newest first. */
export const ReordersQuery = Type.Object({
  CompanyID: IdFilter,
  RepID: IdFilter,
  /** 'all' means all except withdrawn ones. */
  State: Type.Union([Type.Literal('all'), ...REORDER_STATES.map((state) => Type.Literal(state))], {
    default: 'all',
  }),
  PageNo: Type.Integer({ ...PageNo, default: 1 }),
});

export const Reorders = Type.Object({ Asks: Type.Array(ReorderAsk), TotalCount: Count });
export type Reorders = Static<typeof Reorders>;

/** Call 313. */
export const ReordersOfLinesRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  Lines: Type.Array(OrderLineId, { maxItems: 200 }),
});

/** Call 314: a rep's requests of the last 12 months. */
export const ReorderFigure = Type.Object({
  RepID: Id,
  Rep: Type.String(),
  /** All except withdrawn ones. */
  Asked: Count,
  Ordered: Count,
  Open: Count,
  Lapsed: Count,
  /** Percentage of requests that were ordered. */
  Share: Count,
  /** Days from the request to the order; null if nothing was ordered. */
  MedianDays: Nullable(Type.Number()),
});
export type ReorderFigure = Static<typeof ReorderFigure>;

export const ReorderFigures = Type.Object({ Reps: Type.Array(ReorderFigure) });
export type ReorderFigures = Static<typeof ReorderFigures>;
