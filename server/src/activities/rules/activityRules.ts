import type { Day } from '@galley/shared/domain/calendar';

/** The initial type of new activities and follow-ups (ACTF-01, ACTF-02). */
export const FOLLOW_UP_TYPE = 5;
/** The type of a phone call, which a follow-up can become when it's done (ACTF-07). */
export const PHONE_CALL = 1;
export const ONCE = 0;

/** An activity's input, named as in call 5; until chosen, ids are 0, the recurrence -1 and days undefined. */
export interface ActivityInput {
  CompanyID: number;
  IndividualID: number;
  TypeID: number;
  ActivityForID: number;
  FollowUpRecurrenceType: number;
  StartDate: Day | undefined;
  RepeatForever: boolean;
  /** The last day of a series that doesn't repeat forever. */
  FollowUpEndDate: Day | undefined;
  /** Moves only this occurrence, even past the end of its series. */
  KeepSeries?: boolean;
  Comments: string;
}

export type ActivityField = Exclude<keyof ActivityInput, 'RepeatForever' | 'KeepSeries'>;

export interface ActivityFault {
  field: ActivityField;
  message: string;
}

const isSeries = ({ FollowUpRecurrenceType }: ActivityInput) => FollowUpRecurrenceType > ONCE;

function endFault(input: ActivityInput): string | undefined {
  if (!isSeries(input) || input.RepeatForever) return undefined;
  const { StartDate, FollowUpEndDate } = input;
  if (FollowUpEndDate === undefined) return 'Recurrence End Date is required.';
  return StartDate !== undefined && FollowUpEndDate < StartDate && input.KeepSeries !== true
    ? 'Recurrence End Date can’t be before the Activity Date.'
    : undefined;
}

/** The faults that prevent saving an activity, in the form's order (ACTF-04). */
export function activityFaults(input: ActivityInput): ActivityFault[] {
  const messages: Record<ActivityField, string | undefined> = {
    CompanyID: input.CompanyID > 0 ? undefined : 'Company is required.',
    IndividualID: input.IndividualID > 0 ? undefined : 'Individual is required.',
    TypeID: input.TypeID > 0 ? undefined : 'Activity Type is required.',
    ActivityForID: input.ActivityForID > 0 ? undefined : 'Assigned To is required.',
    FollowUpRecurrenceType:
      input.FollowUpRecurrenceType < ONCE ? 'Followup Recurrence is required.' : undefined,
    StartDate: input.StartDate === undefined ? 'Activity Date is required.' : undefined,
    FollowUpEndDate: endFault(input),
    Comments: input.Comments.trim() === '' ? 'Activity Notes are required.' : undefined,
  };
  return (Object.keys(messages) as ActivityField[]).flatMap((field) => {
    const message = messages[field];
    return message === undefined ? [] : [{ field, message }];
  });
}

/** The faults that prevent marking an activity done when saving it (ACTF-07). */
export function markDoneFaults(
  { TypeID, Comments }: Pick<ActivityInput, 'TypeID' | 'Comments'>,
  originalComments: string,
): ActivityFault[] {
  const faults: ActivityFault[] = [];
  if (Comments.trim() === originalComments.trim()) {
    faults.push({ field: 'Comments', message: 'Please add final notes before Marking Done.' });
  }
  if (TypeID === FOLLOW_UP_TYPE) {
    faults.push({
      field: 'TypeID',
      message: 'Please update the Activity Type to indicate how you followed up before marking done.',
    });
  }
  return faults;
}
