import { Fragment, memo, type ReactNode } from 'react';
import { useKeptFocus } from '../card/useKeptFocus.ts';
import { Icon } from '../icon/Icon.tsx';

export interface Column<T> {
  header: string;
  cell: (row: T) => ReactNode;
  /** Of the table, in per cent: with fixed widths a change in one row lays out that row alone. */
  width: number;
  /** The server sorts by it. */
  isSortable?: boolean;
}

/** How the rows are sorted, for the columns that can be. */
export interface TableSort {
  direction: 'ascending' | 'descending';
  onToggle: () => void;
}

export interface DataTableProps<T> {
  /** Read first by a screen reader; not shown. */
  caption: string;
  /** Write it once, outside the component. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  sort?: TableSort;
}

/** A cell may have two lines. */
const Words = ({ children }: { children: string }) =>
  children.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

function Header({ header, sort }: { header: string; sort: TableSort | undefined }) {
  if (sort === undefined)
    return (
      <th scope="col">
        <Words>{header}</Words>
      </th>
    );
  return (
    <th scope="col" aria-sort={sort.direction}>
      <button type="button" className="table-sort" onClick={sort.onToggle}>
        {header}
        <Icon name={sort.direction === 'ascending' ? 'up' : 'down'} />
      </button>
    </th>
  );
}

interface RowProps<T> {
  row: T;
  columns: readonly Column<T>[];
}

function PlainRow<T>({ row, columns }: RowProps<T>) {
  const kept = useKeptFocus<HTMLTableRowElement>();
  return (
    <tr {...kept}>
      {columns.map(({ header, cell }) => (
        <td key={header}>{cell(row)}</td>
      ))}
    </tr>
  );
}

// Of 200 rows, only the one that has changed is rendered anew.
const Row = memo(PlainRow) as typeof PlainRow;

/** Records as a table whose header stays in view. */
export const DataTable = <T,>({ caption, columns, rows, rowKey, sort }: DataTableProps<T>) => (
  <table className="data-table">
    <caption>{caption}</caption>
    <colgroup>
      {columns.map(({ header, width }) => (
        <col key={header} style={{ width: `${width}%` }} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {columns.map(({ header, isSortable }) => (
          <Header key={header} header={header} sort={isSortable === true ? sort : undefined} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={rowKey(row)} row={row} columns={columns} />
      ))}
    </tbody>
  </table>
);
