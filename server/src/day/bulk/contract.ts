import { BULK_ACTIONS, MOST_DAYS, MOST_NAMED, VERDICTS } from '@galley/shared/domain/bulkActions';
import { EmployeeUid, Exact, Id, IdFilter, LocalDate, OneOf } from '@galley/shared/contract/common';
import { CLOSE_MODES } from '../../activities/rules/activityStatus.ts';
import { Type, type Static } from 'typebox';
import { ActivityPagedRequest, ActivitySaveRequest } from '../../activities/contract.ts';
import { CompanyPagedRequest } from '../../companies/contract.ts';
import { ContactPagedRequest } from '../../contacts/contract.ts';

const PAGE = ['EmployeeUID', 'PageNo', 'PageSize', 'SortBy', 'SortOrder'] as const;

/** Call 200. The records are Ids, or what the filter of the action's list matches. Each action reads the values that it needs. */
export const BulkStartRequest = Exact({
  EmployeeUID: EmployeeUid,
  Action: OneOf(BULK_ACTIONS),
  Ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 2147483647 }), { minItems: 1, maxItems: MOST_NAMED }),
  ),
  Activities: Type.Optional(Type.Omit(ActivityPagedRequest, PAGE)),
  Companies: Type.Optional(Type.Omit(CompanyPagedRequest, PAGE)),
  Contacts: Type.Optional(Type.Omit(ContactPagedRequest, PAGE)),
  /** closeActivities: the close mode of call 6. */
  CloseMode: Type.Optional(Type.Integer({ minimum: CLOSE_MODES.done, maximum: CLOSE_MODES.cancelAll })),
  /** snoozeActivities, redateActivities. */
  StartDate: Type.Optional(LocalDate),
  /** spreadActivities: the days, in the order in which records are distributed. */
  Days: Type.Optional(Type.Array(LocalDate, { minItems: 1, maxItems: MOST_DAYS })),
  /** reassignActivities: the assignee. reassignProspects: the sales rep. */
  AssignTo: Type.Optional(Id),
  /** retypeActivities. */
  TypeID: Type.Optional(Id),
  /** addToCompanies, addToContacts: the new activity without its company and contact. */
  Activity: Type.Optional(
    Exact(
      Type.Pick(ActivitySaveRequest, [
        'ActivityForID',
        'TypeID',
        'StartDate',
        'Comments',
        'FollowUpRecurrenceType',
        'FollowUpEndDate',
      ]).properties,
    ),
  ),
  /** addToContacts: a contact's company in this selection takes precedence over their default one. */
  SelectedParentID: IdFilter,
  SelectedCompanyID: IdFilter,
});
export type BulkStartRequest = Static<typeof BulkStartRequest>;

/** Calls 201 to 203. */
export const BulkParams = Type.Object({ id: Id });

/** Call 204. */
export const BulkVerdictsQuery = Type.Object({
  verdict: OneOf(VERDICTS),
  /** The Place of the last verdict already read. */
  after: IdFilter,
});
