import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { loadPickerMenu } from './loadMenu.ts';
import { PickerPopover, type CloseReason } from './PickerPopover.tsx';
import { searchLabels, type PickerOption } from './searchLabels.ts';

const reachFor = () => void loadPickerMenu();

export interface PickerProps {
  label: string;
  options: readonly PickerOption[];
  /** The chosen option; null: none. It need not be among the options. */
  value: PickerOption | null;
  onChange: (option: PickerOption) => void;
  /** Absent: the choice can't be cleared. */
  onClear?: () => void;
  /** Characters before anything is listed; 0 lists everything at once. */
  minSearch?: number;
  /** Which options a term finds. Default: FILT-03. */
  search?: (options: readonly PickerOption[], term: string) => readonly PickerOption[];
  /** For options that come from the server: each term typed. */
  onSearchChange?: (term: string) => void;
  /** What stands in the search box when it opens. */
  initialSearch?: string;
  isLoading?: boolean;
  /** The options could not be loaded. */
  isFailed?: boolean;
  disabled?: boolean;
  clearDisabled?: boolean;
  /** Ids of what describes the picker, for instance an error. */
  describedBy?: string;
  invalid?: boolean;
}

/**
 * A searchable dropdown, for 5 options or 100,000 (decision 39). It stands there before react-select does, which lies behind the
 * list that it opens.
 */
export function Picker(props: PickerProps) {
  const { label, options, value, onChange, onClear, minSearch = 0, search = searchLabels } = props;
  const {
    onSearchChange,
    initialSearch = '',
    isLoading = false,
    isFailed = false,
    disabled = false,
    clearDisabled = false,
  } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const isClearOff = disabled || clearDisabled;

  // The browser takes the focus from a button that is disabled, and whoever is there goes on from the page's beginning.
  useLayoutEffect(() => {
    if (isClearOff && document.activeElement === clearButton.current) trigger.current?.focus();
  }, [isClearOff]);

  const close = (reason: CloseReason) => {
    setOpen(false);
    if (reason !== 'left') trigger.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  const clear = () => {
    onClear?.();
    trigger.current?.focus();
  };
  return (
    <div className="picker">
      <span className="picker-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="picker-control">
        <button
          ref={trigger}
          type="button"
          role="combobox"
          className="picker-trigger"
          aria-labelledby={`${id}-label`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-popover` : undefined}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          disabled={disabled}
          onPointerEnter={reachFor}
          onFocus={reachFor}
          // Pressing it again must not blur the search box first: that would close the list, and the click reopen it.
          onMouseDown={(event) => isOpen && event.preventDefault()}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={openByKey}
        >
          <span className={value === null ? 'picker-empty' : 'picker-value'}>
            {value?.label ?? 'Select...'}
          </span>
          <Icon name="chevronDown" />
        </button>
        {onClear && value !== null && (
          <button
            ref={clearButton}
            type="button"
            className="picker-clear"
            aria-label={`Clear ${label}`}
            disabled={isClearOff}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {isOpen && (
        <PickerPopover
          id={id}
          label={label}
          options={options}
          selected={value}
          minSearch={minSearch}
          search={search}
          initialSearch={initialSearch}
          isLoading={isLoading}
          isFailed={isFailed}
          onSearchChange={onSearchChange}
          onChoose={(option) => {
            close('chosen');
            onChange(option);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
