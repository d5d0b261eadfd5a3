import { addDays } from '@galley/shared/domain/calendar';
import type { QuoteRecord } from '@galley/server/quotes/contract';
import { quoteFaults, type Plan } from '@galley/server/quotes/rules/quoteRules';
import { VALID_DAYS } from '@galley/server/quotes/rules/quoteStates';
import type { QuoteSaved } from '@galley/server/quotes/writing/contract';
import { useRecordForm } from '@galley/shared/form';
import { businessToday, type DialogOf } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useState } from 'react';
import { quoteChange } from '../changes/quoteChange.ts';
import { fieldOf, inputOf, newValues, valuesOf, type QuoteValues } from '../changes/quoteValues.ts';

/** Used until the company's price plan is known: without list prices, only the server compares prices. */
const NO_PLAN: Plan = { products: new Map(), bands: [] };

export interface EditorProps {
  dialog: DialogOf<'quotes/edit'>;
  /** The current quote; undefined for a new one. */
  quote: QuoteRecord | undefined;
  onSaved?: ((id: number) => void) | undefined;
  onClose: () => void;
}

const faultsOf = (values: QuoteValues, plan: Plan) =>
  quoteFaults(inputOf(values), plan).filter(
    // Without the plan, every zone would be unknown.
    ({ field }) => plan !== NO_PLAN || field !== 'Zone',
  );

/** The state of a quote form, and its save. */
export function useQuoteForm({ dialog, quote, onSaved, onClose }: EditorProps) {
  const { draft } = dialog;
  const id = draft.ID;
  const [plan, onPlan] = useState(NO_PLAN);
  const state = useRecordForm<QuoteValues, QuoteSaved>({
    noun: 'quote',
    draftKey: `quote.${id === 0 ? 'new' : id}`,
    dialog,
    initial: quote === undefined ? newValues(draft, addDays(businessToday(), VALID_DAYS)) : valuesOf(quote),
    faultsOf: (values) => faultsOf(values, plan),
    fieldOf,
    changeOf: (values) => quoteChange(draft, values),
    failure: 'Failed to save the quote',
    onSaved: (saved, isClosed) => {
      notify.success(id === 0 ? 'Quote Added!' : 'Quote Updated!');
      if (!isClosed) onSaved?.(saved.ID);
    },
    latestValuesOf: (current) => valuesOf(current as QuoteRecord),
    onClose,
  });
  return { ...state, onPlan, lineFaults: (values: QuoteValues) => faultsOf(values, plan) };
}
