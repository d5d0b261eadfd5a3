import { addAssociation } from '@galley/server/contacts/rules/contactRules';
import { companiesUnder } from '@galley/shared/domain/selection';
import type { Selection } from '@galley/shared/domain/selection';
import { FormField, SearchField, useWatch, type UseFormReturn } from '@galley/shared/form';
import { companySearchQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useRef } from 'react';
import { AssociationList } from './AssociationList.tsx';
import type { Companies, ContactValues } from '../changes/contactValues.ts';

interface Props {
  form: UseFormReturn<ContactValues>;
  /** All companies; those under the selected parent are offered before anything is typed. */
  all: Companies;
  selection: Selection;
}

const OF_EVERY_PARENT = 0;
const change = { shouldDirty: true } as const;

/** The companies of a contact: chosen, added to the list, one of them the default (CONF-02, CONF-03). */
export function AssociationFields({ form: { control, setValue, clearErrors }, all, selection }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [company, companies] = useWatch({ control, name: ['company', 'companies'] });
  const isThere = company !== null && companies.some(({ value }) => value === company.value);

  const add = () => {
    if (company === null) return;
    setValue('companies', addAssociation(companies, company), change);
    setValue('company', null, change);
    clearErrors(['company', 'companies']);
    // The button is disabled now; focus the picker to select the next company.
    root.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  return (
    <div ref={root} className="form-associations">
      <div className="form-add">
        <FormField control={control} name="company">
          {({ value, onChange, error }) => (
            <SearchField
              label="Company Association"
              value={value}
              queryOf={(term) => companySearchQuery(term, OF_EVERY_PARENT)}
              suggestions={selection.parentId === 0 ? undefined : companiesUnder(all, selection.parentId)}
              error={error}
              onChange={onChange}
              onClear={() => onChange(null)}
            />
          )}
        </FormField>
        <Button disabled={company === null || isThere} onClick={add}>
          Add Company Association
        </Button>
      </div>
      <p className="field-hint" role="status">
        {isThere && 'This company is already in the list.'}
      </p>
      <FormField control={control} name="companies">
        {({ value, onChange, error }) => (
          <AssociationList companies={value} error={error} onChange={onChange} />
        )}
      </FormField>
    </div>
  );
}
