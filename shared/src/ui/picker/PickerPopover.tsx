import { LOADING } from '../../domain/loadingText.ts';
import { useDeferredValue, useEffect, useState, type KeyboardEvent } from 'react';
import { loadPickerMenu, usePickerMenu } from './loadMenu.ts';
import { inputLabelOf, type PopoverProps } from './popoverProps.ts';

/** The popover of a picker: a list, with or without a search box. Mounted only while open, so each opening starts fresh. */
export function PickerPopover(props: PopoverProps) {
  const { id, label, isSearchable, initialSearch, onClose, onSearchChange } = props;
  const menu = usePickerMenu();
  // Paint the press first: the first list of a page takes several frames.
  const isListDue = useDeferredValue(true, false);
  // The text and keys typed while the list was loading.
  const [early, setEarly] = useState(initialSearch);
  const [pressed, setPressed] = useState(props.openedBy);
  useEffect(() => void loadPickerMenu(), []);
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isSearchable && key !== 'Escape' && key !== 'Tab') setPressed((before) => [...before, key]);
    else if (key !== 'Escape' && key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onClose('escape');
  };
  const isReady = menu.status === 'ready';
  const look = isSearchable ? 'picker-popover' : 'picker-popover select-popover';
  return (
    <div
      id={`${id}-popover`}
      className={isReady && !isListDue ? `${look} picker-unseen` : look}
      {...(isSearchable && { role: 'dialog', 'aria-label': label })}
    >
      {isReady && isListDue ? (
        <menu.Menu {...props} initialSearch={early} openedBy={pressed} />
      ) : (
        <>
          <input
            type="text"
            className={isSearchable ? 'form-control picker-search' : 'visually-hidden'}
            aria-label={inputLabelOf(props)}
            placeholder="Search..."
            autoComplete="off"
            spellCheck={false}
            readOnly={!isSearchable}
            inputMode={isSearchable ? 'text' : 'none'}
            // The list takes over the focus once it has rendered.
            ref={(input) => input?.focus()}
            value={early}
            onBlur={() => onClose('left')}
            onChange={({ currentTarget: { value } }) => {
              setEarly(value);
              onSearchChange?.(value);
            }}
            onKeyDown={press}
          />
          <p className="picker-hint" role="status">
            {menu.status === 'failed' ? 'Could not be loaded.' : LOADING}
          </p>
        </>
      )}
    </div>
  );
}
