import type { Selection } from '@galley/shared/http';
import { clearDraft, ConflictDialog, FormDialog } from '@galley/shared/form';
import type { DialogOf } from '@galley/shared/store';
import { ActivityFields } from './ActivityFields.tsx';
import type { ActivityValues, Options } from './activityValues.ts';
import { differences } from './differences.ts';
import { useActivityForm } from './useActivityForm.ts';

interface Props {
  dialog: DialogOf<'activity'>;
  options: Options;
  selection: Selection;
  initial: ActivityValues;
  onClose: () => void;
}

function titleOf(id: number): string {
  if (id === 0) return 'Add New Activity';
  return id > 0 ? 'Edit Activity' : 'Add Follow-Up';
}

/** The form itself, once its options are known. */
export function ActivityEditor(props: Props) {
  const { dialog, options, onClose } = props;
  const { draft } = dialog;
  const { form, draftKey, save, alert, conflict, restored } = useActivityForm(props);
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const isClosed = draft.ID > 0 && draft.Status !== undefined && draft.Status !== 'OPEN';
  const close = () => {
    clearDraft(draftKey);
    onClose();
  };
  return (
    <>
      <FormDialog
        title={titleOf(draft.ID)}
        subtitle={draft.ID > 0 ? draft.Title : undefined}
        size="large"
        isDirty={isDirty || restored.isRestored}
        attempts={submitCount}
        alert={alert}
        onSave={() => save(0)}
        onClose={close}
        footer={
          <>
            <button type="button" className="btn btn-primary" disabled={isSubmitting} onClick={() => save(0)}>
              Save
            </button>
            {!isClosed && (
              <>
                <button type="button" className="btn" disabled={isSubmitting} onClick={() => save(1)}>
                  Save &amp; Mark Done
                </button>
                <button type="button" className="btn" disabled={isSubmitting} onClick={() => save(2)}>
                  Save, Mark Done &amp; Add Followup
                </button>
              </>
            )}
          </>
        }
      >
        {restored.isRestored && (
          <p className="form-note" role="status">
            What you had entered before is back.{' '}
            <button type="button" className="btn-link" onClick={restored.startOver}>
              Start over
            </button>
          </p>
        )}
        <ActivityFields form={form} options={options} />
      </FormDialog>
      {conflict !== undefined && (
        <ConflictDialog
          problem={conflict.problem}
          differences={differences(form.getValues(), conflict.theirs, options)}
          onOverwrite={conflict.overwrite}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.dismiss}
        />
      )}
    </>
  );
}
