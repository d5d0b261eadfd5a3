import { FormField, PickerField, SelectField, TextFields, type UseFormReturn } from '@galley/shared/form';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { ProspectDraft } from '../../../dialogs.ts';
import { forecastFamiliesQuery, type OwnerProof } from '../../http/prospects.ts';
import { ContactAssociations } from './ContactAssociations.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { ParentFields } from './ParentFields.tsx';
import type { Options, ProspectValues } from '../../changes/prospectValues.ts';
import { SimilarCompanies } from './SimilarCompanies.tsx';

interface Props {
  form: UseFormReturn<ProspectValues>;
  draft: ProspectDraft;
  options: Options;
  first: ProspectValues;
  proof: OwnerProof | undefined;
  onProved: (proof: OwnerProof) => void;
}

const BEFORE_STATE = [
  { name: 'address1', label: 'Address', maxLength: 200, required: true },
  { name: 'address2', label: 'Address 2', maxLength: 200 },
  { name: 'city', label: 'City', maxLength: 100, required: true },
] as const;
const AFTER_STATE = [
  { name: 'zip', label: 'Zip', maxLength: 20, required: true },
  { name: 'url', label: 'Company Website', maxLength: 500, inputMode: 'url' },
  { name: 'phone', label: 'Phone', maxLength: 50, required: true, inputMode: 'tel' },
  { name: 'fax', label: 'Fax', maxLength: 50, inputMode: 'tel' },
] as const;

/** The fields of a prospect, in order (PROS-02). */
export function ProspectFields({ form, draft, options, first, proof, onProved }: Props) {
  const { control } = form;
  const { data: families = [], isLoading, isLoadingError } = useQuery(forecastFamiliesQuery());
  // The form has requested the states already, and waited for the response.
  const { isLoadingError: hasNoStates } = useQuery({ ...trendGroupsQuery(), enabled: false });
  const { CustomerID: id } = draft;
  // A stored state that the list lacks must not be shown as none.
  const isKnown = first.state === '' || options.States.some(({ value }) => value === first.state);
  const states = isKnown ? options.States : [{ value: first.state, label: first.state }, ...options.States];
  return (
    <>
      <div className="form-grid">
        <ParentFields form={form} options={options} isNew={id === 0} />
        <FormField control={control} name="family">
          {({ value, onChange, error }) => (
            <PickerField
              label="Forecast Family"
              options={families}
              value={
                value === 0
                  ? null
                  : (families.find((family) => family.value === value) ?? { value, label: '…' })
              }
              isLoading={isLoading}
              isFailed={isLoadingError}
              error={error}
              onChange={(chosen) => onChange(chosen.value)}
              onClear={() => onChange(0)}
            />
          )}
        </FormField>
        <SimilarCompanies form={form} id={id} ownName={first.name} />
        <TextFields form={form} fields={BEFORE_STATE} />
        <FormField control={control} name="state">
          {({ value, onChange, error }) => (
            <SelectField
              label="State"
              value={value || 0}
              empty="Select..."
              options={states}
              isFailed={hasNoStates}
              error={error}
              onChange={(chosen) => onChange(chosen === '0' ? '' : chosen)}
            />
          )}
        </FormField>
        <TextFields form={form} fields={AFTER_STATE} />
        <OwnerFields form={form} draft={draft} proof={proof} onProved={onProved} />
      </div>
      <ContactAssociations form={form} />
    </>
  );
}
