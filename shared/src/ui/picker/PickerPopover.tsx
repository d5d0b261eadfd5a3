import { useCombobox, type UseComboboxProps } from 'downshift';
import { useDeferredValue, useMemo, useState } from 'react';
import { PickerList } from './PickerList.tsx';
import type { PickerOption } from './searchLabels.ts';
import { useRows } from './useRows.ts';

/** Why the popover closed: the trigger takes the focus back unless the person has moved on. */
export type CloseReason = 'chosen' | 'escape' | 'left';

interface Props {
  id: string;
  label: string;
  options: readonly PickerOption[];
  selected: PickerOption | null;
  minSearch: number;
  search: (options: readonly PickerOption[], term: string) => readonly PickerOption[];
  initialSearch: string;
  isLoading: boolean;
  isFailed: boolean;
  onSearchChange: ((term: string) => void) | undefined;
  onChoose: (option: PickerOption) => void;
  onClose: (reason: CloseReason) => void;
}

const NONE: readonly PickerOption[] = [];
const { InputBlur } = useCombobox.stateChangeTypes;

/** By itself, leaving the box would choose what happens to be highlighted. */
const stateReducer: NonNullable<UseComboboxProps<PickerOption>['stateReducer']> = (
  state,
  { type, changes },
) => (type === InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes);

function hintOf(count: number, isTooShort: boolean, { minSearch, isLoading, isFailed }: Props): string {
  if (isFailed) return 'Could not be loaded.';
  if (isTooShort) return `Type at least ${minSearch} characters.`;
  if (count > 0) return '';
  return isLoading ? 'Searching…' : 'No matches.';
}

/** What a picker opens: a search box over a list. Mounted while open, so each opening starts afresh. */
export function PickerPopover(props: Props) {
  const { id, label, options, selected, minSearch, search } = props;
  const { initialSearch, onSearchChange, onChoose, onClose } = props;
  const [term, setTerm] = useState(initialSearch);
  const searched = useDeferredValue(term);
  const isTooShort = searched.trim().length < minSearch;
  const found = useMemo(
    () => (isTooShort ? NONE : search(options, searched)),
    [isTooShort, search, options, searched],
  );
  const { scrollRef, rows } = useRows(found.length);
  const combobox = useCombobox<PickerOption>({
    id,
    items: [...found],
    isOpen: true,
    inputValue: term,
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    stateReducer,
    scrollIntoView: () => {},
    onHighlightedIndexChange({ highlightedIndex, type }) {
      const byMouse = type === useCombobox.stateChangeTypes.ItemMouseMove;
      if (highlightedIndex >= 0 && !byMouse) rows.scrollToIndex(highlightedIndex);
    },
    onIsOpenChange: ({ type }) => type === InputBlur && onClose('left'),
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
  });
  const hint = hintOf(found.length, isTooShort, props);
  const input = combobox.getInputProps({
    onChange(event) {
      const { value } = event.currentTarget;
      setTerm(value);
      onSearchChange?.(value);
    },
    onKeyDown(event) {
      if (event.key === 'Escape') {
        // Only the list closes, not the dialog it may stand in.
        event.preventDefault();
        event.stopPropagation();
        onClose('escape');
      }
      const { highlightedIndex } = combobox;
      // Choosing what is chosen already is no change, so downshift would say nothing.
      if (event.key === 'Enter' && selected !== null && found[highlightedIndex]?.value === selected.value) {
        onClose('chosen');
      }
    },
  });
  return (
    <div className="picker-popover" id={`${id}-popover`} role="dialog" aria-label={label}>
      <input
        {...input}
        aria-labelledby={undefined}
        aria-label={`Search ${label}`}
        className="form-control picker-search"
        placeholder="Search..."
        autoComplete="off"
        spellCheck={false}
      />
      <p className="picker-hint" role="status">
        {hint}
      </p>
      <PickerList
        label={label}
        options={found}
        selected={selected}
        combobox={combobox}
        rows={rows}
        scrollRef={scrollRef}
        onChooseAgain={() => onClose('chosen')}
      />
    </div>
  );
}
