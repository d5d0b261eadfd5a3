import { orderList } from '@galley/server/orders/rules/orderList';
import { HISTORY_YEARS } from '@galley/shared/domain/businessDay';
import { byIndex } from '@galley/shared/domain/byIndex';
import { filtersApplied } from '@galley/shared/domain/filterCount';
import {
  countOrderFilters,
  ORDER_DATE_TYPES,
  type OrderFilter,
} from '@galley/server/orders/rules/orderFilter';
import {
  dateRangeFaults,
  DateRangeFields,
  FormDialog,
  idsOf,
  MultiPickerField,
  optionsOf,
  SelectField,
} from '@galley/shared/form';
import type { DialogProps } from '@galley/shared/store';
import { Button, useListState, useNavigate } from '@galley/shared/ui';
import { useState } from 'react';
import { DEFAULTS, searchUrl, STATUS_OPTIONS } from './orderSearch.ts';
import { PeopleFields } from './PeopleFields.tsx';
import { TextFields } from './TextFields.tsx';

const DATE_TYPES = byIndex(ORDER_DATE_TYPES);

/** The search for order lines; nothing changes until the user presses View (ORDS-01 to ORDS-06). */
export function OrderSearch({ onClose }: DialogProps<'orders/search'>) {
  const applied = useListState(orderList);
  const navigate = useNavigate();
  const [begun] = useState(applied);
  const [filters, setFilters] = useState(begun.filters);
  const [selection, setSelection] = useState(begun.selection);
  const [attempts, setAttempts] = useState(0);
  const set = (change: Partial<OrderFilter>) => setFilters((before) => ({ ...before, ...change }));
  const faults = attempts > 0 ? dateRangeFaults(filters) : {};

  const view = () => {
    setAttempts(attempts + 1);
    if (Object.keys(dateRangeFaults(filters)).length > 0) return;
    onClose();
    void navigate(searchUrl(new URLSearchParams(location.search), filters, selection));
  };
  return (
    <FormDialog
      title="Search Filters"
      subtitle={`Search for lines from among the last ${HISTORY_YEARS} years of history ${filtersApplied(countOrderFilters(filters))}`}
      size="large"
      isDirty={false}
      hasInput={filters !== begun.filters || selection !== begun.selection}
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
        <PeopleFields filters={filters} selection={selection} set={set} onSelect={setSelection} />
        <SelectField
          label="Date type"
          value={filters.datetype}
          options={DATE_TYPES}
          onChange={(value) => set({ datetype: Number(value) })}
        />
        <MultiPickerField
          label="Status"
          values={optionsOf(filters.status, STATUS_OPTIONS)}
          options={STATUS_OPTIONS}
          placeholder="All"
          onChange={(chosen) => set({ status: idsOf(chosen) })}
        />
        <DateRangeFields value={filters} faults={faults} set={set} yearless="last" />
      </div>
      <TextFields filters={filters} set={set} />
    </FormDialog>
  );
}
