import { createContext } from 'react';

/**
 * Whether the cards of a list are collapsed. A new object each time all of them are collapsed or expanded, so
 * that a card knows whether it was toggled since.
 */
export interface Collapse {
  isCollapsed: boolean;
}

export const CollapseContext = createContext<Collapse>({ isCollapsed: false });
