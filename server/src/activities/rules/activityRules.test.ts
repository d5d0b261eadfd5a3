import { describe, expect, test } from '@jest/globals';
import { activityFaults, markDoneFaults, type ActivityInput } from './activityRules.ts';

const complete: ActivityInput = {
  CompanyID: 1,
  IndividualID: 2,
  TypeID: 3,
  ActivityForID: 4,
  FollowUpRecurrenceType: 0,
  StartDate: '2026-11-23',
  RepeatForever: true,
  FollowUpEndDate: undefined,
  Comments: 'Call.',
};
const messages = (change: Partial<ActivityInput>) =>
  activityFaults({ ...complete, ...change }).map(({ message }) => message);

describe('An activity', () => {
  test('that is complete can be saved', () => expect(messages({})).toEqual([]));

  test('that is empty has an error for each missing field, in the order of the form (ACTF-04)', () => {
    expect(
      messages({
        CompanyID: 0,
        IndividualID: 0,
        TypeID: 0,
        ActivityForID: 0,
        FollowUpRecurrenceType: -1,
        StartDate: undefined,
        Comments: ' \n ',
      }),
    ).toEqual([
      'Company is required.',
      'Individual is required.',
      'Activity Type is required.',
      'Assigned To is required.',
      'Followup Recurrence is required.',
      'Activity Date is required.',
      'Activity Notes are required.',
    ]);
  });

  test('in a series needs an end date unless it repeats forever (ACTF-05)', () => {
    const weekly = { FollowUpRecurrenceType: 2, RepeatForever: false };
    expect(messages(weekly)).toEqual(['Recurrence End Date is required.']);
    expect(messages({ ...weekly, FollowUpEndDate: '2026-11-22' })).toEqual([
      'Recurrence End Date can’t be before the Activity Date.',
    ]);
    expect(messages({ ...weekly, FollowUpEndDate: '2026-11-23' })).toEqual([]);
    expect(messages({ ...weekly, RepeatForever: true })).toEqual([]);
    expect(messages({ RepeatForever: false })).toEqual([]);
  });

  test('can be marked done only with final notes and a type other than Follow-Up (ACTF-07)', () => {
    expect(markDoneFaults({ TypeID: 5, Comments: 'Call. ' }, 'Call.').map(({ message }) => message)).toEqual([
      'Please add final notes before Marking Done.',
      'Please update the Activity Type to indicate how you followed up before marking done.',
    ]);
    expect(markDoneFaults({ TypeID: 3, Comments: 'Called.' }, 'Call.')).toEqual([]);
  });
});
