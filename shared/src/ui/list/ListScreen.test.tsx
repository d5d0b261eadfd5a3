import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { integerParam } from '../../domain/listState.ts';
import { request } from '../../http/request.ts';
import { network, renderScreen, type SentCall } from '../../testing/index.ts';
import { RecordCard } from '../card/RecordCard.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ListScreen } from './ListScreen.tsx';
import { useListQuery } from './useListQuery.ts';
import { useListState } from './useListState.ts';

interface Answer {
  Names: string[];
  TotalCount: number;
}
const SPEC = { filters: { status: integerParam(0, 0, 4) }, sort: integerParam(0, 0, 1) };
const SORTS = [
  { value: 0, label: 'Name A-Z' },
  { value: 1, label: 'Name Z-A' },
];
const read = ({ Names, TotalCount }: Answer) => ({ items: Names, total: TotalCount });

function Example() {
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
      empty={<EmptyState text="No Contacts found." />}
    >
      {(names) =>
        names.map((name) => (
          <RecordCard key={name} id={name.replace(' ', '-')} title={name}>
            details of {name}
          </RecordCard>
        ))
      }
    </ListScreen>
  );
}

const TOTAL = 250;
function answer({ body }: SentCall): Answer {
  const page = Number(body['page']);
  const size = Number(body['size']);
  const first = (page - 1) * size;
  const length = Math.max(0, Math.min(size, TOTAL - first));
  return { Names: Array.from({ length }, (_, index) => `Name ${first + index + 1}`), TotalCount: TOTAL };
}

const status = () => within(screen.getByRole('main')).getByRole('status');
const button = (name: string) => screen.getByRole('button', { name });
const select = (name: string) => screen.getByRole('combobox', { name });
const query = () => globalThis.location.search;
const loaded = (name: string) => screen.findByRole('article', { name });

beforeEach(() => globalThis.localStorage.clear());

describe('The keyboard', () => {
  test('goes from card to card with j and k, and Enter collapses the one it stands on', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts');
    await loaded('Name 1');
    act(() => screen.getByRole('main').focus());
    await userEvent.keyboard('jj');
    expect(button('Name 2')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('details of Name 2')).not.toBeInTheDocument();
    await userEvent.keyboard('k');
    expect(button('Name 1')).toHaveFocus();
    await userEvent.keyboard('k');
    expect(button('Name 1')).toHaveFocus();
  });

  test('keeps its letters while a select has the focus', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts');
    await loaded('Name 1');
    act(() => select('Sort by').focus());
    await userEvent.keyboard('j');
    expect(select('Sort by')).toHaveFocus();
  });
});

