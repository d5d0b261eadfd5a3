import { companiesUnder } from '@galley/shared/domain/selection';
import { companySearchQuery, contactSearchQuery, parentSearchQuery } from '@galley/shared/http';
import { FormField, SearchField, useWatch, type UseFormReturn } from '@galley/shared/form';
import type { CompanyOption, Option } from '@galley/shared/contract/common';
import type { ActivityValues, Options } from '../changes/activityValues.ts';

interface Props {
  form: UseFormReturn<ActivityValues>;
  options: Options;
}

/** Company parent, company and contact: each narrows the next, and changing it clears the next (ACTF-03). */
export function PlaceFields({ form: { control, setValue }, options }: Props) {
  const [parent, company] = useWatch({ control, name: ['parent', 'company'] });
  const change = { shouldDirty: true } as const;

  const toParent = (next: Option | null) => {
    setValue('parent', next, change);
    setValue('company', null, change);
    setValue('contact', null, change);
  };
  /** Choosing a company chooses its parent, as in the header's filter. */
  const afterCompany = (next: CompanyOption | null) => {
    setValue('contact', null, change);
    const its = options.TrendGroups.find(({ value }) => value === next?.TrendGroupId);
    if (its !== undefined) setValue('parent', its, change);
  };
  return (
    <>
      <SearchField
        label="Company Parent"
        value={parent}
        queryOf={parentSearchQuery}
        onChange={toParent}
        onClear={() => toParent(null)}
      />
      <FormField control={control} name="company">
        {({ value, onChange, error }) => (
          <SearchField
            label="Company"
            value={value}
            queryOf={(term) => companySearchQuery(term, parent?.value ?? 0)}
            suggestions={parent === null ? undefined : companiesUnder(options.Customers, parent.value)}
            error={error}
            failure="Failed to load companies"
            onChange={(next) => {
              onChange(next);
              afterCompany(next);
            }}
            onClear={() => {
              onChange(null);
              afterCompany(null);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="contact">
        {({ value, onChange, error }) => (
          <SearchField
            label="Contact"
            value={value}
            queryOf={(term) => contactSearchQuery(term, parent?.value ?? 0, company?.value ?? 0)}
            error={error}
            onChange={({ value: id, label }) => onChange({ value: id, label })}
            onClear={() => onChange(null)}
          />
        )}
      </FormField>
    </>
  );
}
