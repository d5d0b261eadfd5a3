import { describe, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../testing/press.ts';
import { Menu } from './Menu.tsx';

describe('A menu', () => {
  test('closes on Escape without closing the dialog around it', async () => {
    const onKeyDown = jest.fn();
    render(
      <div role="presentation" onKeyDown={onKeyDown}>
        <Menu label="Views" button="Views" items={[{ label: 'Late', onChoose: jest.fn() }]} />
      </div>,
    );
    await press('Views');
    const item = screen.getByRole('menuitem', { name: 'Late' });
    const escape = createEvent.keyDown(item, { key: 'Escape' });
    fireEvent(item, escape);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Views' })).toHaveFocus();
    expect(escape.defaultPrevented).toBe(true);
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  test('stays open on a late event from an earlier scroll, and closes once its button has moved', async () => {
    render(<Menu label="Views" button="Views" items={[{ label: 'Late', onChoose: jest.fn() }]} />);
    const button = screen.getByRole('button', { name: 'Views' });
    const at = jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 300, 90, 32));
    await userEvent.click(button);
    fireEvent.scroll(document);
    expect(screen.getByRole('menu')).toBeVisible();
    at.mockReturnValue(new DOMRect(8, 260, 90, 32));
    fireEvent.scroll(document);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
