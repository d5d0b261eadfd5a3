import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { network, renderScreen, select } from '../../testing/index.ts';
import { answer, button, ExampleList, loaded } from '../../testing/exampleList.tsx';

beforeEach(() => globalThis.localStorage.clear());

describe('The keyboard', () => {
  test('moves from card to card with j and k, and Enter collapses the current one (LIST-09)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts');
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

  test('doesn’t trigger shortcuts while a select has the focus', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts');
    await loaded('Name 1');
    act(() => select('Sort by').focus());
    await userEvent.keyboard('j');
    expect(await screen.findByRole('combobox', { name: 'Sort by: options' })).toHaveFocus();
  });
});

describe('The focus', () => {
  test('stays where the browser puts it on page load, and moves to a newly opened screen', async () => {
    network({ '/names': answer });
    const Way = () =>
      useLocation().pathname === '/contacts' ? <ExampleList /> : <Link to="/contacts">Go</Link>;
    renderScreen(<Way />, '/contacts').unmount();
    expect(document.body).toHaveFocus();
    renderScreen(<Way />, '/orders');
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
