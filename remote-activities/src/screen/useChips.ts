import {
  ACTIVITY_DATE_TYPES,
  ACTIVITY_STATUSES,
  activityFilterParams,
  EVERYBODY,
  type ActivityFilters,
} from '@galley/server/activities/rules/activityFilter';
import { DATE_RANGES, RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { displayDate } from '@galley/shared/domain/displayDate';
import { filtersOn } from '@galley/shared/domain/filterCount';
import { RECURRENCES } from '@galley/server/activities/rules/recurrenceText';
import { accountOwnersQuery, salesRepsQuery, trendGroupsQuery, useQuery } from '@galley/shared/http';
import type { FilterChip, ListState } from '@galley/shared/ui';
import { activityTypesQuery } from '../http/activities.ts';
import { contactQuery } from '../http/contactQuery.ts';

type Name = Exclude<keyof ActivityFilters, 'from' | 'to'>;

const LABELS: Record<Name, string> = {
  for: 'Assigned To',
  team: 'Team',
  contact: 'Contact',
  rep: 'Sales Rep',
  type: 'Activity Type',
  recurrence: 'Recurrence',
  status: 'Status',
  datetype: 'Date Type',
  range: 'Date Range',
  ontime: 'Done',
};
const NAMES = Object.keys(LABELS) as Name[];

const labelIn = (options: readonly { value: number; label: string }[] | undefined, id: number) =>
  options?.find(({ value }) => value === id)?.label ?? `#${id}`;

function rangeWords({ range, from, to }: ActivityFilters): string {
  if (range !== RANGE_CUSTOM) return DATE_RANGES[range] ?? '';
  return `${displayDate(from) || 'any day'} to ${displayDate(to) || 'any day'}`;
}

/** The active filters, in words; names are looked up only if they are needed. */
export function useChips(state: ListState<ActivityFilters, number>): FilterChip[] {
  const { filters, selection, setFilters } = state;
  const { data: contact } = useQuery(contactQuery(filters.contact));
  const { data: types } = useQuery({ ...activityTypesQuery(), enabled: filters.type.length > 0 });
  const { data: options } = useQuery({ ...trendGroupsQuery(), enabled: filters.for > 0 });
  const { data: teams } = useQuery({ ...accountOwnersQuery(), enabled: filters.team > 0 });
  const { data: reps } = useQuery({ ...salesRepsQuery(selection), enabled: filters.rep.length > 0 });

  const words: Record<Name, () => string> = {
    for: () => (filters.for === EVERYBODY ? 'Everyone' : labelIn(options?.Employees, filters.for)),
    team: () => labelIn(teams, filters.team),
    contact: () => contact?.IndividualName ?? `#${filters.contact}`,
    rep: () => filters.rep.map((id) => labelIn(reps, id)).join(', '),
    type: () => filters.type.map((id) => labelIn(types, id)).join(', '),
    recurrence: () => RECURRENCES[filters.recurrence] ?? '',
    status: () => labelIn(ACTIVITY_STATUSES, filters.status),
    datetype: () => ACTIVITY_DATE_TYPES[filters.datetype] ?? '',
    range: () => rangeWords(filters),
    ontime: () => 'On Time',
  };
  const on = filtersOn(activityFilterParams, filters);
  return NAMES.filter((name) => on.includes(name)).map((name) => ({
    text: `${LABELS[name]}: ${words[name]()}`,
    onRemove: () => setFilters({ [name]: activityFilterParams[name].default }),
  }));
}
