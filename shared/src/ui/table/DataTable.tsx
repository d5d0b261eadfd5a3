import type { ReactNode } from 'react';

export interface Column<T> {
  header: string;
  cell: (row: T) => ReactNode;
}

export interface DataTableProps<T> {
  /** Read first by a screen reader; not shown. */
  caption: string;
  /** Write it once, outside the component. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
}

/** Records as a table whose header stays in view. */
export const DataTable = <T,>({ caption, columns, rows, rowKey }: DataTableProps<T>) => (
  <table className="data-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ header }) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ header, cell }) => (
            <td key={header}>{cell(row)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
