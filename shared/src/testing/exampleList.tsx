import { screen, within } from '@testing-library/react';
import { integerParam } from '../domain/listState.ts';
import { request } from '../http/request.ts';
import type { SentCall } from './answers.ts';
import { RecordCard } from '../ui/card/RecordCard.tsx';
import { EmptyState } from '../ui/list/EmptyState.tsx';
import { ListScreen } from '../ui/list/ListScreen.tsx';
import { useListQuery } from '../ui/list/useListQuery.ts';
import { useListState } from '../ui/list/useListState.ts';
import type { SelectingOptions } from '../ui/selecting/useSelecting.ts';

interface Answer {
  Names: string[];
  TotalCount: number;
}
const SPEC = { filters: { status: integerParam(0, 0, 4) }, sort: integerParam(0, 0, 1) };
const SORTS = [
  { value: 0, label: 'Name A-Z' },
  { value: 1, label: 'Name Z-A' },
];
const idOf = (name: string) => Number(name.split(' ')[1]);
const filterOf = (FilterContact: number) => ({ ParentID: 0, CompanyID: 0, FilterContact });
const read = ({ Names, TotalCount }: Answer) => ({ items: Names, total: TotalCount });

/** A list screen of 250 names, for tests. @param Actions the actions for selected records */
export function ExampleList({ Actions }: { Actions?: SelectingOptions<string>['Actions'] }) {
  const state = useListState(SPEC);
  const { size, sort, filters, selection } = state;
  const result = useListQuery({
    page: state.page,
    size,
    read,
    failure: 'Failed to load contacts',
    queryOf: (page) => ({
      queryKey: ['names', page, size, sort, filters, selection],
      queryFn: () =>
        request<Answer>({ method: 'POST', path: '/names', body: { page, size, sort, ...filters } }),
    }),
  });
  return (
    <ListScreen
      list="contacts"
      title="Contacts"
      state={state}
      result={result}
      sortOptions={SORTS}
      filterCount={filters.status === 0 ? 0 : 1}
      chips={
        filters.status === 0
          ? []
          : [{ text: 'Status: Done', onRemove: () => state.setFilters({ status: 0 }) }]
      }
      failure="Failed to load contacts"
      {...(Actions !== undefined && {
        selecting: { idOf, filter: { Contacts: filterOf(filters.status) }, Actions },
      })}
      empty={<EmptyState text="No Contacts found." />}
    >
      {(names) =>
        names.map((name) => (
          <RecordCard key={name} id={name.replace(' ', '-')} recordId={idOf(name)} title={name}>
            details of {name}
          </RecordCard>
        ))
      }
    </ListScreen>
  );
}

const TOTAL = 250;
export function answer({ body }: SentCall): Answer {
  const page = Number(body['page']);
  const size = Number(body['size']);
  const first = (page - 1) * size;
  const length = Math.max(0, Math.min(size, TOTAL - first));
  return { Names: Array.from({ length }, (_, index) => `Name ${first + index + 1}`), TotalCount: TOTAL };
}

export const status = () => within(screen.getByRole('main')).getByRole('status');
export const button = (name: string) => screen.getByRole('button', { name });
export const query = () => globalThis.location.search;
export const loaded = (name: string) => screen.findByRole('article', { name });
