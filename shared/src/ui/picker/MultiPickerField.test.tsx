import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { press } from '../../testing/press.ts';
import { MultiPickerField } from './MultiPickerField.tsx';
import type { PickerOption } from './searchLabels.ts';

const FRUIT = ['Apple', 'Apricot', 'Banana', 'Pineapple'].map((label, value) => ({ value, label }));
const [APPLE, APRICOT] = FRUIT as [PickerOption, PickerOption];

const NOTHING: readonly PickerOption[] = [];

interface Props {
  begun?: readonly PickerOption[];
  onChange?: (labels: string[]) => void;
  isTyped?: boolean;
}

function Example({ begun = NOTHING, onChange, isTyped = false }: Props) {
  const [values, setValues] = useState(begun);
  return (
    <>
      <MultiPickerField
        label="Fruit"
        options={isTyped ? [] : FRUIT}
        values={values}
        placeholder="All"
        {...(isTyped && {
          prompt: 'Type a name, then Enter.',
          create: (term: string) =>
            term.trim() === ''
              ? null
              : { value: values.length, label: term.trim(), offer: `Add “${term.trim()}”` },
        })}
        onChange={(next) => {
          setValues(
            next.map(({ label }, index) =>
              isTyped ? { value: index, label } : (FRUIT.find((one) => one.label === label) ?? APPLE),
            ),
          );
          onChange?.(next.map(({ label }) => label));
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

const trigger = () => screen.getByRole('combobox', { name: 'Fruit' });
const open = () => userEvent.click(trigger());
const option = (name: string) => screen.findByRole('option', { name });
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.getAttribute('aria-label'));
const said = () => screen.getByRole('log').textContent;

describe('A multi-select picker (FORM-14)', () => {
  test('takes one option after another, stays open, and lists them all on its button', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    expect(trigger()).toHaveTextContent('All');
    await open();
    await userEvent.click(await option('Banana'));
    await userEvent.click(await option('Apple'));
    expect(onChange).toHaveBeenLastCalledWith(['Banana', 'Apple']);
    expect(chips()).toEqual(['Remove Banana', 'Remove Apple']);
    expect(trigger()).toHaveTextContent('Banana, Apple');
    expect(screen.getByRole('listbox', { name: 'Fruit' })).toHaveAttribute('aria-multiselectable', 'true');
    expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
      'Apple',
      'Banana',
    ]);
  });

  test('takes the typed text if Enter follows before its matches are shown', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await open();
    const input = await screen.findByRole('combobox', { name: 'Search Fruit' });
    act(() => {
      flushSync(() => fireEvent.change(input, { target: { value: 'ban' } }));
      fireEvent.keyDown(input, { key: 'Enter' });
    });
    expect(onChange).toHaveBeenLastCalledWith(['Banana']);
  });

  test('takes each typed text separately if Enter follows at once', async () => {
    const onChange = jest.fn();
    render(<Example isTyped onChange={onChange} />);
    await open();
    const input = await screen.findByRole('combobox', { name: 'Search Fruit' });
    for (const value of ['a', 'e'])
      act(() => {
        flushSync(() => fireEvent.change(input, { target: { value } }));
        fireEvent.keyDown(input, { key: 'Enter' });
      });
    expect(onChange).toHaveBeenLastCalledWith(['a', 'e']);
  });

  test('removes an option when it is chosen again, or when its chip is pressed', async () => {
    const onChange = jest.fn();
    render(<Example begun={[APPLE, APRICOT]} onChange={onChange} />);
    await open();
    await userEvent.click(await option('Apple'));
    expect(onChange).toHaveBeenLastCalledWith(['Apricot']);
    await press('Remove Apricot');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(trigger()).toHaveTextContent('All');
  });

  test('works by keyboard alone: typing and Enter, Left and Backspace, Escape', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await option('Apple');
    await userEvent.keyboard('ban{Enter}');
    expect(screen.getByRole('combobox', { name: 'Search Fruit' })).toHaveValue('');
    await userEvent.keyboard('apr{Enter}pine{Enter}');
    expect(chips()).toEqual(['Remove Banana', 'Remove Apricot', 'Remove Pineapple']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(['Banana', 'Pineapple']);
    await userEvent.keyboard('{Escape}');
    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveTextContent('Banana, Pineapple');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('tells screen readers what was chosen or removed, and their position in the selection', async () => {
    render(<Example />);
    await open();
    await option('Apple');
    await userEvent.keyboard('ban{Enter}');
    expect(said()).toContain('Banana chosen.');
    await userEvent.keyboard('apr{Enter}{ArrowLeft}{ArrowLeft}');
    expect(said()).toContain('Banana, 1 of 2 chosen.');
    expect(said()).toContain('Use Left and Right to move, and Backspace to remove.');
    await userEvent.keyboard('{Backspace}');
    expect(said()).toContain('Banana removed.');
  });

  test('is emptied by its clear button', async () => {
    const onChange = jest.fn();
    render(<Example begun={[APPLE, APRICOT]} onChange={onChange} />);
    await press('Clear Fruit');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(trigger()).toHaveFocus();
  });

  test('that accepts new values takes typed text on Enter, on a press, and when the focus leaves', async () => {
    const onChange = jest.fn();
    render(<Example isTyped onChange={onChange} />);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Fruit' });
    expect(await within(dialog).findByText('Type a name, then Enter.')).toBeVisible();
    await userEvent.keyboard('Kiwi{Enter}Pe');
    await userEvent.click(await option('Add “Pe”'));
    await userEvent.keyboard('Lime');
    await press('Next');
    expect(onChange).toHaveBeenLastCalledWith(['Kiwi', 'Pe', 'Lime']);
    expect(trigger()).toHaveTextContent('Kiwi, Pe, Lime');
  });

  test('discards typed text on Escape', async () => {
    const onChange = jest.fn();
    render(<Example isTyped onChange={onChange} />);
    await open();
    await screen.findByText('Type a name, then Enter.');
    await userEvent.keyboard('Kiwi{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    expect(trigger()).toHaveTextContent('All');
  });
});
