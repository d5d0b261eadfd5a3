import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { select } from '../../testing/choose.ts';
import { Select } from './Select.tsx';

const FRUIT = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Date'].map((label) => ({ value: label, label }));

/** Immediately, before any code can have arrived. */
function press(...keys: string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test('A select renders before its code has loaded, and then handles every key pressed meanwhile (FORM-12)', async () => {
  const onChange = jest.fn();
  render(<Select label="Fruit" options={FRUIT} value="Apple" onChange={onChange} />);
  select('Fruit').focus();
  press('b', 'ArrowDown');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...please wait');
  expect(select('Fruit')).toHaveAttribute('aria-expanded', 'true');
  press('Escape');
  expect(select('Fruit')).toHaveFocus();
  expect(select('Fruit')).toHaveAttribute('aria-expanded', 'false');
  press('b', 'ArrowDown', 'ArrowDown', 'ArrowUp');
  const cherry = await screen.findByRole('option', { name: 'Cherry' });
  expect(cherry).toHaveAttribute('data-highlighted', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('Cherry');
});
