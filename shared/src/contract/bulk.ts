import { Type, type Static } from 'typebox';
import { CLOSE_MODES } from '../domain/activityStatus.ts';
import { BULK_ACTIONS, BULK_STATES, MOST_DAYS, MOST_NAMED, VERDICTS } from '../domain/bulkActions.ts';
import { ActivityPagedRequest, ActivitySaveRequest } from './activities.ts';
import { CompanyPagedRequest } from './companies.ts';
import { Count, EmployeeUid, Exact, Id, IdFilter, LocalDate, Nullable, OneOf } from './common.ts';
import { ContactPagedRequest } from './contacts.ts';

const PAGE = ['EmployeeUID', 'PageNo', 'PageSize', 'SortBy', 'SortOrder'] as const;

/** Call 200. The records are Ids, or what the filter of the action's list matches; each action reads the values that it needs. */
export const BulkStartRequest = Exact({
  EmployeeUID: EmployeeUid,
  Action: OneOf(BULK_ACTIONS),
  Ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 2147483647 }), { minItems: 1, maxItems: MOST_NAMED }),
  ),
  Activities: Type.Optional(Type.Omit(ActivityPagedRequest, PAGE)),
  Companies: Type.Optional(Type.Omit(CompanyPagedRequest, PAGE)),
  Contacts: Type.Optional(Type.Omit(ContactPagedRequest, PAGE)),
  /** closeActivities: as in call 6. */
  CloseMode: Type.Optional(Type.Integer({ minimum: CLOSE_MODES.done, maximum: CLOSE_MODES.cancelAll })),
  /** snoozeActivities, redateActivities. */
  StartDate: Type.Optional(LocalDate),
  /** spreadActivities: the days, in the order in which the records go to them. */
  Days: Type.Optional(Type.Array(LocalDate, { minItems: 1, maxItems: MOST_DAYS })),
  /** reassignActivities: the assignee. reassignProspects: the sales rep. */
  AssignTo: Type.Optional(Id),
  /** retypeActivities. */
  TypeID: Type.Optional(Id),
  /** addToCompanies, addToContacts: what each activity is but for its company and its contact. */
  Activity: Type.Optional(
    Type.Pick(ActivitySaveRequest, [
      'ActivityForID',
      'TypeID',
      'StartDate',
      'Comments',
      'FollowUpRecurrenceType',
      'FollowUpEndDate',
    ]),
  ),
  /** addToContacts: a contact's company in this selection comes before its default one. */
  SelectedParentID: IdFilter,
  SelectedCompanyID: IdFilter,
});
export type BulkStartRequest = Static<typeof BulkStartRequest>;

/** How far it is. Done, Unchanged, Refused and Changed are what became of the records so far; of an undo, Changed are those that it kept. */
export const BulkJob = Type.Object({
  ID: Id,
  Action: OneOf(BULK_ACTIONS),
  State: OneOf(BULK_STATES),
  Total: Count,
  Done: Count,
  Unchanged: Count,
  Refused: Count,
  Changed: Count,
  /** The one that this one undoes. */
  Undoes: Nullable(Id),
  /** The one that undoes this one. */
  UndoneBy: Nullable(Id),
});
export type BulkJob = Static<typeof BulkJob>;

/** Calls 201 to 203. */
export const BulkParams = Type.Object({ id: Id });

/** Call 204. */
export const BulkVerdictsQuery = Type.Object({
  verdict: OneOf(VERDICTS),
  /** The Place of the last one that was read. */
  after: IdFilter,
});
export const BulkVerdict = Type.Object({
  Place: Type.Integer(),
  ID: Id,
  /** Empty: there is no such record. */
  Name: Type.String(),
  /** Why it was not changed; else empty. */
  Reason: Type.String(),
});
export type BulkVerdict = Static<typeof BulkVerdict>;
/** At most 100, in the order in which they were worked through. */
export const BulkVerdictsResponse = Type.Object({ Verdicts: Type.Array(BulkVerdict), More: Type.Boolean() });
export type BulkVerdictsResponse = Static<typeof BulkVerdictsResponse>;

/** Call 205: those of the last day that are running, or can still be undone; the newest first. */
export const BulkJobsResponse = Type.Object({ Jobs: Type.Array(BulkJob) });
export type BulkJobsResponse = Static<typeof BulkJobsResponse>;

export const bulkCalls = {
  bulkStart: { number: 200, method: 'POST', path: '/v1/bulk', body: BulkStartRequest, response: BulkJob },
  bulkJob: { number: 201, method: 'GET', path: '/v1/bulk/:id', params: BulkParams, response: BulkJob },
  bulkCancel: {
    number: 202,
    method: 'POST',
    path: '/v1/bulk/:id/cancel',
    params: BulkParams,
    response: BulkJob,
  },
  bulkUndo: {
    number: 203,
    method: 'POST',
    path: '/v1/bulk/:id/undo',
    params: BulkParams,
    response: BulkJob,
  },
  bulkVerdicts: {
    number: 204,
    method: 'GET',
    path: '/v1/bulk/:id/verdicts',
    params: BulkParams,
    querystring: BulkVerdictsQuery,
    response: BulkVerdictsResponse,
  },
  bulkJobs: { number: 205, method: 'GET', path: '/v1/bulk', response: BulkJobsResponse },
} as const;
