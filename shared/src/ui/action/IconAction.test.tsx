import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { press } from '../../testing/press.ts';
import { IconAction, IconLink, IconMenu } from './IconAction.tsx';

const tip = () => document.querySelector('.tip')?.textContent;

describe('An icon button', () => {
  test('shows its name while hovered, until Escape (GRID-06)', async () => {
    render(<IconAction icon="check" name="Done" onPress={jest.fn()} />);
    const button = screen.getByRole('button', { name: 'Done' });
    expect(tip()).toBeUndefined();
    await userEvent.hover(button);
    expect(tip()).toBe('Done');
    await userEvent.unhover(button);
    expect(tip()).toBeUndefined();
  });

  test('shows its name while focused, until Escape (GRID-06)', async () => {
    render(<IconAction icon="check" name="Done" onPress={jest.fn()} />);
    await userEvent.tab();
    expect(tip()).toBe('Done');
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  test('can open a menu of actions, phone numbers and links (GRID-06)', async () => {
    const edit = jest.fn();
    render(
      <MemoryRouter>
        <IconMenu
          icon="more"
          name="More actions"
          items={[
            { label: 'Edit', onChoose: edit },
            { label: 'Call (303) 555-0100', tel: 'tel:3035550100' },
            { label: 'Orders for Northwind', to: '/orders?company=3' },
          ]}
        />
      </MemoryRouter>,
    );
    await press('More actions');
    expect(screen.getByRole('menuitem', { name: 'Call (303) 555-0100' })).toHaveAttribute(
      'href',
      'tel:3035550100',
    );
    expect(screen.getByRole('menuitem', { name: 'Orders for Northwind' })).toHaveAttribute(
      'href',
      '/orders?company=3',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(edit).toHaveBeenCalledTimes(1);
  });

  test('hides its name once its menu is open, because it would cover the first entry (GRID-06)', async () => {
    render(<IconMenu icon="more" name="More actions" items={[{ label: 'Edit', onChoose: jest.fn() }]} />);
    await userEvent.tab();
    expect(tip()).toBe('More actions');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    expect(tip()).toBeUndefined();
  });

  test('can be a link to another screen, named after its record', () => {
    render(
      <MemoryRouter>
        <IconLink icon="calendar" name="View Activities" label="View Activities for Ana" to="/activities" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'View Activities for Ana' })).toHaveAttribute(
      'href',
      '/activities',
    );
  });
});
