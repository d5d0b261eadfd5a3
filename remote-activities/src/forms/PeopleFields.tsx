import type { Option } from '@galley/shared/contract/common';
import { EVERYBODY, OWN, type ActivityFilters } from '@galley/server/activities/rules/activityFilter';
import type { Selection } from '@galley/shared/domain/selection';
import { idsOf, MultiPickerField, optionsOf, PickerField, SearchField } from '@galley/shared/form';
import { contactSearchQuery, salesRepsQuery, trendGroupsQuery, useQuery } from '@galley/shared/http';
import { ownId } from '../changes/ownId.ts';
import { contactQuery } from '../http/contactQuery.ts';

interface Props {
  filters: ActivityFilters;
  selection: Selection;
  set: (change: Partial<ActivityFilters>) => void;
}

const NOBODY_IN_PARTICULAR: Option[] = [
  { value: OWN, label: 'Me' },
  { value: EVERYBODY, label: 'Everyone' },
];
const NOBODY: Option[] = [];

const chosen = (options: readonly Option[], id: number) =>
  options.find(({ value }) => value === id) ?? { value: id, label: `#${id}` };

/** The filters by assignee, contact, and the company's sales rep. */
export function PeopleFields({ filters, selection, set }: Props) {
  const { data: options, isLoading, isLoadingError } = useQuery(trendGroupsQuery());
  const reps = useQuery(salesRepsQuery(selection));
  const { data: contact } = useQuery(contactQuery(filters.contact));
  const me = ownId(options?.Employees);
  const people = [...NOBODY_IN_PARTICULAR, ...(options?.Employees ?? [])];
  const contactName = contact?.IndividualName ?? `#${filters.contact}`;
  return (
    <>
      <PickerField
        label="Assigned To"
        options={people}
        value={chosen(people, filters.for)}
        isLoading={isLoading}
        isFailed={isLoadingError}
        onChange={({ value }) => set({ for: value === me ? OWN : value })}
      />
      <SearchField
        label="Contact"
        value={filters.contact === 0 ? null : { value: filters.contact, label: contactName }}
        queryOf={(term) => contactSearchQuery(term, selection.parentId, selection.companyId)}
        onChange={({ value }) => set({ contact: value })}
        onClear={() => set({ contact: 0 })}
      />
      <MultiPickerField
        label="Sales Rep"
        options={reps.data ?? NOBODY}
        values={optionsOf(filters.rep, reps.data)}
        placeholder="All"
        isLoading={reps.isLoading}
        isFailed={reps.isLoadingError}
        onChange={(values) => set({ rep: idsOf(values) })}
      />
    </>
  );
}
