import type { Activity, ActivitySaveResponse } from '@galley/server/activities/contract';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import type { Selection } from '@galley/shared/domain/selection';
import { notifyUnreached, useRecordForm } from '@galley/shared/form';
import type { DialogOf } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import type { ActivityDraft } from '../../dialogs.ts';
import { activityChange } from '../changes/activityChange.ts';
import { offerFollowUp, openFollowUp } from '../changes/followUp.ts';
import { recordsOf } from '../http/activities.ts';
import {
  fieldOf,
  formFaults,
  initialValues,
  type ActivityValues,
  type Options,
  type SaveMode,
} from '../changes/activityValues.ts';

/** The key of a form's draft: one for each record, and one for each starting point of a new activity. */
function draftKeyOf(draft: ActivityDraft): string {
  const { ID, CompanyID = 0, IndividualID = 0, ActivityComments = '', StartDate } = draft;
  if (ID > 0) return `activity.${ID}`;
  // Drafts for different order lines differ only in their notes.
  const notes = ActivityComments === '' ? '' : `.${ActivityComments}`;
  const day = dayOfDate(StartDate) === undefined ? '' : `.${StartDate}`;
  return `${ID === 0 ? 'activity.new' : 'activity.follow-up'}.${CompanyID}.${IndividualID}${notes}${day}`;
}

function savedText(id: number): string {
  if (id === 0) return 'Activity Added!';
  return id > 0 ? 'Activity Updated!' : 'Follow-Up Added!';
}

export interface FormProps {
  dialog: DialogOf<'activities/edit'>;
  options: Options;
  selection: Selection;
  initial: ActivityValues;
  onClose: () => void;
}

/** The state of an activity form, and its save. */
export function useActivityForm({ dialog, options, selection, initial, onClose }: FormProps) {
  const { draft } = dialog;
  const state = useRecordForm<ActivityValues, ActivitySaveResponse>({
    noun: 'activity',
    draftKey: draftKeyOf(draft),
    dialog,
    initial,
    faultsOf: (values) => formFaults(values, draft.ActivityComments ?? ''),
    fieldOf,
    changeOf: (values) => activityChange({ draft, values, selection }),
    failure: 'Failed to update activity',
    onSaved: ({ activityDoneResponse: { followupActivity }, NotTold }, isClosed) => {
      notify.success(savedText(draft.ID));
      notifyUnreached(NotTold);
      if (followupActivity === null) return;
      if (isClosed) offerFollowUp(followupActivity);
      else openFollowUp(followupActivity);
    },
    live:
      draft.ID > 0
        ? { topic: 'activities', id: draft.ID, read: async () => (await recordsOf([draft.ID]))[0] }
        : undefined,
    latestValuesOf: (current, first) =>
      initialValues(current as Activity, { options, selection, me: first.assignee }),
    onClose,
  });
  return { state, saveAs: (mode: SaveMode) => state.saveWith({ mode }) };
}
