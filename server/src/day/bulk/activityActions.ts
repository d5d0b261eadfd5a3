import type { ActivitySaveRequest } from '../../activities/contract.ts';
import { CLOSE_MODES, type CloseMode } from '../../activities/rules/activityStatus.ts';
import { spreadTo } from '../../activities/rules/spread.ts';
import {
  closeActivity,
  lockOwnActivity,
  refuseClosed,
  restoreActivity,
  saveActivity,
  type StoredActivity,
  undoClose,
} from '../../activities/index.ts';
import { refuseStale } from '../../http/conflict.ts';
import { localDate, readDay } from '../../http/localDate.ts';
import { brokenField } from '../../http/problem.ts';
import type { Action, BulkInput, Work } from './bulkAction.ts';

/** @throws HttpProblem 404, 403, 409 if it has changed since the job began */
async function lockUnchanged({ transaction, caller, id, version }: Work): Promise<StoredActivity> {
  const activity = await lockOwnActivity(transaction, caller, id);
  await refuseStale(transaction, version, activity, async () => ({}));
  return activity;
}

const required = (field: string, label: string) => brokenField(field, `${label} is required.`);

type Values = Pick<ActivitySaveRequest, 'ActivityForID' | 'TypeID' | 'StartDate' | 'KeepSeries'>;

/** An action that saves the activity with one changed value, using call 5. */
const saving = (
  check: Action['check'],
  valuesOf: (input: BulkInput, work: Work) => Partial<Values>,
  refuse: (activity: StoredActivity) => void = () => undefined,
): Action => ({
  check,
  apply: async (work) => {
    const { transaction, caller, today, input } = work;
    const before = await lockUnchanged(work);
    refuse(before);
    const stored = {
      ActivityForID: before.assignee_id,
      TypeID: before.type_id,
      StartDate: localDate(before.start_date),
    };
    const values = { ...stored, ...valuesOf(input, work) };
    const isSame =
      values.ActivityForID === stored.ActivityForID &&
      values.TypeID === stored.TypeID &&
      readDay('StartDate', values.StartDate) === before.start_date;
    if (isSame) return undefined;
    const { version } = await saveActivity(transaction, caller, today, {
      saveMode: 0,
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      ID: before.id,
      CompanyID: before.company_id,
      IndividualID: before.contact_id,
      Comments: before.comments,
      FollowUpRecurrenceType: before.recurrence,
      FollowUpEndDate: before.follow_up_end === null ? null : localDate(before.follow_up_end),
      Version: before.version,
      ...values,
    });
    return { before, version };
  },
  undo: ({ transaction, caller, change }) =>
    restoreActivity(transaction, caller, {
      version: change.version ?? 0,
      before: change.before as StoredActivity,
    }),
});

function checkDate({ StartDate }: BulkInput): void {
  if (readDay('StartDate', StartDate ?? '') === undefined) throw required('StartDate', 'Activity Date');
}

function checkDays({ Days = [] }: BulkInput): void {
  if (Days.length === 0) throw required('Days', 'A day');
  for (const [index, day] of Days.entries()) readDay(`Days.${index}`, day);
}

const dateOf = ({ StartDate = '' }: BulkInput) => ({ StartDate });

export const activityActions = {
  closeActivities: {
    check: ({ CloseMode }) => {
      if (CloseMode === undefined) throw required('CloseMode', 'CloseMode');
    },
    apply: async (work) => {
      const { transaction, caller, today, input } = work;
      const activity = await lockUnchanged(work);
      const mode = (input.CloseMode ?? CLOSE_MODES.done) as CloseMode;
      const { version } = await closeActivity(transaction, { caller, today, activity, mode });
      return { version };
    },
    undo: ({ transaction, caller, id, change }) =>
      undoClose(transaction, caller, { id, version: change.version ?? 0 }),
  },
  // As in SNZ-02: moves only this occurrence, and only if it's open.
  snoozeActivities: saving(checkDate, (input) => ({ ...dateOf(input), KeepSeries: true }), refuseClosed),
  redateActivities: saving(checkDate, dateOf),
  // Like a snooze, but distributes the activities over the days (CALS-11).
  spreadActivities: saving(
    checkDays,
    ({ Days = [] }, { place, total }) => {
      const StartDate = Days[spreadTo(place, total, Days.length)];
      return { ...(StartDate !== undefined && { StartDate }), KeepSeries: true };
    },
    refuseClosed,
  ),
  reassignActivities: saving(
    ({ AssignTo }) => {
      if (AssignTo === undefined || AssignTo === 0) throw required('AssignTo', 'Assigned To');
    },
    ({ AssignTo = 0 }) => ({ ActivityForID: AssignTo, KeepSeries: true }),
  ),
  retypeActivities: saving(
    ({ TypeID }) => {
      if (TypeID === undefined || TypeID === 0) throw required('TypeID', 'Activity Type');
    },
    ({ TypeID = 0 }) => ({ TypeID, KeepSeries: true }),
  ),
} satisfies Record<string, Action>;
