import { request } from '@galley/shared/http';
import {
  Button,
  EmptyState,
  ListScreen,
  RecordCard,
  useListQuery,
  useListState,
  useRememberedGrid,
} from '@galley/shared/ui';
import { integerParam } from '../../src/domain/listState.ts';
import type { Answers, SentCall } from '../../src/testing/answers.ts';
import { COLUMNS, contacts, ContactTable, type DemoContact } from './demoTable.tsx';

const SPEC = { filters: { status: integerParam(0, 0, 4) }, sort: integerParam(0, 0, 1) };
const SORTS = [
  { value: 0, label: 'Name A-Z' },
  { value: 1, label: 'Name Z-A' },
];

interface Page {
  Items: DemoContact[];
  TotalCount: number;
}
const read = ({ Items, TotalCount }: Page) => ({ items: Items, total: TotalCount });

/** The answers of a server with this many contacts. */
export const serverWith = (total: number): Answers => ({
  '/contacts': ({ body }: SentCall): Page => {
    const [page, size] = [Number(body['page']), Number(body['size'])];
    return { Items: contacts(total).slice((page - 1) * size, page * size), TotalCount: total };
  },
  '/v1/views': [],
});

const Actions = () => <Button look="primary">Make Inactive…</Button>;

/** A list screen of contacts. */
export function DemoList({ canSelect = false }: { canSelect?: boolean }) {
  const state = useListState(SPEC);
  const grid = useRememberedGrid('contacts');
  const { page, size, sort, filters } = state;
  const isFiltered = filters.status !== 0;
  const result = useListQuery({
    page,
    size,
    read,
    failure: 'Failed to load contacts',
    queryOf: (asked) => ({
      queryKey: ['demo', asked, size, sort, filters],
      queryFn: () =>
        request<Page>({ method: 'POST', path: '/contacts', body: { page: asked, size, sort, ...filters } }),
    }),
  });
  return (
    <ListScreen
      list="contacts"
      title="Contacts"
      state={state}
      result={result}
      sortOptions={SORTS}
      filterCount={isFiltered ? 1 : 0}
      chips={isFiltered ? [{ text: 'Status: Active', onRemove: () => state.setFilters({ status: 0 }) }] : []}
      failure="Failed to load contacts"
      actions={<Button look="primary">Add Contact</Button>}
      grid={{ ...grid, columns: COLUMNS }}
      empty={<EmptyState text="No Contacts found." onRemoveFilters={state.removeFilters} />}
      {...(canSelect && {
        selecting: { idOf: ({ id }: DemoContact) => id, filter: {}, Actions },
      })}
    >
      {(items) =>
        grid.isGrid ? (
          <ContactTable rows={items} canSelect={canSelect} />
        ) : (
          items.map(({ id, name, company }) => (
            <RecordCard key={id} id={`contact-${id}`} recordId={id} title={name}>
              {company}
            </RecordCard>
          ))
        )
      }
    </ListScreen>
  );
}
