import { Type, type Static } from 'typebox';
import { CLOSE_MODES, STATUS_NAMES } from './rules/activityStatus.ts';
import { OrderLineId } from '../orders/reorders/contract.ts';
import {
  Count,
  DateFilter,
  EmployeeUid,
  Exact,
  FilterTotal,
  Id,
  IdFilter,
  IdsFilter,
  LocalDate,
  Mentioned,
  NotTold,
  Nullable,
  OneOf,
  PageNo,
  PageSize,
  SortDirection,
} from '@galley/shared/contract/common';

export const ActivityStatus = OneOf(STATUS_NAMES);
export type ActivityStatus = Static<typeof ActivityStatus>;

/** Call 3. Filter values: see `rules/activityFilter.ts`. */
export const ActivityPagedRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  SelectedParentID: IdFilter,
  SelectedCompanyID: IdFilter,
  PageNo,
  PageSize,
  SortBy: Type.Literal(0, { default: 0 }),
  SortOrder: SortDirection,
  Filter_ParentID: IdFilter,
  Filter_CompanyID: IdFilter,
  Filter_ActivityForID: Type.Integer({ minimum: -1, maximum: 2147483647, default: -1 }),
  /** Additive, like Filter_OnTime: the team's account owner. */
  Filter_TeamID: IdFilter,
  Filter_ContactID: IdFilter,
  Filter_SalesRepID: IdsFilter,
  Filter_ActivityType: IdsFilter,
  Filter_Recurrence: Type.Integer({ minimum: -1, maximum: 4, default: -1 }),
  Filter_Status: Type.Integer({ minimum: 0, maximum: 4, default: 0 }),
  Filter_DateRange: Type.Integer({ minimum: 0, maximum: 7, default: 0 }),
  Filter_DateType: Type.Integer({ minimum: 0, maximum: 2, default: 0 }),
  Filter_DateStart: DateFilter,
  Filter_DateEnd: DateFilter,
  Filter_OnTime: Type.Boolean({ default: false }),
  /** Additive: only activities that the caller can edit (IsAssociated). */
  Filter_Associated: Type.Optional(Type.Boolean()),
  Filter_Total: FilterTotal,
  Filter_Apply: Type.Boolean({ default: false }),
});
export type ActivityPagedRequest = Static<typeof ActivityPagedRequest>;

export const Activity = Type.Object({
  ID: Type.Integer(),
  ParentID: Id,
  CompanyID: Id,
  CompanyName: Type.String(),
  CompanyAddress: Type.String(),
  CompanyAddressLine1: Type.String(),
  CompanyAddressLine2: Type.String(),
  CompanyAddressCSZ: Type.String(),
  CompanySalesRepName: Type.String(),
  IndividualID: Id,
  IndividualName: Type.String(),
  IndividualTitle: Type.String(),
  IndividualEmail: Type.String(),
  IndividualPhone: Type.String(),
  IndividualCell: Type.String(),
  ActivityForID: Id,
  ActivityForName: Type.String(),
  ActivityCreatorID: Id,
  ActivityCreatorName: Type.String(),
  TypeID: Id,
  TypeName: Type.String(),
  StartDate: LocalDate,
  StartDateFormatted: Type.String(),
  ActivityComments: Type.String(),
  Title: Type.String(),
  Status: ActivityStatus,
  DueInDays: Type.Integer(),
  FollowUpRecurrenceType: Type.Integer({ minimum: 0, maximum: 4 }),
  FollowUpRecurrenceText: Type.String(),
  FollowUpEndDate: LocalDate,
  /** The first date of its series. Monthly and annual series keep its day of the month. */
  SeriesStart: Type.Optional(LocalDate),
  IsAssociated: Type.Boolean(),
  Version: Type.Integer(),
});
export type Activity = Static<typeof Activity>;

export const ActivityPagedResponse = Type.Object({
  Activities: Type.Array(Activity),
  TotalCount: Count,
});
export type ActivityPagedResponse = Static<typeof ActivityPagedResponse>;

/** A follow-up proposed by the server: ID -2, default type, Once, no date, notes copied. */
export const FollowUpDraft = Type.Object({
  ID: Type.Literal(-2, { description: 'Save it with this ID.' }),
  ParentID: Id,
  CompanyID: Id,
  CompanyName: Type.String(),
  IndividualID: Id,
  IndividualName: Type.String(),
  ActivityForID: Id,
  TypeID: Id,
  StartDate: LocalDate,
  ActivityComments: Type.String(),
  FollowUpRecurrenceType: Type.Literal(0, { description: 'Once.' }),
  FollowUpEndDate: LocalDate,
});
export type FollowUpDraft = Static<typeof FollowUpDraft>;

/** A follow-up saved together with its activity. It has the activity's company, contact and assignee, and recurs Once. */
export const ActivityFollowUp = Exact({
  TypeID: Id,
  StartDate: LocalDate,
  Comments: Type.String({ maxLength: 20_000 }),
});
export type ActivityFollowUp = Static<typeof ActivityFollowUp>;

