import { clearDraft, ConflictDialog, FormDialog } from '@galley/shared/form';
import { forecastFamiliesQuery, useQuery, type Selection } from '@galley/shared/http';
import type { DialogOf } from '@galley/shared/store';
import { differences } from './differences.ts';
import { accountOwnersQuery } from './OwnerFields.tsx';
import { ProspectFields } from './ProspectFields.tsx';
import type { Options, ProspectValues } from './prospectValues.ts';
import { useProspectForm } from './useProspectForm.ts';

interface Props {
  dialog: DialogOf<'prospect'>;
  options: Options;
  selection: Selection;
  initial: ProspectValues;
  onClose: () => void;
}

/** The form itself, once its options are known (PROS-01). */
export function ProspectEditor(props: Props) {
  const { dialog, options, onClose } = props;
  const { draft } = dialog;
  const { form, draftKey, first, save, alert, proof, setProof, conflict, restored } = useProspectForm(props);
  const { data: families = [] } = useQuery(forecastFamiliesQuery());
  const { data: owners = [] } = useQuery(accountOwnersQuery());
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const close = () => {
    clearDraft(draftKey);
    onClose();
  };
  return (
    <>
      <FormDialog
        title={draft.CustomerID === 0 ? 'Add New Prospect' : draft.CompanyName || 'Edit Prospect'}
        size="large"
        isDirty={isDirty || restored.isRestored}
        attempts={submitCount}
        alert={alert}
        closeText="Cancel"
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
        <ProspectFields
          form={form}
          draft={draft}
          options={options}
          first={first}
          proof={proof}
          onProved={setProof}
        />
      </FormDialog>
      {conflict !== undefined && (
        <ConflictDialog
          problem={conflict.problem}
          differences={differences(form.getValues(), conflict.theirs, { families, owners })}
          onOverwrite={conflict.overwrite}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.dismiss}
        />
      )}
    </>
  );
}
