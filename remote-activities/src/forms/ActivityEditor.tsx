import { RecordDialog } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { activityTypesQuery } from '../http/activities.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { withAssignee } from '../changes/activityValues.ts';
import { differences } from './differences.ts';
import { useActivityForm, type FormProps } from './useActivityForm.ts';

function titleOf(id: number): string {
  if (id === 0) return 'Add New Activity';
  return id > 0 ? 'Edit Activity' : 'Add Follow-Up';
}

/** The form itself, once its options are known. */
export function ActivityEditor(props: FormProps) {
  const { draft } = props.dialog;
  const { state, saveAs } = useActivityForm(props);
  const options = withAssignee(props.options, draft);
  const { data: types = [] } = useQuery(activityTypesQuery());
  const { isSubmitting } = state.form.formState;
  const isClosed = draft.ID > 0 && draft.Status !== undefined && draft.Status !== 'OPEN';
  return (
    <RecordDialog
      title={titleOf(draft.ID)}
      subtitle={draft.ID > 0 ? draft.Title : undefined}
      size="large"
      state={state}
      differencesOf={(mine, theirs) => differences(mine, theirs, { ...options, types })}
      onSave={() => saveAs(0)}
      footer={
        !isClosed && (
          <>
            <Button disabled={isSubmitting} onClick={() => saveAs(1)}>
              Save &amp; Mark Done
            </Button>
            <Button disabled={isSubmitting} onClick={() => saveAs(2)}>
              Save, Mark Done &amp; Add Followup
            </Button>
          </>
        )
      }
    >
      <ActivityFields form={state.form} options={options} />
    </RecordDialog>
  );
}
