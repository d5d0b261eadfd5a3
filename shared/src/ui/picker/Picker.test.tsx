import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { press } from '../../testing/press.ts';
import { Picker, type PickerProps } from './Picker.tsx';
import type { PickerOption } from './searchLabels.ts';

const FRUIT = ['Apple', 'Apricot', 'Banana', 'Pineapple'].map((label, index) => ({
  value: index + 1,
  label,
}));
const MANY = Array.from({ length: 100_000 }, (_, index) => ({
  value: index + 1,
  label: `Company ${index + 1}`,
}));

function Example({ onChange, ...props }: Partial<PickerProps>) {
  const [value, setValue] = useState<PickerOption | null>(props.value ?? null);
  return (
    <>
      <Picker
        label="Fruit"
        options={FRUIT}
        onClear={() => setValue(null)}
        {...props}
        value={value}
        onChange={(option) => {
          setValue(option);
          onChange?.(option);
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

const trigger = () => screen.getByRole('combobox', { name: 'Fruit' });
const searchBox = () => screen.getByPlaceholderText('Search...');
const highlighted = () =>
  screen
    .getAllByRole('option')
    .filter((option) => option.dataset.highlighted === 'true')
    .map((option) => option.textContent);
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** jsdom has no layout: here a list is as tall as its rows, and can be scrolled. */
function layOut() {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(36 * MANY.length);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    this.scrollTop = to.top ?? 0;
    queueMicrotask(() => fireEvent.scroll(this));
  };
}

describe('A picker', () => {
  test("shows 'Select...' and no clear button while nothing is selected (FILT-01)", () => {
    render(<Example />);
    expect(trigger()).toHaveTextContent('Select...');
    expect(screen.queryByRole('button', { name: 'Clear Fruit' })).not.toBeInTheDocument();
  });

  test('opens a search box that has the focus, over a list', async () => {
    render(<Example />);
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(searchBox()).toHaveFocus();
    expect(within(screen.getByRole('dialog', { name: 'Fruit' })).getByRole('listbox')).toBeInTheDocument();
    expect(labels()).toEqual(['Apple', 'Apricot', 'Banana', 'Pineapple']);
  });

  test('shows what distinguishes two options with the same name', async () => {
    const options = ['Acme Outdoor', 'Birch Signs'].map((detail, index) => ({
      value: index + 1,
      label: 'Carl Contact',
      detail,
    }));
    render(<Example options={options} />);
    await userEvent.click(trigger());
    expect(labels()).toEqual(['Carl Contact Acme Outdoor', 'Carl Contact Birch Signs']);
    await userEvent.click(screen.getByRole('option', { name: 'Carl Contact Birch Signs' }));
    expect(trigger()).toHaveTextContent(/^Carl Contact$/);
  });

  test('finds part of a label, whatever the case (FILT-03)', async () => {
    render(<Example />);
    await userEvent.click(trigger());
    await userEvent.type(searchBox(), 'APPLE');
    expect(labels()).toEqual(['Apple', 'Pineapple']);
    expect(screen.getByRole('log')).toHaveTextContent('2 matches. Use Up and Down');
    await userEvent.type(searchBox(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No matches.');
  });

  test('lists nothing before the third character if three are required (FILT-03)', async () => {
    render(<Example minSearch={3} />);
    await userEvent.click(trigger());
    await userEvent.type(searchBox(), 'ap');
    expect(labels()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters.');
    await userEvent.type(searchBox(), 'p');
    expect(labels()).toEqual(['Apple', 'Pineapple']);
  });

  test('works by keyboard alone, and takes the focus back', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Apricot' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith(FRUIT[1]);
    expect(trigger()).toHaveTextContent('Apricot');
    expect(trigger()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('highlights the first match while typing, and Enter takes it (FORM-11)', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(highlighted()).toEqual(['Banana']);
    await userEvent.type(searchBox(), 'a');
    expect(highlighted()).toEqual(['Apple']);
    await userEvent.type(searchBox(), 'na{Enter}');
    expect(onChange).toHaveBeenCalledWith(FRUIT[2]);
  });

  test('moves five options on Page Down, as the library does (FORM-11)', async () => {
    render(<Example options={MANY} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    expect(highlighted()).toEqual(['Company 6']);
  });

  test('doesn’t submit its form on Enter without a match', async () => {
    const submitted = jest.fn((event: SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <Example />
      </form>,
    );
    await userEvent.click(trigger());
    await userEvent.type(searchBox(), 'xyz{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    expect(searchBox()).toHaveFocus();
  });

  test('closes on Escape without a choice, and keeps the dialog around it open', async () => {
    const onChange = jest.fn();
    const onKeyDown = jest.fn();
    render(
      <div role="presentation" onKeyDown={onKeyDown}>
        <Example onChange={onChange} />
      </div>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
    expect(trigger()).toHaveFocus();
  });

  test('chooses nothing when the focus leaves', async () => {
    const onChange = jest.fn();
    render(<Example onChange={onChange} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}');
    await press('Next');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('closes on a second press of its button', async () => {
    render(<Example />);
    await userEvent.click(trigger());
    await userEvent.click(trigger());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('opens with the chosen option highlighted', async () => {
    render(<Example value={{ value: 2, label: 'Apricot' }} />);
    await userEvent.click(trigger());
    expect(highlighted()).toEqual(['Apricot']);
  });

  test('closes when the chosen option is chosen again', async () => {
    render(<Example value={{ value: 2, label: 'Apricot' }} />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'Apricot', selected: true }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(trigger()).toHaveTextContent('Apricot');
  });

  test('is cleared by a button with its name, unless that is disabled (FILT-01, FILT-07)', async () => {
    const apple = { value: 1, label: 'Apple' };
    const { unmount } = render(<Example value={apple} clearDisabled />);
    expect(screen.getByRole('button', { name: 'Clear Fruit' })).toBeDisabled();
    unmount();
    render(<Example value={apple} />);
    await press('Clear Fruit');
    expect(trigger()).toHaveTextContent('Select...');
    expect(trigger()).toHaveFocus();
  });

  test('of 100,000 options renders only those in view, and announces their positions (FILT-03)', async () => {
    render(<Example options={MANY} />);
    await userEvent.click(trigger());
    const options = screen.getAllByRole('option');
    expect(options.length).toBeLessThan(40);
    expect(options[0]).toHaveAttribute('aria-setsize', '100000');
    await userEvent.type(searchBox(), '99999');
    expect(labels()).toEqual(['Company 99999']);
  });

  test('of 100,000 options shows those far down when the list is scrolled to them', async () => {
    render(<Example options={MANY} />);
    await userEvent.click(trigger());
    const list = screen.getByRole('listbox', { name: 'Fruit' });
    fireEvent.scroll(list, { target: { scrollTop: 36 * 60_000 } });
    await userEvent.click(await screen.findByRole('option', { name: 'Company 60001' }));
    expect(trigger()).toHaveTextContent('Company 60001');
  });

  test('of 100,000 options moves to the first and last with Home and End, and wraps with the arrows (FORM-11)', async () => {
    layOut();
    render(<Example options={MANY} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{End}');
    expect(await screen.findByRole('option', { name: 'Company 100000' })).toHaveAttribute(
      'data-highlighted',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Company 1' });
    expect(highlighted()).toEqual(['Company 1']);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await screen.findByRole('option', { name: 'Company 99999' });
    expect(highlighted()).toEqual(['Company 99999']);
    await userEvent.keyboard('{Home}{Enter}');
    expect(trigger()).toHaveTextContent('Company 1');
  });
});
