import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { choose, optionsOf, select } from '../../testing/choose.ts';
import { Modal } from '../modal/Modal.tsx';
import { Select } from './Select.tsx';

const STATES = ['Nebraska', 'Nevada', 'New Jersey', 'New York', 'Utah'].map((label) => ({
  value: label.slice(0, 3),
  label,
}));

interface ExampleProps {
  first?: string;
  error?: string;
  hint?: string;
  onChange?: (value: string) => void;
}

function Example({ first = 'Neb', onChange, ...field }: ExampleProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <button type="button">Before</button>
      <Select
        label="State"
        options={STATES}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange?.(chosen);
        }}
        {...field}
      />
      <button type="button">After</button>
    </>
  );
}

const state = () => select('State');
const list = () => screen.queryByRole('listbox', { name: 'State' });
const highlighted = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.dataset.highlighted === 'true')
    .map((option) => option.textContent);
/** Focuses the select by keyboard, and presses keys. */
async function press(keys: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await userEvent.tab();
  expect(state()).toHaveFocus();
  await userEvent.keyboard(keys);
}

describe('A select (FORM-12)', () => {
  test('has its label as its name, and shows the selected option', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    expect(state()).toHaveTextContent(/^Nebraska$/);
    expect(await optionsOf('State')).toEqual(STATES.map(({ label }) => label));
    await userEvent.keyboard('{Escape}');
    await choose('State', 'Utah');
    expect(onChange).toHaveBeenCalledWith('Uta');
    expect(state()).toHaveTextContent(/^Utah$/);
    expect(state()).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
  });

  test('has no search box, and doesn’t open the keyboard on a phone', async () => {
    render(<Example />);
    await userEvent.click(state());
    expect(screen.queryByPlaceholderText('Search...')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'State: options' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'State: options' })).toHaveAttribute('inputmode', 'none');
  });

  test('is described by its hint and error, and invalid if it has an error', () => {
    render(<Example hint="Of the plant." error="State is required." />);
    expect(state()).toBeInvalid();
    expect(state()).toHaveAccessibleDescription('Of the plant. State is required.');
  });

  test.each([
    ['{ArrowDown}', 'Nebraska'],
    ['{ArrowUp}', 'Nebraska'],
    ['{Enter}', 'Nebraska'],
    [' ', 'Nebraska'],
    ['{Home}', 'Nebraska'],
    ['{End}', 'Utah'],
    ['u', 'Utah'],
    ['n', 'Nevada'],
  ])('is opened by the key %j, which goes to %s', async (key, option) => {
    render(<Example />);
    await press(key);
    expect(await screen.findByRole('listbox', { name: 'State' })).toBeInTheDocument();
    expect(highlighted()).toEqual([option]);
  });

  test('moves on a letter to the next option that starts with it, and wraps', async () => {
    render(<Example />);
    await press('{ArrowDown}');
    const seen: string[] = [];
    for (const letter of 'nnnn') {
      await userEvent.keyboard(letter);
      seen.push(...highlighted());
    }
    expect(seen).toEqual(['Nevada', 'New Jersey', 'New York', 'Nebraska']);
    await userEvent.keyboard('x');
    expect(highlighted()).toEqual(['Nebraska']);
  });

  test('moves on several letters, including a space, to the first option that starts with them', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await press('new y');
    expect(highlighted()).toEqual(['New York']);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('New');
  });

  test.each(['{Enter}', ' '])('chooses what is highlighted by the key %j', async (key) => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await press(`{ArrowDown}{ArrowDown}${key}`);
    expect(onChange).toHaveBeenCalledWith('Nev');
    expect(list()).not.toBeInTheDocument();
    expect(state()).toHaveFocus();
  });

  test('moves with the arrows, Home and End', async () => {
    render(<Example />);
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(highlighted()).toEqual(['New Jersey']);
    await userEvent.keyboard('{End}');
    expect(highlighted()).toEqual(['Utah']);
    await userEvent.keyboard('{ArrowUp}');
    expect(highlighted()).toEqual(['New York']);
    await userEvent.keyboard('{Home}');
    expect(highlighted()).toEqual(['Nebraska']);
  });

  test('takes the highlighted option on Tab, and the focus moves on from the select', async () => {
    render(<Example />);
    await press('{End}');
    const isLeftToTheBrowser = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
    expect(isLeftToTheBrowser).toBe(true);
    expect(state()).toHaveTextContent(/^Utah$/);
    expect(state()).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
  });

  test('closes only the list on Escape, and chooses nothing', async () => {
    const onClose = jest.fn();
    const onChange = jest.fn();
    render(
      <Modal title="Address" onClose={onClose}>
        <Example onChange={onChange} />
      </Modal>,
    );
    await press('{End}{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(state()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('closes the list on a press elsewhere, and chooses nothing', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await press('{End}');
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    expect(list()).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('doesn’t submit its form', async () => {
    const submitted = jest.fn((event: SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Example />
      </form>,
    );
    await press('{Enter}{ArrowDown}{Enter}');
    expect(state()).toHaveTextContent(/^Nevada$/);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('keeps its place in the list when its options reload', async () => {
    const { rerender } = render(<Example />);
    await press('{ArrowDown}{ArrowDown}');
    rerender(<Example />);
    expect(highlighted()).toEqual(['Nevada']);
  });

  test('says that an option is loading, not that nothing is selected', () => {
    render(<Select label="State" options={[]} value="Uta" onChange={() => {}} />);
    expect(state()).toHaveTextContent('…');
  });

  test('says that its options could not be loaded, and still offers those that are always there (FORM-07)', async () => {
    const fixed = [{ value: '', label: 'None' }];
    render(<Select label="State" options={fixed} value="" isFailed onChange={() => {}} />);
    expect(await optionsOf('State')).toEqual(['None']);
    expect(screen.getByText('Could not be loaded.')).toBeVisible();
  });
});
