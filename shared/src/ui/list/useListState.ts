import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  clearParams,
  pageParams,
  readParams,
  writeParams,
  type ListSpec,
  type ListValues,
  type PageSize,
} from '../../domain/listState.ts';
import { focusMain } from '../page/focusMain.ts';
import { selectionOf, useSelection } from '../selection/useSelection.ts';

export interface ListState<F extends object, S> extends ListValues<F, S> {
  setPage: (page: number) => void;
  /** Returns to page 1 (LIST-02), as do the two below. */
  setSize: (size: PageSize) => void;
  setSort: (sort: S) => void;
  setFilters: (change: Partial<F>) => void;
  /** Resets everything except the selection. The page gets the focus, since the pressed button disappears. */
  removeFilters: () => void;
}

function readValues<F extends object, S>({ filters, sort }: ListSpec<F, S>, params: URLSearchParams) {
  const ordered = readParams<{ sort: S }>({ sort }, params);
  return { ...readParams(pageParams, params), sort: ordered.sort, filters: readParams(filters, params) };
}

/** What a query string says of a list. */
export const listValues = <F extends object, S>(spec: ListSpec<F, S>, search: string): ListValues<F, S> => ({
  selection: selectionOf(search),
  ...readValues(spec, new URLSearchParams(search)),
});

/** The state of a list, read from the address and written to it: each change is a step of the history (FILT-13). */
export function useListState<F extends object, S>({ filters, sort }: ListSpec<F, S>): ListState<F, S> {
  const selection = useSelection();
  const [search, setSearch] = useSearchParams();
  const key = search.toString();

  const state = useMemo(() => readValues({ filters, sort }, new URLSearchParams(key)), [key, filters, sort]);

  const setPage = useCallback(
    (page: number) => setSearch((before) => writeParams(pageParams, before, { page })),
    [setSearch],
  );
  const setSize = useCallback(
    (size: PageSize) => setSearch((before) => writeParams(pageParams, before, { page: 1, size })),
    [setSearch],
  );
  const setSort = useCallback(
    (value: S) =>
      setSearch((before) =>
        writeParams<{ sort: S }>({ sort }, writeParams(pageParams, before, { page: 1 }), { sort: value }),
      ),
    [setSearch, sort],
  );
  const setFilters = useCallback(
    (change: Partial<F>) =>
      setSearch((before) => writeParams(filters, writeParams(pageParams, before, { page: 1 }), change)),
    [setSearch, filters],
  );
  const removeFilters = useCallback(() => {
    focusMain();
    setSearch((before) =>
      clearParams<{ sort: S }>({ sort }, clearParams(filters, clearParams(pageParams, before))),
    );
  }, [setSearch, filters, sort]);
  return { selection, ...state, setPage, setSize, setSort, setFilters, removeFilters };
}
