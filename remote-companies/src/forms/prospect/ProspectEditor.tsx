import { RecordDialog } from '@galley/shared/form';
import { accountOwnersQuery, useQuery } from '@galley/shared/http';
import { forecastFamiliesQuery } from '../../http/prospects.ts';
import { differences } from './differences.ts';
import { ProspectFields } from './ProspectFields.tsx';
import { useProspectForm, type FormProps } from './useProspectForm.ts';

/** The form itself, once its options are known (PROS-01). */
export function ProspectEditor(props: FormProps) {
  const { draft } = props.dialog;
  const { state, proof, setProof } = useProspectForm(props);
  const { data: families = [] } = useQuery(forecastFamiliesQuery());
  const { data: owners = [] } = useQuery(accountOwnersQuery());
  return (
    <RecordDialog
      title={draft.CustomerID === 0 ? 'Add New Prospect' : draft.CompanyName || 'Edit Prospect'}
      size="large"
      closeText="Cancel"
      state={state}
      differencesOf={(mine, theirs) => differences(mine, theirs, { families, owners })}
    >
      <ProspectFields
        form={state.form}
        draft={draft}
        options={props.options}
        first={state.first}
        proof={proof}
        onProved={setProof}
      />
    </RecordDialog>
  );
}
