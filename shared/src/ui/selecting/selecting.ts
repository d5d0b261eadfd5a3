import { createContext } from 'react';
import { createStore } from 'zustand/vanilla';
import { MOST_NAMED } from '../../domain/bulkActions.ts';

interface Selected {
  /** The records that are selected one by one, on whichever page. */
  ids: ReadonlySet<number>;
  /** All that match the list's filter, in place of them. */
  isAll: boolean;
  /** Where a range begins. */
  anchor: number | undefined;
}

const NOTHING: Selected = { ids: new Set(), isAll: false, anchor: undefined };

/** The records of one list that a person has selected (SEL-01). */
export function createSelecting() {
  const store = createStore<Selected>(() => NOTHING);
  let page: readonly number[] = [];
  const selectedIds = () => (store.getState().isAll ? new Set(page) : new Set(store.getState().ids));

  const set = (ids: ReadonlySet<number>, anchor?: number) =>
    store.setState({ ids: new Set([...ids].slice(0, MOST_NAMED)), isAll: false, anchor });

  /** The records from the anchor to this one, in the order of the page. */
  function rangeTo(id: number): readonly number[] {
    const { anchor } = store.getState();
    const ends = [page.indexOf(anchor ?? id), page.indexOf(id)].sort((one, other) => one - other);
    const [first = -1, last = -1] = ends;
    return first < 0 ? [id] : page.slice(first, last + 1);
  }

  return {
    store,
    /** The records of the page that is shown, in its order. */
    setPage: (ids: readonly number[]) => {
      page = ids;
    },
    /** Selects a record or no longer, with all from the last one to it. */
    toggle: (id: number, isRange: boolean) => {
      const ids = selectedIds();
      const isOn = ids.has(id);
      for (const one of isRange ? rangeTo(id) : [id]) {
        if (isOn) ids.delete(one);
        else ids.add(one);
      }
      set(ids, id);
    },
    /** Selects every record of the page, or none of it. */
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
    /** How much of the page is selected. */
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

/** The selection of the list around; none: its records can't be selected. */
export const SelectingContext = createContext<Selecting | undefined>(undefined);
