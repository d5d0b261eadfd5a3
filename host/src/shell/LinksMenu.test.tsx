import { configure } from '@galley/shared/host';
import { appConfig } from '@galley/shared/store';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '@galley/shared/testing';
import { LinksMenu } from './LinksMenu.tsx';

const NONE = appConfig().links;
const SOME = { ...NONE, giftPortal: 'https://gifts.example/', reports: 'https://reports.example/' };
const open = async () => press('Links');

describe('The links to external forms', () => {
  beforeEach(() => configure({ links: SOME }));
  afterEach(() => configure({}));

  test('are in the menu by name, if they are configured (SHELL-05)', async () => {
    render(<LinksMenu />);
    await open();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
      'Gift Portal',
      'Reports',
    ]);
  });

  test('have no menu if none is configured (SHELL-05)', () => {
    configure({ links: NONE });
    render(<LinksMenu />);
    expect(screen.queryByRole('button', { name: 'Links' })).not.toBeInTheDocument();
  });

  test('open a new tab without access to this one (SHELL-05)', async () => {
    render(<LinksMenu />);
    await open();
    const reports = screen.getByRole('menuitem', { name: 'Reports' });
    expect(reports).toHaveAttribute('href', 'https://reports.example/');
    expect(reports).toHaveAttribute('target', '_blank');
    expect(reports.getAttribute('rel')).toContain('noopener');
  });

  test('can be reached and opened by keyboard alone (SHELL-11)', async () => {
    render(<LinksMenu />);
    await open();
    expect(screen.getByRole('menuitem', { name: 'Gift Portal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const reports = screen.getByRole('menuitem', { name: 'Reports' });
    expect(reports).toHaveFocus();
    const opened = jest.fn((event: Event) => event.preventDefault());
    reports.addEventListener('click', opened);
    await userEvent.keyboard(' ');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Links' })).toHaveFocus();
  });
});
