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
      'Activities under a selection. With Filter_Apply the other filters narrow them; without it, the own ones that are to do.',
    cost: 'search',
  },
  activityTypes: {
    number: 4,
    method: 'GET',
    path: '/v1/activity/types',
    response: Type.Array(Option),
    tag: 'Activities',
    summary: 'Activity types',
    description: 'What an activity can be: a call, a meeting. 5 is the default.',
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
      'ID 0 adds, -2 adds a follow-up, above 0 changes. With saveMode 1 it is marked done, which schedules the next occurrence of a series; with 2 a follow-up is proposed, or added where FollowUp has one. Mentioned names employees whose ‘@Full Name’ was put into the notes: they are told, and NotTold has the names of those who have left.',
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
      'As done or canceled. Done without a next occurrence, it is answered with the draft of a follow-up. One that is closed already is 409.',
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
    summary: 'Undo a closing',
    description:
      'Opens an activity that was closed at this Version, and withdraws the occurrence that this scheduled. 409 when either was changed since.',
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
    description: 'On which days an employee has open activities, how many, and how many of them recur.',
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
      'At most 200, in the order of the ids, each with who changed it last and when. What is not there is left out.',
    example: { body: { IDs: [1, 2] } },
  },
  activityCalendar: {
    number: 310,
    method: 'POST',
    path: '/v1/activity/calendar',
    body: ActivityCalendarRequest,
    response: ActivityCalendarResponse,
    tag: 'Activities',
    summary: 'Activities of some days',
    description:
      'What the list with the same filters has on the days from From to To, at most 42: of one day the first 200, of up to a week the first 40 of each day, of more the first 4 of each. Days says how many each day has. Open activities that are overdue on other days come first, at most 20; Overdue says how many there are.',
    example: { body: { From: '2026-11-23', To: '2026-11-29', Filter_DateRange: 7 } },
  },
} as const satisfies Record<string, Call>;

type ActivityCalls = typeof activityCalls;
declare module '../http/calls.ts' {
  interface Calls extends ActivityCalls {}
}
