import { useEffect, useState } from 'react';
import { loadPickerMenu, usePickerMenu } from './loadMenu.ts';
import type { PickerOption } from './searchLabels.ts';

/** Why the popover closed: the trigger takes the focus back unless the person has moved on. */
export type CloseReason = 'chosen' | 'escape' | 'left';

export interface PopoverProps {
  id: string;
  label: string;
  options: readonly PickerOption[];
  isMulti: boolean;
  chosen: readonly PickerOption[];
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

/** What a picker opens: a search box over a list. Mounted while open, so each opening starts afresh. */
export function PickerPopover(props: PopoverProps) {
  const { id, label, initialSearch, onClose, onSearchChange } = props;
  const menu = usePickerMenu();
  // What was typed while the list was on its way.
  const [early, setEarly] = useState(initialSearch);
  useEffect(() => void loadPickerMenu(), []);
  return (
    <div className="picker-popover" id={`${id}-popover`} role="dialog" aria-label={label}>
      {menu.status === 'ready' ? (
        <menu.Menu {...props} initialSearch={early} />
      ) : (
        <>
          <input
            type="text"
            className="form-control picker-search"
            aria-label={`Search ${label}`}
            placeholder="Search..."
            autoComplete="off"
            spellCheck={false}
            // The list takes the focus over when it is there.
            ref={(input) => input?.focus()}
            value={early}
            onBlur={() => onClose('left')}
            onChange={({ currentTarget: { value } }) => {
              setEarly(value);
              onSearchChange?.(value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'Enter') return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Escape') onClose('escape');
            }}
          />
          <p className="picker-hint" role="status">
            {menu.status === 'failed' ? 'Could not be loaded.' : 'Loading...please wait'}
          </p>
        </>
      )}
    </div>
  );
}
