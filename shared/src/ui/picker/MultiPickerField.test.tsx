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

describe('A picker of several (FORM-14)', () => {
  test('takes one option after the other, stays open, and says them all on its button', async () => {
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

  test('takes what was typed when Enter follows before its matches are shown', async () => {
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

  test('takes a typed text when Enter follows at once, apart from the next one', async () => {
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

  test('takes an option off again when it is chosen once more, or when its chip is pressed', async () => {
    const onChange = jest.fn();
    render(<Example begun={[APPLE, APRICOT]} onChange={onChange} />);
    await open();
    await userEvent.click(await option('Apple'));
    expect(onChange).toHaveBeenLastCalledWith(['Apricot']);
    await press('Remove Apricot');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(trigger()).toHaveTextContent('All');
  });

  test('is worked by keyboard alone: type and Enter, Left and Backspace, Escape', async () => {
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

  test('tells screen readers what was chosen, what was removed, and where they are among it', async () => {
    render(<Example />);
    await open();
    await option('Apple');
    await userEvent.keyboard('ban{Enter}');
    expect(said()).toContain('Banana chosen.');
    await userEvent.keyboard('apr{Enter}{ArrowLeft}{ArrowLeft}');
    expect(said()).toContain('Banana, 1 of 2 chosen.');
    expect(said()).toContain('Left and Right move, Backspace removes.');
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

  test('where anything can be typed, takes what was typed by Enter, by a press, and when one moves on', async () => {
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

  test('drops what was typed on Escape', async () => {
    const onChange = jest.fn();
    render(<Example isTyped onChange={onChange} />);
    await open();
    await screen.findByText('Type a name, then Enter.');
    await userEvent.keyboard('Kiwi{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    expect(trigger()).toHaveTextContent('All');
  });
});
