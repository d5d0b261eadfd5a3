import type { ReactNode } from 'react';
import { PAGE_SIZES, type PageSize } from '../../domain/listState.ts';
import type { ListName } from '../../store/index.ts';
import { usePageTitle } from '../page/usePageTitle.ts';
import { cardKeys } from './cardKeys.ts';
import { CollapseContext } from '../card/collapse.ts';
import { FilterChips, type FilterChip } from './FilterChips.tsx';
import { ListBody } from './ListBody.tsx';
import { Pagination } from './Pagination.tsx';
import { StatusLine } from './StatusLine.tsx';
import { ToolbarSelect } from './ToolbarSelect.tsx';
import { useCollapse } from './useCollapse.ts';
import { useEnteredFocus } from './useEnteredFocus.ts';
import type { ListResult } from './useListQuery.ts';

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
  };
  result: ListResult<T>;
  sortOptions: readonly { value: S; label: string }[];
  filterCount: number;
  chips: readonly FilterChip[];
  /** Shown when there are no records. */
  empty: ReactNode;
  /** Said with a failure, beside the way to try again: 'Failed to load activities'. */
  failure: string;
  /** The screen's own buttons, beside the heading. */
  actions?: ReactNode;
  /** The screen's own filters and switches, in the toolbar. */
  tools?: ReactNode;
  /** Between the toolbar and the records. */
  banner?: ReactNode;
  /** True where the records are no cards, so there is nothing to collapse. */
  isFlat?: boolean;
  children: (items: readonly T[]) => ReactNode;
}

const SIZES = PAGE_SIZES.map((size) => ({ value: size, label: String(size) }));

/** What every list screen shares (LIST-01 to LIST-06); the screen brings its records and its words. */
export function ListScreen<T, S extends string | number>(props: ListScreenProps<T, S>) {
  const { list, title, state, result, sortOptions, filterCount, chips, actions, tools, isFlat } = props;
  const { collapse, toggle } = useCollapse(list, state.size);
  const { shown, isLoading, isFailed } = result;
  usePageTitle(title);
  useEnteredFocus();
  const toPage = (page: number) => {
    state.setPage(page);
    globalThis.scrollTo({ top: 0 });
  };
  return (
    <main className="list-screen" id="main" tabIndex={-1} data-list={list} ref={cardKeys}>
      <header className="list-head">
        <h1>{title}</h1>
        <StatusLine
          noun={title}
          shown={shown}
          isLoading={isLoading}
          isFailed={isFailed}
          filterCount={filterCount}
          onRemoveFilters={state.removeFilters}
        />
        {actions !== undefined && <div className="list-actions">{actions}</div>}
      </header>
      <div className="list-toolbar">
        {tools}
        {isFlat !== true && (
          <button type="button" className="btn" onClick={toggle}>
            {collapse.isCollapsed ? 'Expand All' : 'Collapse All'}
          </button>
        )}
        <ToolbarSelect label="Display/Page" value={state.size} options={SIZES} onChange={state.setSize} />
        <ToolbarSelect label="Sort by" value={state.sort} options={sortOptions} onChange={state.setSort} />
      </div>
      {props.banner}
      <FilterChips chips={chips} />
      <CollapseContext value={collapse}>
        <ListBody result={result} failure={props.failure} empty={props.empty} onPage={toPage}>
          {props.children}
        </ListBody>
      </CollapseContext>
      <Pagination page={state.page} size={state.size} total={shown?.total ?? 0} onPage={toPage} />
    </main>
  );
}