describe('The focus', () => {
  test('stays where the browser puts it as the page loads, and is on a screen that is entered', async () => {
    network({ '/names': answer });
    const Way = () => (useLocation().pathname === '/contacts' ? <Example /> : <Link to="/contacts">Go</Link>);
    renderScreen(<Way />, '/contacts').unmount();
    expect(document.body).toHaveFocus();
    renderScreen(<Way />, '/orders');
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('A list screen', () => {
  test('says that it loads, then what it shows (LIST-01)', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts');
    expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeInTheDocument();
    expect(status()).toHaveTextContent('Loading...please wait');
    await loaded('Name 1');
    expect(status()).toHaveTextContent('Displaying first 20 of 250 Contacts');
    expect(screen.queryByRole('button', { name: 'remove filters' })).not.toBeInTheDocument();
  });

  test('says how many filters are applied and takes them off (LIST-01)', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts?parent=3&status=1&size=50&page=2');
    await loaded('Name 51');
    expect(status()).toHaveTextContent('Displaying next 50 of 250 Contacts found · 1 filter applied');
    await userEvent.click(button('remove filters'));
    expect(query()).toBe('?parent=3');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('shows each filter as a chip that removes it', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts?status=1&page=2');
    await loaded('Name 21');
    await userEvent.click(button('Remove filter: Status: Done'));
    expect(query()).toBe('');
  });

  test('turns its pages, in steps of the history (LIST-04, FILT-13)', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts');
    await loaded('Name 1');
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
    expect(pages.getAllByRole('button').map((page) => page.textContent)).toEqual([
      'First',
      'Previous',
      '1',
      '2',
      '3',
      '4',
      '5',
      'Next',
      'Last',
    ]);
    await userEvent.click(pages.getByRole('button', { name: 'Last' }));
    await loaded('Name 241');
    expect(status()).toHaveTextContent('Displaying last 10 of 250 Contacts');
    expect(pages.getByRole('button', { name: 'Page 13' })).toHaveAttribute('aria-current', 'page');
    globalThis.history.back();
    await loaded('Name 1');
    expect(query()).toBe('');
  });

  test('offers no pages when one holds everything (LIST-04)', async () => {
    network({ '/names': { Names: ['Ana'], TotalCount: 1 } });
    renderScreen(<Example />, '/contacts');
    await loaded('Ana');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('loads the next page ahead', async () => {
    const sent = network({ '/names': answer });
    renderScreen(<Example />, '/contacts');
    await loaded('Name 1');
    await waitFor(() => expect(sent.map(({ body }) => body['page'])).toEqual([1, 2]));
    await userEvent.click(button('Next'));
    expect(screen.getByRole('article', { name: 'Name 21' })).toBeInTheDocument();
  });

  test('returns to page 1 with another size or order (LIST-02, LIST-05)', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts?page=3');
    await loaded('Name 41');
    await userEvent.selectOptions(select('Display/Page'), '100');
    expect(query()).toBe('?size=100');
    await userEvent.selectOptions(select('Sort by'), 'Name Z-A');
    expect(query()).toBe('?size=100&sort=1');
  });

  test('collapses large pages unless the person chose by hand (LIST-03)', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts');
    await loaded('Name 1');
    expect(screen.getByText('details of Name 1')).toBeInTheDocument();
    await userEvent.selectOptions(select('Display/Page'), '50');
    await loaded('Name 50');
    expect(screen.queryByText('details of Name 1')).not.toBeInTheDocument();
    await userEvent.click(button('Expand All'));
    expect(screen.getByText('details of Name 1')).toBeInTheDocument();
    await userEvent.selectOptions(select('Display/Page'), '100');
    await loaded('Name 100');
    expect(screen.getByText('details of Name 100')).toBeInTheDocument();
  });

  test('keeps the old cards, dimmed, while another page loads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network({
      '/names': async (call: SentCall) => {
        if (call.body['size'] === 50) await held;
        return answer(call);
      },
    });
    renderScreen(<Example />, '/contacts');
    const card = await loaded('Name 1');
    await userEvent.selectOptions(select('Display/Page'), '50');
    expect(status()).toHaveTextContent('Loading...please wait');
    expect(card).toBeInTheDocument();
    expect(card.parentElement).toHaveAttribute('aria-busy', 'true');
    release();
    await loaded('Name 50');
    expect(card.parentElement).toHaveAttribute('aria-busy', 'false');
  });

  test('that fails to load says so, keeps what was shown and can be tried again (LIST-06)', async () => {
    let isBroken = false;
    network({
      '/names': (call: SentCall) => (isBroken ? new Response('{}', { status: 500 }) : answer(call)),
    });
    renderScreen(<Example />, '/contacts');
    await loaded('Name 1');
    isBroken = true;
    await userEvent.click(button('Last'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contacts');
    expect(screen.getByRole('article', { name: 'Name 1' })).toBeInTheDocument();
    expect(status()).toHaveTextContent('Displaying first 20 of 250 Contacts');
    isBroken = false;
    await userEvent.click(button('Try again'));
    await loaded('Name 241');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('of another company that fails to load shows nothing of the one before (LIST-06)', async () => {
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts?company=1');
    await loaded('Name 1');
    network({ '/names': () => new Response('', { status: 500 }) });
    globalThis.history.pushState(null, '', '/contacts?company=2');
    act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(status()).toHaveTextContent('Contacts are not loaded'));
    expect(screen.queryByRole('article')).toBeNull();
    network({ '/names': answer });
    await userEvent.click(button('Try again'));
    await loaded('Name 1');
  });

  test('says what to do when it is empty, and when a page is beyond its end', async () => {
    network({ '/names': { Names: [], TotalCount: 0 } });
    const { unmount } = renderScreen(<Example />, '/contacts');
    expect(await screen.findByText('No Contacts found.')).toBeInTheDocument();
    expect(status()).toHaveTextContent('Displaying 0 of 0 Contacts');
    unmount();
    network({ '/names': answer });
    renderScreen(<Example />, '/contacts?page=99');
    expect(await screen.findByText('Page 99 is beyond the last page.')).toBeInTheDocument();
    await userEvent.click(button('Previous'));
    await loaded('Name 241');
  });
});
