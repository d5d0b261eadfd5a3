import { accountOwnersQuery, salesRepsQuery, useQuery } from '@galley/shared/http';
import type { FilterChip } from '@galley/shared/ui';
import { COMPANY_KINDS, type CompanyFilters } from '@galley/server/companies/rules/companyList';
import { displayDate } from '@galley/shared/domain/displayDate';
import type { Selection } from '@galley/shared/domain/selection';

/** The list's selection and filters, and how to change the filters. */
export interface CompanyFilterState {
  selection: Selection;
  filters: CompanyFilters;
  setFilters: (change: Partial<CompanyFilters>) => void;
}

/** The active filters, in words. */
export function useChips({ selection, filters, setFilters }: CompanyFilterState): FilterChip[] {
  const { rep, team, kind, risk, quiet, wonfrom, wonto } = filters;
  const reps = useQuery({ ...salesRepsQuery(selection), enabled: rep > 0 }).data;
  const name = reps?.find(({ value }) => value === rep)?.label ?? rep;
  const teams = useQuery({ ...accountOwnersQuery(), enabled: team > 0 }).data;
  const teamName = teams?.find(({ value }) => value === team)?.label ?? team;
  return [
    ...(rep > 0 ? [{ text: `Sales Rep: ${name}`, onRemove: () => setFilters({ rep: 0 }) }] : []),
    ...(team > 0 ? [{ text: `Team: ${teamName}`, onRemove: () => setFilters({ team: 0 }) }] : []),
    ...(kind > 0
      ? [{ text: `Customers/Prospects: ${COMPANY_KINDS[kind]}`, onRemove: () => setFilters({ kind: 0 }) }]
      : []),
    ...(risk > 0 ? [{ text: 'At Risk', onRemove: () => setFilters({ risk: 0 }) }] : []),
    ...(quiet > 0 ? [{ text: 'Gone Quiet', onRemove: () => setFilters({ quiet: 0 }) }] : []),
    ...(wonfrom !== '' && wonto !== ''
      ? [
          {
            text: `First Order: ${displayDate(wonfrom)} to ${displayDate(wonto)}`,
            onRemove: () => setFilters({ wonfrom: '', wonto: '' }),
          },
        ]
      : []),
  ];
}
