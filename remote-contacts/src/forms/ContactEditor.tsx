import { CheckField, FormField, RecordDialog } from '@galley/shared/form';
import { queryClient } from '@galley/shared/http';
import { ContactFields } from './ContactFields.tsx';
import { differences } from './differences.ts';
import { useContactForm, type FormProps } from './useContactForm.ts';

/** CONT-01: refetches the list after the form closes, to show what others have saved meanwhile. */
const reload = () => void queryClient.invalidateQueries({ queryKey: ['contacts'] });

/** The form itself, once the companies are known (CONF-01). */
export function ContactEditor(props: FormProps) {
  const { dialog, all, selection } = props;
  const { IndividualId: id, IndividualName } = dialog.draft;
  const state = useContactForm(props);
  const { form, first } = state;
  return (
    <RecordDialog
      title={id === 0 ? 'Add New Contact' : IndividualName || 'Edit Contact'}
      headerExtra={
        id > 0 && (
          <FormField control={form.control} name="inactive">
            {({ value, onChange }) => <CheckField label="Inactive" checked={value} onChange={onChange} />}
          </FormField>
        )
      }
      state={state}
      differencesOf={differences}
      onClose={reload}
    >
      <ContactFields
        form={form}
        id={id}
        first={first}
        all={all}
        selection={selection}
        requests={dialog.draft.CompanyRequests ?? []}
      />
    </RecordDialog>
  );
}
