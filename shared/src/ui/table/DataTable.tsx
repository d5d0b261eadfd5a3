import type { ListName } from '../../store/preferences.ts';
import { memo, useState, type CSSProperties, type ReactNode } from 'react';
import { useGalley } from '../../store/index.ts';
import { useKeptFocus } from '../card/useKeptFocus.ts';
import type { Tone } from '../card/RecordCard.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PageBox, SelectBox } from '../selecting/SelectBox.tsx';
import { ColumnEdge } from './ColumnEdge.tsx';
import { changeTable, useShownColumns } from './useTableView.ts';

export interface Column<T> {
  /** 'Company/Address': the first and the second line of a cell. */
  header: string;
  cell: (row: T) => ReactNode;
  /** In CSS pixels: with fixed widths, after a change the browser lays out only the changed row. */
  width: number;
  /** The width in a window of at least 1600 px. */
  wideWidth?: number;
  /** Fills the remaining width. */
  fillsWidth?: boolean;
  /** The server sorts by it. */
  isSortable?: boolean;
  /** Right-aligned, for money. */
  isEnd?: boolean;
}

/** The sort order, for the sortable columns. */
export interface TableSort {
  direction: 'ascending' | 'descending';
  onToggle: () => void;
}

export interface DataTableProps<T> {
  /** The name under which the user's column settings are stored. */
  list: ListName;
  /** Announced first by screen readers; not visible. */
  caption: string;
  /** Define it once, outside the component. The first column stays in view and can't be hidden. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  sort?: TableSort;
  /** The name of a row, if it can be selected. */
  nameOf?: (row: T) => string;
  /** The bar at the left edge. */
  toneOf?: (row: T) => Tone;
  /** A line separates rows of different groups. */
  groupOf?: (row: T) => string;
}

/** The names of a column's first and second line. */
function Words({ children }: { children: string }) {
  const at = children.indexOf('/');
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <span>/</span>
      <wbr />
      <span>{children.slice(at + 1)}</span>
    </>
  );
}

interface HeaderProps<T> {
  column: Column<T>;
  hasBox: boolean;
  sort: TableSort | undefined;
  onDrag: (width: number) => void;
  onDrop: (width: number) => void;
}

function Header<T>({ column: { header, isEnd }, hasBox, sort, ...edge }: HeaderProps<T>) {
  return (
    <th scope="col" data-end={isEnd || undefined} aria-sort={sort?.direction}>
      {hasBox && <PageBox />}
      {sort === undefined ? (
        <Words>{header}</Words>
      ) : (
        <button type="button" className="table-sort" aria-label={header} onClick={sort.onToggle}>
          <Words>{header}</Words>
          <Icon name={sort.direction === 'ascending' ? 'up' : 'down'} />
        </button>
      )}
      <ColumnEdge {...edge} />
    </th>
  );
}

interface RowProps<T> {
  row: T;
  id: string | number;
  name: string | undefined;
  columns: readonly Column<T>[];
  tone: Tone | undefined;
  isFirstOfGroup: boolean;
}

function PlainRow<T>({ row, id, name, columns, tone, isFirstOfGroup }: RowProps<T>) {
  const kept = useKeptFocus<HTMLTableRowElement>();
  return (
    <tr data-tone={tone} data-group={isFirstOfGroup || undefined} {...kept}>
      {columns.map(({ header, cell, isEnd }, place) => (
        <td key={header} data-end={isEnd || undefined}>
          {place === 0 && name !== undefined ? (
            <div className="select-cell">
              <SelectBox id={Number(id)} name={name} />
              {cell(row)}
            </div>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

// Memoized: of 200 rows, only changed ones rerender.
const Row = memo(PlainRow) as typeof PlainRow;

type Widths = Readonly<Record<string, number>>;

/** A column that fills the width has none of its own, unless the user set one. */
function widthOf<T>({ header, width, wideWidth, fillsWidth }: Column<T>, widths: Widths): CSSProperties {
  const own = widths[header];
  if (own !== undefined) return { '--width': `${own}px` } as CSSProperties;
  if (fillsWidth === true) return {};
  return { '--width': `${width}px`, '--wide-width': `${wideWidth ?? width}px` } as CSSProperties;
}

/** Records as a scrolling table whose headings and first column stay in view (GRID-02, GRID-03). */
export function DataTable<T>(props: DataTableProps<T>) {
  const { list, caption, columns, rows, rowKey, sort, nameOf, toneOf, groupOf } = props;
  const { view, shown } = useShownColumns(list, columns);
  const hasBoxes = nameOf !== undefined;
  const density = useGalley(({ preferences }) => preferences.density);
  const [dragged, setDragged] = useState<Widths>({});
  const widths = { ...view.widths, ...dragged };
  const least = shown.reduce((sum, { header, width }) => sum + (widths[header] ?? width), 0);
  return (
    <section
      className="table-region"
      aria-label={caption}
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-density={density}
    >
      <table className="data-table" style={{ minWidth: least }}>
        <caption>{caption}</caption>
        <colgroup>
          {shown.map((column, place) => (
            <col
              key={column.header}
              data-select={(hasBoxes && place === 0) || undefined}
              style={widthOf(column, widths)}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {shown.map((column, place) => (
              <Header
                key={column.header}
                column={column}
                hasBox={hasBoxes && place === 0}
                sort={column.isSortable === true ? sort : undefined}
                onDrag={(width) => setDragged({ [column.header]: width })}
                onDrop={(width) => {
                  setDragged({});
                  changeTable(list, { widths: { ...view.widths, [column.header]: width } });
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const before = rows[at - 1];
            return (
              <Row
                key={rowKey(row)}
                row={row}
                id={rowKey(row)}
                name={nameOf?.(row)}
                columns={shown}
                tone={toneOf?.(row)}
                isFirstOfGroup={before !== undefined && groupOf?.(row) !== groupOf?.(before)}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
