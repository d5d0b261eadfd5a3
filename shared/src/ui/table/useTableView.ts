import type { ListName } from '../../store/preferences.ts';
import { useMemo } from 'react';
import { shownColumns, type TableView } from '../../domain/tableView.ts';
import { galley, useGalley } from '../../store/index.ts';

const AS_GIVEN: TableView = {};

/** Changes the user's preferences for one table in this browser (GRID-05). */
export function changeTable(list: ListName, change: TableView | null): void {
  const { preferences, prefer } = galley.getState();
  const before = preferences.tables[list];
  prefer({ tables: { ...preferences.tables, [list]: change === null ? {} : { ...before, ...change } } });
}

export const useTableView = (list: ListName): TableView =>
  useGalley((state) => state.preferences.tables[list]) ?? AS_GIVEN;

/** The visible columns in the user's order; the same array until they change. */
export function useShownColumns<C extends { header: string }>(list: ListName, columns: readonly C[]) {
  const view = useTableView(list);
  const shown = useMemo(() => {
    const names = columns.map(({ header }) => header);
    return shownColumns(names, view).flatMap((name) => columns.find(({ header }) => header === name) ?? []);
  }, [columns, view]);
  return { view, shown };
}
