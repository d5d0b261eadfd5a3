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
import { companySearchQuery } from '@galley/shared/http';
import { useSelection } from '@galley/shared/ui';
import { useEffect, useMemo } from 'react';
import type { QuoteValues } from '../changes/quoteValues.ts';
import { useChoices } from './choices.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { LinesField } from './LinesField.tsx';
import { QuoteTotals } from './QuoteTotals.tsx';

interface Props {
  form: UseFormReturn<QuoteValues>;
  /** The company's prices, for the form's rules. */
  onPlan: (plan: Plan) => void;
  faultsOf: (values: QuoteValues) => readonly { field: string; message: string }[];
  /** The quote was sent, so its company can't change. */
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
  const company = values.company?.value ?? 0;
  const {
    options,
    hasNoOptions,
    terms,
    hasNoTerms,
    choices: { contacts, reps, addresses },
  } = useChoices(company);
  const all = options?.Customers;
  const known = useMemo(() => (terms === undefined ? EMPTY_PLAN : planOf(terms)), [terms]);
  useEffect(() => {
    if (terms !== undefined) onPlan(known);
  }, [terms, known, onPlan]);
  const select = (
    name: 'contact' | 'rep' | 'address',
    label: string,
    choices: readonly { value: number; label: string }[],
    empty?: string,
  ) => (
    <FormField control={control} name={name}>
      {({ onChange, ...field }) => (
        <SelectField
          label={label}
          options={choices}
          isFailed={name === 'rep' ? hasNoOptions : hasNoTerms}
          {...(empty !== undefined && { empty })}
          {...field}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      )}
    </FormField>
  );
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
        {select('contact', 'Contact', contacts, company === 0 ? 'Choose a company first' : 'None')}
        {select('rep', 'Sales Rep', isNew ? [{ value: 0, label: 'Me' }, ...reps] : reps)}
        <FormField control={control} name="validUntil">
          {(field) => <DateField label="Valid Until" yearless="next" {...field} />}
        </FormField>
        {select('address', 'Ship To', addresses, company === 0 ? 'Choose a company first' : 'None')}
      </div>
      <LinesField
        form={form}
        products={terms?.Products ?? []}
        isFailed={hasNoTerms}
        plan={known}
        faultsOf={faultsOf}
      />
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
      <div className="form-grid quote-texts">
        <FormField control={control} name="notes">
          {(field) => (
            <TextAreaField label="Notes" hint="Shown to the customer." rows={3} maxLength={4000} {...field} />
          )}
        </FormField>
        <FormField control={control} name="terms">
          {(field) => (
            <TextAreaField label="Terms" hint="Shown to the customer." rows={3} maxLength={4000} {...field} />
          )}
        </FormField>
      </div>
    </>
  );
}
