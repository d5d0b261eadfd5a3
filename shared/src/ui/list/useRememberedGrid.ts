import type { ListName } from '../../store/preferences.ts';
import { useGalley } from '../../store/index.ts';

/** Whether a list is a table or cards. */
export interface GridView {
  isGrid: boolean;
  toggle: () => void;
}

/** The user's choice in this browser; cards by default (GRID-01). */
export function useRememberedGrid(list: ListName): GridView {
  const grids = useGalley((state) => state.preferences.grids);
  const prefer = useGalley((state) => state.prefer);
  const isGrid = grids[list] === true;
  return { isGrid, toggle: () => prefer({ grids: { ...grids, [list]: !isGrid } }) };
}
