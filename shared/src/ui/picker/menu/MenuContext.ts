import { createContext, type RefObject } from 'react';
import type { PickerOption } from '../searchLabels.ts';

interface Shown {
  label: string;
  isSearchable: boolean;
  /** All matching options. */
  found: readonly PickerOption[];
  /** The index of the first option that the library gets. */
  from: number;
  /** The user has reached this option, so the library needs those around it. */
  reach: (index: number) => void;
  /** Moved by the mouse or a finger, not by keys: the highlight follows, and the list stays where it is. */
  byHand: RefObject<boolean>;
}

export const MenuContext = createContext<Shown>({
  label: '',
  isSearchable: true,
  found: [],
  from: 0,
  reach: () => undefined,
  byHand: { current: false },
});
