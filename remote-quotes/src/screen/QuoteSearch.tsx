import { filtersApplied } from '@galley/shared/domain/filterCount';
import { readParams, writeParams, clearParams } from '@galley/shared/domain/listState';
import {
  countQuoteFilters,
  quoteFilterParams,
  quoteList,
  type QuoteFilter,
} from '@galley/server/quotes/rules/quoteFilter';
import { QUOTE_STATES, STATE_NAMES, type QuoteState } from '@galley/server/quotes/rules/quoteStates';
import { DateField, FormDialog, idsOf, MultiPickerField, optionsOf } from '@galley/shared/form';
import { salesRepsQuery, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { Button, TextField, useListState, useNavigate } from '@galley/shared/ui';
import { useState } from 'react';

const DEFAULTS = readParams(quoteFilterParams, new URLSearchParams());
const STATES = QUOTE_STATES.map((state, value) => ({ value, label: STATE_NAMES[state] }));

/** The errors that prevent applying a search. */
function faultsOf({ least, most, sentfrom, sentto, validfrom, validto }: QuoteFilter) {
  const isBefore = (from: string, to: string) => from !== '' && to !== '' && to < from;
  return {
    ...(least !== '' &&
      most !== '' &&
      Number(most) < Number(least) && { most: 'To can’t be less than From.' }),
    ...(isBefore(sentfrom, sentto) && { sentto: 'Latest can’t be before Earliest.' }),
    ...(isBefore(validfrom, validto) && { validto: 'Latest can’t be before Earliest.' }),
  };
}

/** The search for quotes; nothing changes until the user presses View (QUOT-02). */
export function QuoteSearch({ onClose }: DialogProps<'quotes/search'>) {
  const applied = useListState(quoteList);
  const navigate = useNavigate();
  const [begun] = useState(applied.filters);
  const [filters, setFilters] = useState(begun);
  const [attempts, setAttempts] = useState(0);
  const reps = useQuery(salesRepsQuery(applied.selection));
  const set = (change: Partial<QuoteFilter>) => setFilters((before) => ({ ...before, ...change }));
  const faults: Partial<Record<keyof QuoteFilter, string>> = attempts > 0 ? faultsOf(filters) : {};
  const view = () => {
    setAttempts(attempts + 1);
    if (Object.keys(faultsOf(filters)).length > 0) return;
    onClose();
    const address = clearParams({ ...quoteFilterParams }, new URLSearchParams(location.search));
    address.delete('page');
    address.delete('view');
    void navigate(`/quotes?${writeParams(quoteFilterParams, address, filters)}`);
  };
  const day = (name: 'sentfrom' | 'sentto' | 'validfrom' | 'validto', label: string) => (
    <DateField
      range={{
        side: name.endsWith('from') ? 'start' : 'end',
        ...(name.startsWith('sent')
          ? { from: filters.sentfrom, to: filters.sentto }
          : { from: filters.validfrom, to: filters.validto }),
      }}
      label={label}
      yearless={name.startsWith('sent') ? 'last' : 'next'}
      value={filters[name]}
      error={faults[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const digits = (name: 'least' | 'most', label: string) => (
    <TextField
      label={label}
      value={filters[name]}
      inputMode="numeric"
      autoComplete="off"
      error={faults[name]}
      onChange={(value) => set({ [name]: value.replaceAll(/\D/g, '').slice(0, 9) })}
    />
  );
  const chosen = filters.state.flatMap((state) =>
    STATES.filter(({ label }) => state !== 'any' && STATE_NAMES[state] === label),
  );
  const repOptions = reps.data ?? [];
  return (
    <FormDialog
      title="Search Filters"
      subtitle={filtersApplied(countQuoteFilters(filters))}
      isDirty={false}
      hasInput={filters !== begun}
      attempts={attempts}
      onSave={view}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setFilters(DEFAULTS)}>Reset</Button>
          <Button look="primary" onClick={view}>
            View
          </Button>
        </>
      }
    >
      <div className="form-grid">
        <MultiPickerField
          label="Status"
          values={chosen}
          options={STATES}
          placeholder="All"
          onChange={(values) =>
            set({
              state: idsOf(values).flatMap((at): QuoteState[] => {
                const state = QUOTE_STATES[at];
                return state === undefined ? [] : [state];
              }),
            })
          }
        />
        <MultiPickerField
          label="Sales Rep"
          placeholder="All"
          options={repOptions}
          values={optionsOf(filters.rep, repOptions)}
          isLoading={reps.isLoading}
          isFailed={reps.isLoadingError}
          onChange={(values) => set({ rep: idsOf(values) })}
        />
        <TextField
          label="Quote Number"
          value={filters.number}
          autoComplete="off"
          maxLength={40}
          onChange={(number) => set({ number })}
        />
        <TextField
          label="Product"
          hint="Separate multiple products with commas."
          value={filters.product.join(', ')}
          autoComplete="off"
          maxLength={200}
          onChange={(text) =>
            set({
              product: text
                .split(',')
                .map((part) => part.trimStart())
                .slice(0, 8),
            })
          }
        />
        {digits('least', 'Total From ($)')}
        {digits('most', 'Total To ($)')}
        {day('sentfrom', 'Sent (Earliest)')}
        {day('sentto', 'Sent (Latest)')}
        {day('validfrom', 'Valid Until (Earliest)')}
        {day('validto', 'Valid Until (Latest)')}
      </div>
    </FormDialog>
  );
}
