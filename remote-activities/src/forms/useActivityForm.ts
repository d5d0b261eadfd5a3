import type { Activity, ActivitySaveResponse } from '@galley/shared/contract/activities';
import type { Problem } from '@galley/shared/contract/common';
import { clearDraft, readDraft, resolverOf, showProblem, useForm, useKeepDraft } from '@galley/shared/form';
import { outbox, type Selection } from '@galley/shared/http';
import { galley, type ActivityDraft, type DialogOf } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useState } from 'react';
import { activityChange } from '../changes/activityChange.ts';
import {
  fieldOf,
  formFaults,
  initialValues,
  type ActivityValues,
  type Options,
  type SaveMode,
} from './activityValues.ts';

/** Where an unfinished form is kept: one for each record, and one for each thing that a new one was begun from. */
function draftKeyOf({ ID, CompanyID = 0, IndividualID = 0 }: ActivityDraft): string {
  if (ID > 0) return `activity.${ID}`;
  return `${ID === 0 ? 'activity.new' : 'activity.follow-up'}.${CompanyID}.${IndividualID}`;
}

function savedText(id: number): string {
  if (id === 0) return 'Activity Added!';
  return id > 0 ? 'Activity Updated!' : 'Follow-Up Added!';
}

interface Conflict {
  problem: Problem;
  theirs: ActivityValues;
}

interface Parts {
  dialog: DialogOf<'activity'>;
  options: Options;
  selection: Selection;
  initial: ActivityValues;
  onClose: () => void;
}

/** The state of an activity form, and what saving it does. */
export function useActivityForm({ dialog, options, selection, initial, onClose }: Parts) {
  const { draft } = dialog;
  const draftKey = draftKeyOf(draft);
  // What came back refused, or what was being entered when the page went away.
  const [before] = useState(() => (dialog.input ?? readDraft(draftKey)) as ActivityValues | undefined);
  const [isRestored, setRestored] = useState(before !== undefined);
  const [alert, setAlert] = useState(dialog.problem?.detail);
  const [conflict, setConflict] = useState<Conflict>();
  const [first] = useState(initial);
  const form = useForm<ActivityValues>({
    defaultValues: before ?? first,
    resolver: resolverOf((values) => formFaults(values, draft.ActivityComments ?? ''), fieldOf),
    shouldFocusError: false,
  });
  useKeepDraft(draftKey, form);

  function finish(): void {
    clearDraft(draftKey);
    onClose();
  }
  function answered({ Success, activityDoneResponse }: ActivitySaveResponse): void {
    if (!Success) return notify.failure('Failed to update activity');
    finish();
    notify.success(savedText(draft.ID));
    const { followupActivity } = activityDoneResponse;
    if (followupActivity !== null)
      galley.getState().openDialog({ kind: 'activity', draft: followupActivity });
  }
  function refused(problem: Problem | undefined): void {
    notify.failure('Failed to update activity');
    const current = problem?.current as Activity | undefined;
    if (problem !== undefined && current !== undefined) {
      const me = first.assignee;
      setConflict({ problem, theirs: initialValues(current, { options, selection, me }) });
    } else {
      setAlert(showProblem(form, problem, fieldOf) ?? 'The activity could not be saved.');
    }
  }
  async function send(values: ActivityValues): Promise<void> {
    setAlert(undefined);
    const { id, outcome } = outbox.submit<ActivitySaveResponse>(activityChange({ draft, values, selection }));
    const result = await outcome;
    if (result.kind === 'answered') answered(result.answer);
    if (result.kind === 'waiting') {
      finish();
      notify.info('No connection: the activity is kept here and saved when the network returns.');
    }
    if (result.kind === 'refused') {
      // The form still holds the input, so the outbox need not.
      outbox.withdraw(id);
      refused(result.error.problem);
    }
  }
  const save = (chosen: SaveMode) => {
    form.setValue('mode', chosen);
    void form.handleSubmit(send)();
  };
  return {
    form,
    draftKey,
    save,
    alert,
    restored: {
      isRestored,
      startOver: () => {
        clearDraft(draftKey);
        form.reset(first);
        setRestored(false);
        setAlert(undefined);
      },
    },
    conflict: conflict && {
      ...conflict,
      overwrite: () => {
        form.setValue('version', conflict.theirs.version);
        setConflict(undefined);
        save(form.getValues('mode'));
      },
      takeTheirs: () => {
        clearDraft(draftKey);
        form.reset(conflict.theirs);
        setRestored(false);
        setConflict(undefined);
      },
      dismiss: () => setConflict(undefined),
    },
  };
}
