import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { integerParam, type ListValues } from '../../domain/listState.ts';
import { request } from '../../http/request.ts';
import { ExampleList } from '../../testing/exampleList.tsx';
import { network, press, renderScreen } from '../../testing/index.ts';
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
const OF_A_PARENT = { ...LIST, isLoadable: ({ selection }: Values) => selection.parentId > 0 };
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
function Page({ of }: { of: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return of;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

const query = () => globalThis.location.search;

test('a list that was prefetched by its address is shown without another request', async () => {
  const sent = network({ '/names': ['Ada'] });
  renderScreen(<Page of={<Names />} />, '/contacts?parent=3&company=4&status=1&size=50&page=2&sort=1');
  await preloadList(LIST, namesQuery)(query());
  expect(sent).toHaveLength(1);
  await press('Open');
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { parentId: 3, companyId: 4, page: 2, size: 50, sort: 1, status: 1 },
  ]);
});

test('a list that sends no request is not prefetched', async () => {
  const sent = network({ '/names': [] });
  renderScreen(<Page of={<Names />} />, '/contacts');
  await preloadList(OF_A_PARENT, namesQuery)('?status=1');
  await preloadList(OF_A_PARENT, namesQuery)('?parent=3&status=2');
  expect(sent.map(({ body }) => body['status'])).toEqual([2]);
});

describe('A list stored by an earlier page (LIVE-14)', () => {
  /** The status text, and whether the list is dimmed. */
  const marks = () => ({
    status: screen.getByRole('status').textContent,
    isBusy: screen.getByRole('article', { name: /^Name/ }).parentElement?.getAttribute('aria-busy'),
  });
  const answerTo = (name: string) => ({ Names: [name], TotalCount: 1 });
  const KEPT = { Names: ['Name 1'], TotalCount: 1 };
  const spec = { filters: { status: integerParam(0, 0, 4) }, sort: integerParam(0, 0, 1) };
  const list = {
    ...spec,
    payloadOf: ({ selection, page, size, sort, filters }: Values) => ({
      page,
      size,
      sort,
      filters,
      selection,
    }),
  };
  /** As `ExampleList` requests it. */
  const query = ({ page, size, sort, filters, selection }: ReturnType<typeof list.payloadOf>) => ({
    queryKey: ['names', page, size, sort, filters, selection],
    queryFn: () => request<object>({ method: 'POST', path: '/names', body: {} }),
  });
  const open = async (kept: (name: string, hash: string) => object | undefined) => {
    await preloadList(list, query, kept)('');
    await press('Open');
  };

  test('is shown at once, marked as loading, until the server responds; no other request is sent', async () => {
    let answer: (value: unknown) => void = () => {};
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    const sent = network({ '/names': () => held });
    renderScreen(<Page of={<ExampleList />} />, '/contacts');
    const asked: string[] = [];
    await open((name, hash) => {
      asked.push(name, hash);
      return KEPT;
    });
    expect(asked).toEqual(['names', expect.stringContaining('"names",1,20,0')]);
    expect(marks()).toEqual({ status: 'Loading...please wait', isBusy: 'true' });
    answer(answerTo('Name 2'));
    await screen.findByRole('article', { name: 'Name 2' });
    expect(marks()).toEqual({ status: 'Displaying first 1 of 1 Contacts', isBusy: 'false' });
    expect(sent).toHaveLength(1);
  });

  test('stays if the server can’t be reached, with the error and a retry (LIST-06)', async () => {
    network({ '/names': () => new Response('{}', { status: 500 }) });
    renderScreen(<Page of={<ExampleList />} />, '/contacts');
    await open(() => KEPT);
    await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByRole('article', { name: 'Name 1' })).toBeVisible();
  });
});
