import { createContext } from 'react';

/**
 * Whether the cards of a list are collapsed. A new object for each decision about all of them, so that a card
 * knows whether it was toggled before or after that.
 */
export interface Collapse {
  isCollapsed: boolean;
}

export const CollapseContext = createContext<Collapse>({ isCollapsed: false });
