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
  /** The user last moved with the mouse or a finger, not with keys, so the list doesn't scroll to the highlight. */
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
