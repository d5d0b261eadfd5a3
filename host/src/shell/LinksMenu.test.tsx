import { Menu } from '@galley/shared/ui';
import { appConfig, configure } from '@galley/shared/store';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkItems, LinksMenu } from './LinksMenu.tsx';

const NONE = appConfig().links;
const SOME = { ...NONE, reports: 'https://reports.example/' };
const open = async (name = 'Links') => userEvent.click(screen.getByRole('button', { name }));

describe('The links to external forms', () => {
  test('stand in the menu by name when they are configured, and the others not at all (SHELL-05)', async () => {
    configure({ links: { ...SOME, giftPortal: 'https://gifts.example/' } });
    render(<LinksMenu />);
    await open();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
      'Gift Portal',
      'Reports',
    ]);
  });

  test('are no menu at all where none is configured (SHELL-05)', () => {
    configure({ links: NONE });
    render(<LinksMenu />);
    expect(screen.queryByRole('button', { name: 'Links' })).not.toBeInTheDocument();
  });

  test('open a new tab that knows nothing of this one (SHELL-05)', async () => {
    render(<Menu label="Links" button="Links" items={linkItems(SOME)} />);
    await open();
    const reports = screen.getByRole('menuitem', { name: 'Reports' });
    expect(reports).toHaveAttribute('href', 'https://reports.example/');
    expect(reports).toHaveAttribute('target', '_blank');
    expect(reports.getAttribute('rel')).toContain('noopener');
  });

  test('are reached and opened by keyboard alone (SHELL-11)', async () => {
    const items = linkItems({ ...SOME, giftPortal: 'https://gifts.example/' });
    render(<Menu label="Links" button="Links" items={items} />);
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