/** Call 5. saveMode 0 saves, 1 also marks done, 2 also marks done and proposes a follow-up. */
export const ActivitySaveRequest = Exact({
  saveMode: Type.Integer({ minimum: 0, maximum: 2 }),
  EmployeeUID: EmployeeUid,
  SelectedParentID: IdFilter,
  SelectedCompanyID: IdFilter,
  ID: Type.Integer({
    minimum: -2,
    maximum: 2147483647,
    description: '0 adds an activity, -2 adds a follow-up.',
  }),
  CompanyID: Id,
  IndividualID: Id,
  ActivityForID: Id,
  TypeID: Id,
  StartDate: LocalDate,
  Comments: Type.String({ maxLength: 20_000 }),
  /** -1: none chosen, which the form's rules refuse. */
  FollowUpRecurrenceType: Type.Integer({ minimum: -1, maximum: 4 }),
  FollowUpEndDate: Type.With(Nullable(LocalDate), {
    description: 'The last day of a series. null or 0001-01-01T00:00:00 means no date.',
  }),
  Version: Type.Optional(Type.Integer()),
  Mentioned: Type.Optional(Mentioned),
  /** Moves only this occurrence; the series keeps its own dates. */
  KeepSeries: Type.Optional(Type.Boolean()),
  /** With KeepSeries: the series' previous first date, to undo a restart of the series. */
  SeriesStart: Type.Optional(LocalDate),
  /** With saveMode 2: the follow-up to add instead of proposing one. */
  FollowUp: Type.Optional(ActivityFollowUp),
  /** With ID 0: the company's order line to reorder (REOR-02). */
  ReorderLine: Type.Optional(OrderLineId),
});
export type ActivitySaveRequest = Static<typeof ActivitySaveRequest>;

export const ActivitySaveResponse = Type.Object({
  Success: Type.Boolean(),
  UnfilteredCount: Count,
  activityDoneResponse: Type.Object({ followupActivity: Nullable(FollowUpDraft) }),
  /** The saved record's id, and its version after the save. */
  ID: Type.Optional(Id),
  Version: Type.Optional(Type.Integer()),
  /** The follow-up added with it. */
  FollowUpID: Type.Optional(Id),
  NotTold: Type.Optional(NotTold),
});
export type ActivitySaveResponse = Static<typeof ActivitySaveResponse>;

/** Call 6. */
export const ActivityDoneParams = Type.Object({ id: Id });
export const ActivityDoneQuery = Type.Object({
  closemode: Type.Integer({
    minimum: CLOSE_MODES.done,
    maximum: CLOSE_MODES.cancelAll,
    default: CLOSE_MODES.done,
  }),
});
export const ActivityDoneResponse = Type.Object({
  success: Type.Boolean(),
  followupActivity: Nullable(FollowUpDraft),
  /** The closed activity's version, which an undo must send. */
  Version: Type.Optional(Type.Integer()),
});
export type ActivityDoneResponse = Static<typeof ActivityDoneResponse>;

/** Reopens an activity closed at this version, and withdraws the occurrence that closing scheduled. */
export const ActivityUndoRequest = Exact({ Version: Type.Integer() });
export const ActivityUndoResponse = Type.Object({ success: Type.Boolean() });
export type ActivityUndoResponse = Static<typeof ActivityUndoResponse>;

/** The employee whose days are requested. */
export const ActivityDaysQuery = Type.Object({ assignee: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
/** A day on which an employee has open activities, with how many there are and how many of them recur. */
export const ActivityDay = Type.Object({ Day: LocalDate, Open: Count, Recurring: Count });
export type ActivityDay = Static<typeof ActivityDay>;

/** Call 190: activities by their ids. */
export const ActivityRecordsRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  IDs: Type.Array(Id, { maxItems: 200 }),
});
export type ActivityRecordsRequest = Static<typeof ActivityRecordsRequest>;

/** An activity, and who last changed it: 0 and empty if nobody did. */
export const ActivityRecord = Type.Object({
  ...Activity.properties,
  ChangedByID: Id,
  ChangedBy: Type.String(),
  ChangedAt: Type.String(),
});
export type ActivityRecord = Static<typeof ActivityRecord>;

/** In the order of the ids; unknown ids are left out. */
export const ActivityRecordsResponse = Type.Object({ Activities: Type.Array(ActivityRecord) });
export type ActivityRecordsResponse = Static<typeof ActivityRecordsResponse>;

/** Call 310: the list's activities on some days, and its overdue ones on other days. */
export const ActivityCalendarRequest = Type.Object({
  ...Type.Omit(ActivityPagedRequest, ['PageNo', 'PageSize', 'SortBy', 'SortOrder']).properties,
  From: LocalDate,
  /** At most 42 days, including From. */
  To: LocalDate,
});
export type ActivityCalendarRequest = Static<typeof ActivityCalendarRequest>;

export const ActivityCalendarResponse = Type.Object({
  /** The first activities of each day, by date and id, and the first overdue ones of other days. */
  Activities: Type.Array(Activity),
  /** The number of activities on each day, without empty days. */
  Days: Type.Array(Type.Object({ Day: LocalDate, Total: Count })),
  /** The number of overdue activities on other days. */
  Overdue: Count,
  TotalCount: Type.With(Count, {
    description: 'The number of activities on these days, and of overdue ones on other days.',
  }),
});
export type ActivityCalendarResponse = Static<typeof ActivityCalendarResponse>;
