import { createContext } from 'react';

/**
 * Whether the cards of a list are collapsed. A new object each time that is decided for all of them, so that a card
 * knows whether its own toggling came before or after.
 */
export interface Collapse {
  isCollapsed: boolean;
}

export const CollapseContext = createContext<Collapse>({ isCollapsed: false });
