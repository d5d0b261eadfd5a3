import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  clearParams,
  pageParams,
  readValues,
  writeParams,
  type ListSpec,
  type ListValues,
  type PageSize,
} from '../../domain/listState.ts';
import { VIEW_PARAM, viewQuery } from '../../domain/view.ts';
import { focusMain } from '../page/focusMain.ts';
import { useSelection } from '../selection/useSelection.ts';

export interface ListState<F extends object, S> extends ListValues<F, S> {
  /** The part of the address that a view would save. */
  query: string;
  setPage: (page: number) => void;
  /** Returns to page 1 (LIST-02), as do the two functions below. */
  setSize: (size: PageSize) => void;
  setSort: (sort: S) => void;
  setFilters: (change: Partial<F>) => void;
  /** Resets everything except the selection. The page gets the focus, since the pressed button disappears. */
  removeFilters: () => void;
}

/** The state of a list, read from the address and written to it: each change is a step in the history (FILT-13). */
export function useListState<F extends object, S>({ filters, sort }: ListSpec<F, S>): ListState<F, S> {
  const selection = useSelection();
  const [search, setSearch] = useSearchParams();
  const key = search.toString();

  const state = useMemo(() => readValues({ filters, sort }, new URLSearchParams(key)), [key, filters, sort]);

  const query = useMemo(() => viewQuery({ filters, sort }, key), [key, filters, sort]);

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
    setSearch((before) => {
      const next = clearParams<{ sort: S }>({ sort }, clearParams(filters, clearParams(pageParams, before)));
      next.delete(VIEW_PARAM);
      return next;
    });
  }, [setSearch, filters, sort]);
  return { selection, query, ...state, setPage, setSize, setSort, setFilters, removeFilters };
}
