import { tagged } from '../tags.ts';

export const activityTexts = tagged('Activities', {
  activityPaged: {
    summary: 'A page of activities',
    description:
      'Activities under a selection. With Filter_Apply the other filters narrow them; without it, the own ones that are to do.',
  },
  activityTypes: {
    summary: 'Activity types',
    description: 'What an activity can be: a call, a meeting. 5 is the default.',
    example: { response: [{ value: 5, label: 'Follow-Up' }] },
  },
  activitySave: {
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
    summary: 'Close an activity',
    description:
      'As done or canceled. Done without a next occurrence, it is answered with the draft of a follow-up. One that is closed already is 409.',
    problems: [404, 409],
    isWrite: true,
    example: { response: { success: true, followupActivity: null, Version: 2 } },
  },
  activityUndo: {
    summary: 'Undo a closing',
    description:
      'Opens an activity that was closed at this Version, and withdraws the occurrence that this scheduled. 409 when either was changed since.',
    problems: [404, 409],
    isWrite: true,
    example: { body: { Version: 2 } },
  },
  activityDays: {
    summary: 'Days with open activities',
    description: 'On which days an employee has open activities, how many, and how many of them recur.',
    example: { response: [{ Day: '2026-11-23', Open: 3, Recurring: 1 }] },
  },
  activityRecords: {
    summary: 'Activities by their ids',
    description:
      'At most 200, in the order of the ids, each with who changed it last and when. What is not there is left out.',
    example: { body: { IDs: [1, 2] } },
  },
  activityCalendar: {
    summary: 'Activities of some days',
    description:
      'What the list with the same filters has on the days from From to To, at most 42: of one day the first 200, of up to a week the first 40 of each day, of more the first 4 of each. Days says how many each day has. Open activities that are overdue on other days come first, at most 20; Overdue says how many there are.',
    example: { body: { From: '2026-11-23', To: '2026-11-29', Filter_DateRange: 7 } },
  },
});
