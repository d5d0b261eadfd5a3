import type { ListName } from '../../store/preferences.ts';
import { useMemo } from 'react';
import { isCollapsed } from '../../domain/collapseRule.ts';
import { useGalley } from '../../store/index.ts';
import type { Collapse } from '../card/collapse.ts';

/** LIST-03 for one list: by its page size, or the user's choice. */
export function useCollapse(list: ListName, pageSize: number): { collapse: Collapse; toggle: () => void } {
  const byHand = useGalley((state) => state.collapsedByHand[list]);
  const collapseByHand = useGalley((state) => state.collapseByHand);
  const collapsed = isCollapsed(pageSize, byHand);
  const collapse = useMemo(() => ({ isCollapsed: collapsed }), [collapsed]);
  return { collapse, toggle: () => collapseByHand(list, !collapsed) };
}
