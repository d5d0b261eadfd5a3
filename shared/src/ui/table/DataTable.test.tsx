import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../testing/press.ts';
import { galley } from '../../store/index.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import { TextCell, TwoLines } from './TwoLines.tsx';

interface Person {
  name: string;
  title: string;
  isLate: boolean;
}

const COLUMNS: readonly Column<Person>[] = [
  { header: 'Actions', width: 90, cell: ({ name }) => <button type="button">Call {name}</button> },
  { header: 'Name/Title', width: 160, cell: ({ name, title }) => <TwoLines first={name} second={title} /> },
  { header: 'Length', width: 100, isEnd: true, cell: ({ name }) => name.length },
  { header: 'Notes', width: 150, fillsWidth: true, cell: ({ title }) => <TextCell>{title}</TextCell> },
];
const PEOPLE: readonly Person[] = [
  { name: 'Ana', title: 'Buyer', isLate: true },
  { name: 'Ben', title: '', isLate: true },
  { name: 'Cleo', title: 'Owner', isLate: false },
];

const show = () =>
  render(
    <>
      <ColumnsMenu list="contacts" columns={COLUMNS} />
      <DataTable
        list="contacts"
        caption="People"
        columns={COLUMNS}
        rows={PEOPLE}
        rowKey={({ name }) => name}
        toneOf={({ isLate }) => (isLate ? 'overdue' : 'none')}
        groupOf={({ isLate }) => String(isLate)}
      />
    </>,
  );
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const panel = () => screen.findByRole('dialog', { name: 'Columns' });
const openPanel = async () => {
  await press('Columns');
  return within(await panel());
};
const widthOf = (header: string) =>
  document.querySelectorAll('col')[headers().indexOf(header)]?.style.getPropertyValue('--width');

beforeEach(() => galley.setState(galley.getInitialState()));

describe('A table of records', () => {
  test('is named by its caption, can be scrolled by keyboard, and has a header for each column (GRID-03)', () => {
    show();
    expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('tabindex', '0');
    const table = screen.getByRole('table', { name: 'People' });
    expect(headers()).toEqual(['Actions', 'Name/Title', 'Length', 'Notes']);
    expect(
      within(table)
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => cell.textContent),
    ).toEqual(['Call Ana', 'AnaBuyer', '3', 'Buyer']);
  });

  test('marks the state of a row at its edge, and separates the groups (GRID-08)', () => {
    show();
    const [, ana, ben, cleo] = screen.getAllByRole('row');
    expect(ana).toHaveAttribute('data-tone', 'overdue');
    expect(ben).not.toHaveAttribute('data-group');
    expect(cleo).toHaveAttribute('data-group');
  });

  test('becomes compact if the user chooses so, and remembers it (GRID-02, GRID-05)', async () => {
    show();
    const columns = await openPanel();
    await userEvent.click(await columns.findByRole('radio', { name: 'Compact' }));
    expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('data-density', 'compact');
    expect(galley.getState().preferences.density).toBe('compact');
  });

  test('hides a column and shows it again (GRID-04)', async () => {
    show();
    const columns = await openPanel();
    const length = await columns.findByRole('checkbox', { name: 'Length' });
    await userEvent.click(length);
    expect(headers()).toEqual(['Actions', 'Name/Title', 'Notes']);
    await userEvent.click(length);
    expect(headers()).toEqual(['Actions', 'Name/Title', 'Length', 'Notes']);
    expect(columns.queryByRole('checkbox', { name: 'Actions' })).not.toBeInTheDocument();
  });

  test('moves a column by keyboard, and keeps the focus on its button (GRID-04)', async () => {
    show();
    const columns = await openPanel();
    const down = await columns.findByRole('button', { name: 'Move Name/Title down' });
    down.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(headers()).toEqual(['Actions', 'Length', 'Notes', 'Name/Title']);
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    expect(columns.getByRole('status')).toHaveTextContent('Name/Title: column 4 of 4');
    await userEvent.click(columns.getByRole('button', { name: 'Move Name/Title up' }));
    expect(headers()).toEqual(['Actions', 'Length', 'Name/Title', 'Notes']);
  });

  test('widens and narrows a column by keyboard, and by dragging the edge of its heading (GRID-04)', async () => {
    show();
    const columns = await openPanel();
    await userEvent.click(await columns.findByRole('button', { name: 'Widen Name/Title column' }));
    expect(widthOf('Name/Title')).toBe('180px');
    await userEvent.click(columns.getByRole('button', { name: 'Narrow Name/Title column' }));
    expect(widthOf('Name/Title')).toBe('160px');
    const heading = screen.getByRole('columnheader', { name: 'Length' });
    Object.defineProperty(heading, 'offsetWidth', { value: 100 });
    const edge = heading.querySelector('.column-edge') ?? heading;
    Object.assign(edge, { setPointerCapture: () => {} });
    const pointer = (type: string, clientX: number) =>
      fireEvent(edge, new MouseEvent(type, { bubbles: true, cancelable: true, clientX }));
    pointer('pointerdown', 400);
    pointer('pointermove', 420);
    expect(widthOf('Length')).toBe('120px');
    pointer('pointerup', 430);
    expect(widthOf('Length')).toBe('130px');
    expect(galley.getState().preferences.tables.contacts?.widths).toEqual({ 'Name/Title': 160, Length: 130 });
  });

  test('restores its original columns (GRID-04)', async () => {
    galley
      .getState()
      .prefer({ tables: { contacts: { hidden: ['Notes'], order: ['Length', 'Name/Title'] } } });
    show();
    expect(headers()).toEqual(['Actions', 'Length', 'Name/Title']);
    const columns = await openPanel();
    await userEvent.click(await columns.findByRole('button', { name: 'Reset Columns' }));
    expect(headers()).toEqual(['Actions', 'Name/Title', 'Length', 'Notes']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });
});
