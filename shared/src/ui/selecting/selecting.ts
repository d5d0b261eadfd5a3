import { createContext } from 'react';
import { createStore } from 'zustand/vanilla';
import { MOST_NAMED } from '../../domain/bulkActions.ts';
import { formatCount } from '../../domain/count.ts';
import { notify } from '../toast/notify.ts';

interface Selected {
  /** The records selected one by one, on any page. */
  ids: ReadonlySet<number>;
  /** All records that match the list's filter, instead. */
  isAll: boolean;
  /** The start of a range. */
  anchor: number | undefined;
}

const NOTHING: Selected = { ids: new Set(), isAll: false, anchor: undefined };

/** The records of one list that the user has selected (SEL-01). */
export function createSelecting() {
  const store = createStore<Selected>(() => NOTHING);
  let page: readonly number[] = [];
  const selectedIds = () => (store.getState().isAll ? new Set(page) : new Set(store.getState().ids));

  /** Leaves out, and says so, what's more than can be listed by id (SEL-02). */
  function set(ids: ReadonlySet<number>, anchor?: number): void {
    if (ids.size > MOST_NAMED) notify.info(`At most ${formatCount(MOST_NAMED)} records can be selected.`);
    store.setState({ ids: new Set([...ids].slice(0, MOST_NAMED)), isAll: false, anchor });
  }

  /** The records from the anchor to this one, in the order of the page. */
  function rangeTo(id: number): readonly number[] {
    const { anchor } = store.getState();
    const ends = [page.indexOf(anchor ?? id), page.indexOf(id)].sort((one, other) => one - other);
    const [first = -1, last = -1] = ends;
    return first < 0 ? [id] : page.slice(first, last + 1);
  }

  return {
    store,
    /** The records of the current page, in order. */
    setPage: (ids: readonly number[]) => {
      page = ids;
    },
    /** Selects or deselects a record, optionally with all from the last toggled one through this one. */
    toggle: (id: number, isRange: boolean) => {
      const ids = selectedIds();
      const isOn = ids.has(id);
      for (const one of isRange ? rangeTo(id) : [id]) {
        if (isOn) ids.delete(one);
        else ids.add(one);
      }
      set(ids, id);
    },
    /** Selects every record of the page, or none. */
    togglePage: () => {
      const ids = selectedIds();
      const isOn = page.every((id) => ids.has(id));
      for (const id of page) {
        if (isOn) ids.delete(id);
        else ids.add(id);
      }
      set(ids);
    },
    selectAll: () => store.setState({ ids: new Set(), isAll: true, anchor: undefined }),
    clear: () => store.setState(NOTHING),
    /** Whether all, some or none of the page is selected. */
    pageState: (): 'none' | 'some' | 'all' => {
      const { ids, isAll } = store.getState();
      if (isAll) return 'all';
      const count = page.filter((id) => ids.has(id)).length;
      if (count === 0) return 'none';
      return count === page.length ? 'all' : 'some';
    },
  };
}

export type Selecting = ReturnType<typeof createSelecting>;

/** The selection of the surrounding list; none: its records can't be selected. */
export const SelectingContext = createContext<Selecting | undefined>(undefined);
