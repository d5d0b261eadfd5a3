import { galley, useGalley } from '@galley/shared/store';
import { useSyncExternalStore } from 'react';

/** ACT-04, in CSS pixels of the window. */
const GRID_FROM = 1000;

const isWide = () => globalThis.innerWidth >= GRID_FROM;

/** A resize across the threshold decides anew, whatever was chosen by hand before. */
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

/** Whether the activities stand in a grid: by the window's width, or as the person chose by hand. */
export function useGridView(): { isGrid: boolean; toggle: () => void } {
  const wide = useSyncExternalStore(onResize, isWide);
  const byHand = useGalley((state) => state.gridByHand.activities);
  const showGridByHand = useGalley((state) => state.showGridByHand);
  const isGrid = byHand ?? wide;
  // What the width says anyway is no choice: kept, it would outlast a resize that is made on another screen.
  const toggle = () => showGridByHand('activities', isGrid === wide ? !wide : undefined);
  return { isGrid, toggle };
}
