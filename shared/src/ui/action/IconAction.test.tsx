import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { press } from '../../testing/press.ts';
import { IconAction, IconLink, IconMenu } from './IconAction.tsx';

const tip = () => document.querySelector('.tip')?.textContent;

describe('An action that is an icon', () => {
  test('says its name while it is pointed at, until Escape (GRID-06)', async () => {
    render(<IconAction icon="check" name="Done" onPress={jest.fn()} />);
    const button = screen.getByRole('button', { name: 'Done' });
    expect(tip()).toBeUndefined();
    await userEvent.hover(button);
    expect(tip()).toBe('Done');
    await userEvent.unhover(button);
    expect(tip()).toBeUndefined();
  });

  test('says its name while the keyboard is on it, and hides it by Escape (GRID-06)', async () => {
    render(<IconAction icon="check" name="Done" onPress={jest.fn()} />);
    await userEvent.tab();
    expect(tip()).toBe('Done');
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  test('may be a menu of actions, of numbers to call and of ways (GRID-06)', async () => {
    const edit = jest.fn();
    render(
      <MemoryRouter>
        <IconMenu
          icon="more"
          name="More actions"
          items={[
            { label: 'Edit', onChoose: edit },
            { label: 'Call (303) 555-0100', tel: 'tel:3035550100' },
            { label: 'Orders of Northwind', to: '/orders?company=3' },
          ]}
        />
      </MemoryRouter>,
    );
    await press('More actions');
    expect(screen.getByRole('menuitem', { name: 'Call (303) 555-0100' })).toHaveAttribute(
      'href',
      'tel:3035550100',
    );
    expect(screen.getByRole('menuitem', { name: 'Orders of Northwind' })).toHaveAttribute(
      'href',
      '/orders?company=3',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(edit).toHaveBeenCalledTimes(1);
  });

  test('says its name no longer once it has opened its menu, over whose first entry that would lie (GRID-06)', async () => {
    render(<IconMenu icon="more" name="More actions" items={[{ label: 'Edit', onChoose: jest.fn() }]} />);
    await userEvent.tab();
    expect(tip()).toBe('More actions');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    expect(tip()).toBeUndefined();
  });

  test('may be a way to another screen, named by its record', () => {
    render(
      <MemoryRouter>
        <IconLink icon="calendar" name="View Activities" label="View Activities of Ana" to="/activities" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'View Activities of Ana' })).toHaveAttribute(
      'href',
      '/activities',
    );
  });
});
