import { DATE_RANGES, RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { displayDate } from '@galley/shared/domain/displayDate';
import { filtersOn } from '@galley/shared/domain/filterCount';
import {
  ORDER_DATE_TYPES,
  ORDER_TEXTS,
  orderFilterParams,
  type OrderFilter,
  type OrderText,
} from '@galley/server/orders/rules/orderFilter';
import { ORDER_STATUSES } from '@galley/server/orders/rules/orderStatus';
import type { Selection } from '@galley/shared/domain/selection';
import { accountOwnersQuery, salesRepsQuery, useQuery } from '@galley/shared/http';
import type { FilterChip } from '@galley/shared/ui';
import { contactQuery } from '../http/contactQuery.ts';

interface State {
  selection: Selection;
  filters: OrderFilter;
  setFilters: (change: Partial<OrderFilter>) => void;
}

const TEXTS = Object.entries(ORDER_TEXTS) as [OrderText, string][];

function rangeText({ range, from, to }: OrderFilter): string {
  if (range !== RANGE_CUSTOM) return `Date Range: ${DATE_RANGES[range]}`;
  const days = [from && `from ${displayDate(from)}`, to && `to ${displayDate(to)}`].filter(Boolean);
  return `Date Range: ${days.length > 0 ? days.join(' ') : 'Custom'}`;
}

/** The filters that are on, in words and in the order of the search form. */
export function useChips({ selection, filters, setFilters }: State): FilterChip[] {
  const contact = useQuery(contactQuery(filters.contact)).data?.IndividualName;
  const reps = useQuery({ ...salesRepsQuery(selection), enabled: filters.rep.length > 0 }).data;
  const teams = useQuery({ ...accountOwnersQuery(), enabled: filters.team > 0 }).data;
  const labelIn = (options: typeof reps, id: number) =>
    options?.find(({ value }) => value === id)?.label ?? String(id);

  const words: Partial<Record<keyof OrderFilter, string>> = {
    contact: `Contact: ${contact ?? filters.contact}`,
    rep: `Sales Rep.: ${filters.rep.map((id) => labelIn(reps, id)).join(', ')}`,
    status: `Status: ${filters.status.map((status) => ORDER_STATUSES[status]).join(', ')}`,
    datetype: `Date type: ${ORDER_DATE_TYPES[filters.datetype]}`,
    range: rangeText(filters),
    late: 'Late',
    team: `Team: ${labelIn(teams, filters.team)}`,
    ...Object.fromEntries(
      TEXTS.map(([name, label]) => [name, `${label}: ${[filters[name]].flat().join(', ')}`]),
    ),
  };
  const on = filtersOn(orderFilterParams, filters);
  const names = Object.keys(words) as (keyof OrderFilter)[];
  return names
    .filter((name) => on.includes(name))
    .map((name) => ({
      text: words[name] ?? '',
      onRemove: () =>
        setFilters({
          [name]: orderFilterParams[name].default,
          ...(name === 'range' ? { from: '', to: '' } : {}),
        }),
    }));
}
