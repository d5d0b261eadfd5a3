import { Menu } from '@galley/shared/ui';
import { appConfig } from '@galley/shared/store';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkItems, LinksMenu } from './LinksMenu.tsx';

const SOME = { ...appConfig().links, reports: 'https://reports.example/' };
const open = async (name = 'Links') => userEvent.click(screen.getByRole('button', { name }));

describe('The links to external forms', () => {
  test('stand in the menu by name, and say when they are not configured (SHELL-05)', async () => {
    render(<LinksMenu />);
    await open();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(
      [
        'Gift Portal',
        'Note Portal',
        'Reports',
        'Marketing',
        'Feedback',
        'Send Note',
        'Send Gift',
        'Send Nomination',
      ].map((label) => `${label} Not configured`),
    );
    for (const item of screen.getAllByRole('menuitem')) expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  test('open a new tab that knows nothing of this one (SHELL-05)', async () => {
    render(<Menu label="Links" button="Links" items={linkItems(SOME)} />);
    await open();
    const reports = screen.getByRole('menuitem', { name: 'Reports' });
    expect(reports).toHaveAttribute('href', 'https://reports.example/');
    expect(reports).toHaveAttribute('target', '_blank');
    expect(reports.getAttribute('rel')).toContain('noopener');
  });

  test('are reached and opened by keyboard alone, the disabled ones too (SHELL-11)', async () => {
    render(<Menu label="Links" button="Links" items={linkItems(SOME)} />);
    await open();
    expect(screen.getByRole('menuitem', { name: 'Gift Portal Not configured' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
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
