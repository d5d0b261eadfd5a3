import { galley, useGalley } from '@galley/shared/store';
import { useSyncExternalStore } from 'react';

/** ACT-04, in CSS pixels of the window. */
const GRID_FROM = 1000;

const isWide = () => globalThis.innerWidth >= GRID_FROM;

/** A resize across the threshold discards the user's choice. */
function onResize(changed: () => void): () => void {
  let before = isWide();
  const resized = () => {
    if (isWide() === before) return;
    before = isWide();
    galley.getState().showGridByHand('activities', undefined);
    changed();
  };
  globalThis.addEventListener('resize', resized);
  return () => globalThis.removeEventListener('resize', resized);
}

/** Whether the activities are shown as a grid: by the window's width, or by the user's choice. */
export function useGridView(): { isGrid: boolean; toggle: () => void } {
  const wide = useSyncExternalStore(onResize, isWide);
  const byHand = useGalley((state) => state.gridByHand.activities);
  const showGridByHand = useGalley((state) => state.showGridByHand);
  const isGrid = byHand ?? wide;
  // A choice that matches the width isn't stored, because it would survive a resize on another screen.
  const toggle = () => showGridByHand('activities', isGrid === wide ? !wide : undefined);
  return { isGrid, toggle };
}
