import { Type } from 'typebox';
import { EmployeeHeaders, Option } from '@galley/shared/contract/common';
import type { Call } from '../http/calls.ts';
import {
  ActivityCalendarRequest,
  ActivityCalendarResponse,
  ActivityDay,
  ActivityDaysQuery,
  ActivityDoneParams,
  ActivityDoneQuery,
  ActivityDoneResponse,
  ActivityPagedRequest,
  ActivityPagedResponse,
  ActivityRecordsRequest,
  ActivityRecordsResponse,
  ActivitySaveRequest,
  ActivitySaveResponse,
  ActivityUndoRequest,
  ActivityUndoResponse,
} from './contract.ts';

export * as activitySchemas from './contract.ts';

export const activityCalls = {
  activityPaged: {
    number: 3,
    method: 'POST',
    path: '/v1/activity/paged',
    body: ActivityPagedRequest,
    response: ActivityPagedResponse,
    tag: 'Activities',
    summary: 'A page of activities',
    description:
      'Activities within a selection that match the filters. By default, the employee’s own open activities that are overdue or due within seven days.',
    cost: 'search',
  },
  activityTypes: {
    number: 4,
    method: 'GET',
    path: '/v1/activity/types',
    response: Type.Array(Option),
    tag: 'Activities',
    summary: 'Activity types',
    description: 'Such as a call or a meeting. 5 is the default.',
    example: { response: [{ value: 5, label: 'Follow-Up' }] },
  },
  activitySave: {
    number: 5,
    method: 'POST',
    path: '/v1/activity',
    body: ActivitySaveRequest,
    response: ActivitySaveResponse,
    tag: 'Activities',
    summary: 'Add or change an activity',
    description:
      'ID 0 adds an activity, -2 adds a follow-up, a higher number edits. saveMode 1 marks it done and schedules the next occurrence of a series; saveMode 2 also proposes a follow-up, or adds the one in FollowUp. Mentioned lists the employees mentioned in the notes as “@Full Name”: they are notified. NotTold lists those who have left the company.',
    problems: [404, 409, 422],
    isWrite: true,
    example: {
      body: {
        saveMode: 0,
        ID: 0,
        CompanyID: 1,
        IndividualID: 1,
        ActivityForID: 1,
        TypeID: 5,
        StartDate: '2026-11-23',
        Comments: 'Ask about the spring posters.',
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: null,
      },
    },
  },
  activityDone: {
    number: 6,
    method: 'POST',
    path: '/v1/activity/done/:id',
    params: ActivityDoneParams,
    querystring: ActivityDoneQuery,
    headers: EmployeeHeaders,
    response: ActivityDoneResponse,
    tag: 'Activities',
    summary: 'Close an activity',
    description:
      'As done or canceled. If it’s done and has no next occurrence, the response has the draft of a follow-up. 409 if it’s already closed.',
    problems: [404, 409],
    isWrite: true,
    example: { response: { success: true, followupActivity: null, Version: 2 } },
  },
  activityUndo: {
    number: 104,
    method: 'POST',
    path: '/v1/activity/undo/:id',
    params: ActivityDoneParams,
    body: ActivityUndoRequest,
    response: ActivityUndoResponse,
    tag: 'Activities',
    summary: 'Reopen an activity',
    description:
      'Reopens an activity closed at this Version, and withdraws the occurrence that closing it scheduled. 409 if either has changed since.',
    problems: [404, 409],
    isWrite: true,
    example: { body: { Version: 2 } },
  },
  activityDays: {
    number: 125,
    method: 'GET',
    path: '/v1/activity/days',
    querystring: ActivityDaysQuery,
    response: Type.Array(ActivityDay),
    tag: 'Activities',
    summary: 'Days with open activities',
    description:
      'The days on which an employee has open activities, with how many there are and how many recur.',
    example: { response: [{ Day: '2026-11-23', Open: 3, Recurring: 1 }] },
  },
  activityRecords: {
    number: 190,
    method: 'POST',
    path: '/v1/activity/records',
    body: ActivityRecordsRequest,
    response: ActivityRecordsResponse,
    tag: 'Activities',
    summary: 'Activities by their ids',
    description:
      'At most 200, in the order of the ids, each with who changed it last and when. Missing ones are left out.',
    example: { body: { IDs: [1, 2] } },
  },
  activityCalendar: {
    number: 310,
    method: 'POST',
    path: '/v1/activity/calendar',
    body: ActivityCalendarRequest,
    response: ActivityCalendarResponse,
    tag: 'Activities',
    summary: 'Activities by day',
    description:
      'The activities that match the filters, from From to To, at most 42 days. For one day it returns the first 200, for up to a week the first 40 of each day, for more the first 4 of each day. Days has the count of each day. Up to 20 open activities that are overdue on other days come first; Overdue has their count.',
    example: { body: { From: '2026-11-23', To: '2026-11-29', Filter_DateRange: 7 } },
  },
} as const satisfies Record<string, Call>;

type ActivityCalls = typeof activityCalls;
declare module '../http/calls.ts' {
  interface Calls extends ActivityCalls {}
}
