import type { ListName } from '../../store/preferences.ts';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { PAGE_SIZES, type PageSize } from '../../domain/listState.ts';
import { usePageTitle } from '../page/usePageTitle.ts';
import { ColumnsMenu } from '../table/ColumnsMenu.tsx';
import type { ColumnsPanelProps } from '../table/ColumnsPanel.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CollapseContext } from '../card/collapse.ts';
import { FilterChips, type FilterChip } from './FilterChips.tsx';
import { ListBody } from './ListBody.tsx';
import { ListTools } from './ListTools.tsx';
import { Pagination } from './Pagination.tsx';
import { PrintDay } from './PrintDay.tsx';
import { recordKeys } from './recordKeys.ts';
import { StatusLine } from './StatusLine.tsx';
import { ToolbarSelect } from './ToolbarSelect.tsx';
import { ViewBar } from '../views/ViewBar.tsx';
import { RecordsContext, useRecordSteps, type ListRecords } from '../steps/recordSteps.ts';
import { useCollapse } from './useCollapse.ts';
import { useEnteredFocus } from './useEnteredFocus.ts';
import type { GridView } from './useRememberedGrid.ts';
import type { ListResult } from './useListQuery.ts';
import { PageBox } from '../selecting/SelectBox.tsx';
import { SelectingContext } from '../selecting/selecting.ts';
import { SelectionBar } from '../selecting/SelectionBar.tsx';
import { useSelecting, type SelectingOptions } from '../selecting/useSelecting.ts';

export interface ListScreenProps<T, S extends string | number> {
  list: ListName;
  /** The heading, and the records in the plural. */
  title: string;
  state: {
    page: number;
    size: PageSize;
    sort: S;
    setPage: (page: number) => void;
    setSize: (size: PageSize) => void;
    setSort: (sort: S) => void;
    removeFilters: () => void;
    query: string;
  };
  result: ListResult<T>;
  sortOptions: readonly { value: S; label: string }[];
  filterCount: number;
  chips: readonly FilterChip[];
  /** Shown when there are no records. */
  empty: ReactNode;
  /** The message of a failed load, beside 'Try Again': 'Failed to load activities'. */
  failure: string;
  /** The screen's own buttons, beside the heading. */
  actions?: ReactNode;
  /** The screen's own filters and switches, in the toolbar. */
  tools?: ReactNode;
  /** Between the toolbar and the records. */
  banner?: ReactNode;
  /** Whether the records are a table, and its columns; absent: this list only has cards. */
  grid?: GridView & Pick<ColumnsPanelProps, 'columns'>;
  /** The records are neither cards nor a table, so the screen's own tools replace the grid and collapse switches. */
  isCalendar?: boolean;
  /** Lets users select records and change them together (SEL-01). */
  selecting?: SelectingOptions<T>;
  /** Steps from an opened record to its neighbors in the list. */
  records?: ListRecords<T>;
  /** The records: cards, or a table. */
  children: (items: readonly T[]) => ReactNode;
}

const SIZES = PAGE_SIZES.map((size) => ({ value: size, label: String(size) }));

/** What all list screens share (LIST-01 to LIST-06). The screen provides records and texts. */
export function ListScreen<T, S extends string | number>(props: ListScreenProps<T, S>) {
  const { list, title, state, result, sortOptions, filterCount, actions, grid } = props;
  const { collapse, toggle } = useCollapse(list, state.size);
  const { shown, isLoading, isFailed } = result;
  const selecting = useSelecting(props.selecting, shown?.items);
  const opened = useRecordSteps(result, props.records);
  const view = props.isCalendar === true ? 'calendar' : grid?.isGrid === true ? 'grid' : 'cards';
  usePageTitle(title);
  useEnteredFocus();
  // While the first page loads, the box keeps its place.
  const mayHaveRecords = shown === undefined ? isLoading : shown.items.length > 0;
  const toPage = (page: number) => {
    state.setPage(page);
    globalThis.scrollTo({ top: 0 });
    document.querySelector('.table-region')?.scrollTo?.({ top: 0 });
  };
  const chips = (
    <div className="list-filters">
      <ViewBar list={list} query={state.query} isLoading={isLoading} />
      <FilterChips chips={props.chips} />
    </div>
  );
  return (
    <SelectingContext value={selecting}>
      <main
        className="list-screen"
        id="main"
        tabIndex={-1}
        data-list={list}
        data-view={view}
        ref={recordKeys}
      >
        <header className="list-head">
          {grid?.isGrid !== true && mayHaveRecords && <PageBox />}
          <h1>{title}</h1>
          <StatusLine
            noun={title}
            isCalendar={props.isCalendar}
            shown={shown}
            isLoading={isLoading}
            isFailed={isFailed}
            news={result.news}
            filterCount={filterCount}
            onRemoveFilters={state.removeFilters}
          />
          <PrintDay />
        </header>
        <ListTools actions={actions} chips={chips} filterCount={filterCount}>
          {props.tools}
          {props.isCalendar !== true && (
            <>
              {grid !== undefined && (
                <Button aria-pressed={grid.isGrid} onClick={grid.toggle}>
                  <Icon name="grid" /> Grid View
                </Button>
              )}
              {grid?.isGrid === true ? (
                <ColumnsMenu list={list} columns={grid.columns} />
              ) : (
                <Button onClick={toggle}>{collapse.isCollapsed ? 'Expand All' : 'Collapse All'}</Button>
              )}
              <ToolbarSelect
                label="Display/Page"
                value={state.size}
                options={SIZES}
                onChange={state.setSize}
              />
              <ToolbarSelect
                label="Sort by"
                value={state.sort}
                options={sortOptions}
                onChange={state.setSort}
              />
            </>
          )}
        </ListTools>
        {selecting !== undefined && props.selecting !== undefined && (
          <SelectionBar
            selecting={selecting}
            options={props.selecting}
            noun={title}
            total={shown?.total ?? 0}
          />
        )}
        {props.banner !== undefined && <div className="list-banner">{props.banner}</div>}
        <div className="list-main">
          <CollapseContext value={collapse}>
            <RecordsContext value={opened}>
              <ListBody
                result={result}
                failure={props.failure}
                empty={props.empty}
                areTall={view === 'cards' && !collapse.isCollapsed}
                onPage={toPage}
              >
                {props.children}
              </ListBody>
            </RecordsContext>
          </CollapseContext>
          {props.isCalendar !== true && (
            <Pagination page={state.page} size={state.size} total={shown?.total ?? 0} onPage={toPage} />
          )}
        </div>
      </main>
    </SelectingContext>
  );
}
