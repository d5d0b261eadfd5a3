import { CheckField, clearDraft, ConflictDialog, Controller, FormDialog } from '@galley/shared/form';
import { queryClient, type Selection } from '@galley/shared/http';
import type { DialogOf } from '@galley/shared/store';
import { ContactFields } from './ContactFields.tsx';
import type { Companies, ContactValues } from './contactValues.ts';
import { differences } from './differences.ts';
import { useContactForm } from './useContactForm.ts';

interface Props {
  dialog: DialogOf<'contact'>;
  all: Companies;
  selection: Selection;
  initial: ContactValues;
  onClose: () => void;
}

/** The form itself, once the companies are known (CONF-01). */
export function ContactEditor(props: Props) {
  const { dialog, all, selection, onClose } = props;
  const { IndividualId: id, IndividualName } = dialog.draft;
  const { form, draftKey, first, save, alert, conflict, restored } = useContactForm(props);
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const close = () => {
    clearDraft(draftKey);
    onClose();
    // CONT-01: what others have saved meanwhile is seen when the form is gone.
    void queryClient.invalidateQueries({ queryKey: ['contacts'] });
  };
  return (
    <>
      <FormDialog
        title={id === 0 ? 'Add New Contact' : IndividualName || 'Edit Contact'}
        headerExtra={
          id > 0 && (
            <Controller
              control={form.control}
              name="inactive"
              render={({ field: { value, onChange } }) => (
                <CheckField label="Inactive" checked={value} onChange={onChange} />
              )}
            />
          )
        }
        isDirty={isDirty || restored.isRestored}
        attempts={submitCount}
        alert={alert}
        onSave={save}
        onClose={close}
        footer={
          <button type="button" className="btn btn-primary" disabled={isSubmitting} onClick={save}>
            Save
          </button>
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
        <ContactFields form={form} id={id} first={first} all={all} selection={selection} />
      </FormDialog>
      {conflict !== undefined && (
        <ConflictDialog
          problem={conflict.problem}
          differences={differences(form.getValues(), conflict.theirs)}
          onOverwrite={conflict.overwrite}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.dismiss}
        />
      )}
    </>
  );
}
