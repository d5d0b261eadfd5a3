import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, network, renderScreen } from '../../testing/index.ts';
import { answer, button, ExampleList, loaded, query, status } from '../../testing/exampleList.tsx';

beforeEach(() => globalThis.localStorage.clear());

describe('A list screen', () => {
  test('says that it is loading, then what it shows (LIST-01)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts');
    expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeInTheDocument();
    expect(status()).toHaveTextContent('Loading...please wait');
    await loaded('Name 1');
    expect(status()).toHaveTextContent('Displaying first 20 of 250 Contacts');
    expect(screen.queryByRole('button', { name: 'remove filters' })).not.toBeInTheDocument();
  });

  test('says how many filters are applied and removes them (LIST-01)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts?parent=3&status=1&size=50&page=2');
    await loaded('Name 51');
    expect(status()).toHaveTextContent('Displaying next 50 of 250 Contacts found · 1 filter applied');
    await userEvent.click(button('remove filters'));
    expect(query()).toBe('?parent=3');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('shows each filter as a chip that removes it', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts?status=1&page=2');
    await loaded('Name 21');
    await userEvent.click(button('Remove filter: Status: Done'));
    expect(query()).toBe('');
  });

  test('turns its pages, each a step in the browser’s history (LIST-04, FILT-13)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts');
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

  test('offers no paging if one page holds everything (LIST-04)', async () => {
    network({ '/names': { Names: ['Ana'], TotalCount: 1 } });
    renderScreen(<ExampleList />, '/contacts');
    await loaded('Ana');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('prefetches the next page (LIST-11)', async () => {
    const sent = network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts');
    await loaded('Name 1');
    await waitFor(() => expect(sent.map(({ body }) => body['page'])).toEqual([1, 2]));
    await userEvent.click(button('Next'));
    expect(screen.getByRole('article', { name: 'Name 21' })).toBeInTheDocument();
  });

  test('returns to page 1 when the size or order changes (LIST-02, LIST-05)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts?page=3');
    await loaded('Name 41');
    await choose('Display/Page', '100');
    expect(query()).toBe('?size=100');
    await choose('Sort by', 'Name Z-A');
    expect(query()).toBe('?size=100&sort=1');
  });

  test('collapses large pages unless the user chose otherwise (LIST-03)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts');
    await loaded('Name 1');
    expect(screen.getByText('details of Name 1')).toBeInTheDocument();
    await choose('Display/Page', '50');
    await loaded('Name 50');
    expect(screen.queryByText('details of Name 1')).not.toBeInTheDocument();
    await userEvent.click(button('Expand All'));
    expect(screen.getByText('details of Name 1')).toBeInTheDocument();
    await choose('Display/Page', '100');
    await loaded('Name 100');
    expect(screen.getByText('details of Name 100')).toBeInTheDocument();
  });
});
