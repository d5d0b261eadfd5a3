import type { PickerOption } from './searchLabels.ts';

/** Why the popover closed: the trigger takes the focus back unless the user has moved on. */
export type CloseReason = 'chosen' | 'escape' | 'left';

export interface PopoverProps {
  id: string;
  label: string;
  options: readonly PickerOption[];
  isMulti: boolean;
  chosen: readonly PickerOption[];
  isSearchable: boolean;
  /** The keys pressed before the list had loaded; it handles them first. */
  openedBy: readonly string[];
  minSearch: number;
  search: (options: readonly PickerOption[], term: string) => readonly PickerOption[];
  initialSearch: string;
  isLoading: boolean;
  isFailed: boolean;
  onSearchChange: ((term: string) => void) | undefined;
  create: ((term: string) => PickerOption | null) | undefined;
  prompt: string | undefined;
  onChoose: (chosen: readonly PickerOption[]) => void;
  onClose: (reason: CloseReason) => void;
}

/** The label itself is the button's name. */
export const inputLabelOf = ({ isSearchable, label }: Pick<PopoverProps, 'isSearchable' | 'label'>) =>
  isSearchable ? `Search ${label}` : `${label}: options`;
