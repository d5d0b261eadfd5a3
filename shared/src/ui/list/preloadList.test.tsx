import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { integerParam, type ListValues } from '../../domain/listState.ts';
import { request } from '../../http/request.ts';
import { network, renderScreen } from '../../testing/index.ts';
import { preloadList } from './preloadList.ts';
import { useListQuery } from './useListQuery.ts';
import { useListState } from './useListState.ts';

type Values = ListValues<{ status: number }, number>;

const LIST = {
  filters: { status: integerParam(0, 0, 4) },
  sort: integerParam(0, 0, 1),
  payloadOf: ({ selection, page, size, sort, filters }: Values) => ({
    ...selection,
    page,
    size,
    sort,
    ...filters,
  }),
};
const namesQuery = (body: ReturnType<typeof LIST.payloadOf>) => ({
  queryKey: ['names', body],
  queryFn: () => request<string[]>({ method: 'POST', path: '/names', body }),
});
const OF_A_PARENT = { ...LIST, isAsked: ({ selection }: Values) => selection.parentId > 0 };
const read = (items: string[]) => ({ items, total: items.length });

function Names() {
  const state = useListState(LIST);
  const { shown } = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: 'Failed to load names',
    queryOf: (page) => namesQuery(LIST.payloadOf({ ...state, page })),
  });
  return <p>{shown?.items.join()}</p>;
}

/** A page whose screen renders only when somebody presses Open. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Names />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

const query = () => globalThis.location.search;

test('a list that was prefetched, by the address, is shown without another request', async () => {
  const sent = network({ '/names': ['Ada'] });
  renderScreen(<Page />, '/contacts?parent=3&company=4&status=1&size=50&page=2&sort=1');
  await preloadList(LIST, namesQuery)(query());
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { parentId: 3, companyId: 4, page: 2, size: 50, sort: 1, status: 1 },
  ]);
});

test('a list that would ask for nothing is not prefetched', async () => {
  const sent = network({ '/names': [] });
  renderScreen(<Page />, '/contacts');
  await preloadList(OF_A_PARENT, namesQuery)('?status=1');
  await preloadList(OF_A_PARENT, namesQuery)('?parent=3&status=2');
  expect(sent.map(({ body }) => body['status'])).toEqual([2]);
});
