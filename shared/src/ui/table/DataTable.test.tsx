import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClampedText } from './ClampedText.tsx';
import { DataTable } from './DataTable.tsx';

describe('A table of records', () => {
  test('is named by its caption and has a header for each column', () => {
    const columns = [
      { header: 'Name', width: 60, cell: (row: { name: string }) => row.name },
      { header: 'Length', width: 40, cell: (row: { name: string }) => row.name.length },
    ];
    render(
      <DataTable caption="People" columns={columns} rows={[{ name: 'Ana' }]} rowKey={({ name }) => name} />,
    );
    const table = screen.getByRole('table', { name: 'People' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Name', 'Length']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Ana', '3']);
  });

  test('shows the rest of a long text on request', async () => {
    render(<ClampedText>{'long '.repeat(60)}</ClampedText>);
    await userEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(screen.getByRole('button', { name: 'less' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('offers no more of a short text', () => {
    render(<ClampedText>short</ClampedText>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
