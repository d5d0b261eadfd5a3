import { companiesUnder } from '@galley/shared/domain/selection';
import { planOf, type Plan } from '@galley/server/quotes/rules/quoteRules';
import {
  DateField,
  FormField,
  SearchField,
  SelectField,
  TextAreaField,
  TextFields,
  useWatch,
  type UseFormReturn,
} from '@galley/shared/form';
import { companySearchQuery, trendGroupsQuery, useQuery } from '@galley/shared/http';
import { useSelection } from '@galley/shared/ui';
import { useEffect, useMemo } from 'react';
import type { QuoteValues } from '../changes/quoteValues.ts';
import { quoteTermsQuery } from '../http/quotes.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { LinesField } from './LinesField.tsx';
import { QuoteTotals } from './QuoteTotals.tsx';

interface Props {
  form: UseFormReturn<QuoteValues>;
  /** The company's prices, for the form's rules. */
  onPlan: (plan: Plan) => void;
  faultsOf: (values: QuoteValues) => readonly { field: string; message: string }[];
  /** It was sent, so its company can't change. */
  isSent: boolean;
  isNew: boolean;
}

const SHIPPING = [
  { name: 'zone', label: 'Shipping Zone', maxLength: 4, inputMode: 'numeric' },
  { name: 'weight', label: 'Shipping Weight (lb)', maxLength: 9, inputMode: 'numeric' },
  { name: 'followUpDays', label: 'Follow Up After (Business Days)', maxLength: 3, inputMode: 'numeric' },
] as const;

const EMPTY_PLAN: Plan = { products: new Map(), bands: [] };

/** The fields of a quote, in order (QUOT-01). */
export function QuoteFields({ form, onPlan, faultsOf, isSent, isNew }: Props) {
  const { control, setValue, getFieldState, formState } = form;
  const values = useWatch({ control }) as QuoteValues;
  const selection = useSelection();
  const { data: options } = useQuery(trendGroupsQuery());
  const all = options?.Customers;
  const reps = (options?.Employees ?? []).map(({ value, label }) => ({ value, label }));
  const company = values.company?.value ?? 0;
  const { data: terms } = useQuery(quoteTermsQuery(company));
  const known = useMemo(() => (terms === undefined ? EMPTY_PLAN : planOf(terms)), [terms]);
  useEffect(() => {
    if (terms !== undefined) onPlan(known);
  }, [terms, known, onPlan]);
  const contacts = (terms?.Contacts ?? []).map(({ ID, Name }) => ({ value: ID, label: Name }));
  const addresses = (terms?.Addresses ?? []).map(({ ID, Lines }) => ({ value: ID, label: Lines.join(', ') }));
  return (
    <>
      <div className="form-grid">
        <FormField control={control} name="company">
          {({ value, onChange, error }) => (
            <SearchField
              label="Company"
              value={value}
              disabled={isSent}
              queryOf={(term) => companySearchQuery(term, selection.parentId)}
              suggestions={
                all === undefined || selection.parentId === 0
                  ? undefined
                  : companiesUnder(all, selection.parentId)
              }
              error={error}
              onChange={(chosen) => {
                onChange(chosen);
                setValue('contact', 0, { shouldDirty: true });
                setValue('address', 0, { shouldDirty: true });
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="contact">
          {({ value, onChange, error }) => (
            <SelectField
              label="Contact"
              value={value}
              options={contacts}
              empty={company === 0 ? 'Choose a company first' : 'None'}
              error={error}
              onChange={(chosen) => onChange(Number(chosen))}
            />
          )}
        </FormField>
        <FormField control={control} name="rep">
          {({ value, onChange, error }) => (
            <SelectField
              label="Sales Rep"
              value={value}
              options={reps}
              {...(isNew && { empty: 'Me' })}
              error={error}
              onChange={(chosen) => onChange(Number(chosen))}
            />
          )}
        </FormField>
        <FormField control={control} name="validUntil">
          {({ value, onChange, error }) => (
            <DateField label="Valid Until" yearless="next" value={value} error={error} onChange={onChange} />
          )}
        </FormField>
        <FormField control={control} name="address">
          {({ value, onChange, error }) => (
            <SelectField
              label="Ship To"
              value={value}
              options={addresses}
              empty="None"
              error={error}
              onChange={(chosen) => onChange(Number(chosen))}
            />
          )}
        </FormField>
      </div>
      <LinesField form={form} products={terms?.Products ?? []} plan={known} faultsOf={faultsOf} />
      <div className="form-grid quote-shipping">
        <TextFields form={form} fields={SHIPPING} />
        <DiscountFields
          label="Quote Discount"
          kind={values.discountKind}
          text={values.discount}
          error={getFieldState('discount', formState).error?.message}
          onChange={(change) => {
            for (const [name, value] of Object.entries(change))
              setValue(name as 'discount', value, {
                shouldDirty: true,
                shouldValidate: formState.submitCount > 0,
              });
          }}
        />
      </div>
      <QuoteTotals values={values} plan={known} />
      <div className="form-grid">
        <FormField control={control} name="notes">
          {({ value, onChange, error }) => (
            <TextAreaField
              label="Notes"
              value={value}
              rows={3}
              maxLength={4000}
              error={error}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField control={control} name="terms">
          {({ value, onChange, error }) => (
            <TextAreaField
              label="Terms"
              value={value}
              rows={3}
              maxLength={4000}
              error={error}
              onChange={onChange}
            />
          )}
        </FormField>
      </div>
    </>
  );
}
