import { activityList } from '@galley/server/activities/rules/activityList';
import {
  ACTIVITY_DATE_TYPES,
  ACTIVITY_STATUSES,
  activityFilterParams,
  ANY_RECURRENCE,
  countActivityFilters,
  type ActivityFilters,
} from '@galley/server/activities/rules/activityFilter';
import { HISTORY_YEARS } from '@galley/shared/domain/businessDay';
import { byIndex } from '@galley/shared/domain/byIndex';
import { filtersApplied } from '@galley/shared/domain/filterCount';
import { readParams } from '@galley/shared/domain/listState';
import { RECURRENCES } from '@galley/server/activities/rules/recurrenceText';
import {
  dateRangeFaults,
  DateRangeFields,
  FormDialog,
  idsOf,
  customDays,
  MultiPickerField,
  optionsOf,
  SelectField,
} from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { Button, useListState } from '@galley/shared/ui';
import { useState } from 'react';
import { activityTypesQuery } from '../http/activities.ts';
import { PeopleFields } from './PeopleFields.tsx';

const RECURRENCE_OPTIONS = [{ value: ANY_RECURRENCE, label: 'All' }, ...byIndex(RECURRENCES)];

const DEFAULTS = readParams(activityFilterParams, new URLSearchParams());

/** The search filters for activities; nothing changes until View is pressed (ACTS-01 to ACTS-05). */
export function ActivitySearch({ onClose }: DialogProps<'activities/search'>) {
  const applied = useListState(activityList);
  const [begun] = useState(applied.filters);
  const [filters, setFilters] = useState(begun);
  const [attempts, setAttempts] = useState(0);
  const { data: types = [], isLoading, isLoadingError } = useQuery(activityTypesQuery());
  const set = (change: Partial<ActivityFilters>) => setFilters((before) => ({ ...before, ...change }));
  const faults = attempts > 0 ? dateRangeFaults(filters) : {};

  const view = () => {
    setAttempts(attempts + 1);
    if (Object.keys(dateRangeFaults(filters)).length > 0) return;
    onClose();
    applied.setFilters({ ...filters, ...customDays(filters) });
  };
  return (
    <FormDialog
      title="Search Filters"
      subtitle={`Search for activities from among the last ${HISTORY_YEARS} years of history. ${filtersApplied(countActivityFilters(filters))}`}
      size="large"
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
        <PeopleFields filters={filters} selection={applied.selection} set={set} />
        <MultiPickerField
          label="Activity Type"
          values={optionsOf(filters.type, types)}
          options={types}
          placeholder="All"
          isLoading={isLoading}
          isFailed={isLoadingError}
          onChange={(values) => set({ type: idsOf(values) })}
        />
        <SelectField
          label="Recurrence"
          value={filters.recurrence}
          options={RECURRENCE_OPTIONS}
          onChange={(value) => set({ recurrence: Number(value) })}
        />
        <SelectField
          label="Status"
          value={filters.status}
          options={ACTIVITY_STATUSES}
          onChange={(value) => set({ status: Number(value) })}
        />
        <SelectField
          label="Date Type"
          value={filters.datetype}
          options={byIndex(ACTIVITY_DATE_TYPES)}
          onChange={(value) => set({ datetype: Number(value) })}
        />
        {/* To-do dates are in the future and done dates in the past, so a date without a year is the nearest one. */}
        <DateRangeFields value={filters} faults={faults} set={set} yearless="nearest" />
      </div>
    </FormDialog>
  );
}
