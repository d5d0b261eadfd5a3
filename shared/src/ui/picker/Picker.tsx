import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { loadPickerMenu } from './loadMenu.ts';
import { PickerPopover } from './PickerPopover.tsx';
import type { CloseReason } from './popoverProps.ts';
import { searchLabels, type PickerOption } from './searchLabels.ts';
import { isCharacter } from './typeAhead.ts';

const reachFor = () => void loadPickerMenu();

export interface CommonPickerProps {
  label: string;
  options: readonly PickerOption[];
  /** Absent: the choice can't be cleared. */
  onClear?: () => void;
  /** False: a list without a search box, where typing moves to the matching option (FORM-12). */
  isSearchable?: boolean;
  /** Characters before anything is listed; 0 lists everything at once. */
  minSearch?: number;
  /** How a term filters the options. Default: FILT-03. */
  search?: (options: readonly PickerOption[], term: string) => readonly PickerOption[];
  /** An option to create from the term, below the matches. */
  create?: ((term: string) => PickerOption | null) | undefined;
  /** The button's text while nothing is chosen. */
  placeholder?: string;
  /** The hint, if nothing is listed before typing. */
  prompt?: string | undefined;
  /** Called with each typed term, for options that come from the server. */
  onSearchChange?: (term: string) => void;
  /** The text in the search box when it opens. */
  initialSearch?: string;
  isLoading?: boolean;
  /** The options could not be loaded. */
  isFailed?: boolean;
  disabled?: boolean;
  clearDisabled?: boolean;
  /** Ids of elements that describe the picker, such as an error. */
  describedBy?: string;
  invalid?: boolean;
}

interface ControlProps extends CommonPickerProps {
  /** Multi-select: the list stays open. */
  isMulti: boolean;
  chosen: readonly PickerOption[];
  onChange: (chosen: readonly PickerOption[]) => void;
}

const longest = (options: readonly PickerOption[]) =>
  options.reduce((most, { label }) => (label.length > most.length ? label : most), '');

/** Whether a key opens the list. */
function opens(event: KeyboardEvent, isSearchable: boolean): boolean {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return true;
  if (isSearchable || event.key === ' ') return false;
  return event.key === 'Home' || event.key === 'End' || isCharacter(event);
}

/**
 * A searchable dropdown, for 5 options or 100,000 (decision 39). It renders before react-select has loaded, which is only needed for the
 * list that it opens.
 */
export function PickerControl(props: ControlProps) {
  const { label, options, isMulti, chosen, onChange, onClear, minSearch = 0, search = searchLabels } = props;
  const {
    onSearchChange,
    initialSearch = '',
    isSearchable = true,
    isLoading = false,
    isFailed = false,
    disabled = false,
    clearDisabled = false,
  } = props;
  const id = useId();
  // While open: the keys that opened the list, replayed once it has loaded.
  const [openedBy, setOpenedBy] = useState<readonly string[]>();
  const isOpen = openedBy !== undefined;
  const trigger = useRef<HTMLButtonElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const isClearOff = disabled || clearDisabled;
  const isEmpty = chosen.length === 0;
  const words = chosen.map((option) => option.label).join(', ');

  // A disabled button loses the focus, and the keyboard would continue at the start of the page.
  useLayoutEffect(() => {
    if (isClearOff && document.activeElement === clearButton.current) trigger.current?.focus();
  }, [isClearOff]);

  const close = (reason: CloseReason) => {
    setOpenedBy(undefined);
    if (reason !== 'left') trigger.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (isOpen || !opens(event, isSearchable)) return;
    event.preventDefault();
    setOpenedBy(event.key.startsWith('Arrow') ? [] : [event.key]);
  };
  const clear = () => {
    onClear?.();
    trigger.current?.focus();
  };
  return (
    <div className="picker">
      <label className="picker-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="picker-control">
        <button
          ref={trigger}
          id={id}
          type="button"
          role="combobox"
          className="picker-trigger"
          aria-labelledby={`${id}-label`}
          aria-haspopup={isSearchable ? 'dialog' : 'listbox'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-popover` : undefined}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          disabled={disabled}
          onPointerEnter={reachFor}
          onFocus={reachFor}
          // Pressing it again must not blur the search box first: that would close the list, and the click reopen it.
          onMouseDown={(event) => isOpen && event.preventDefault()}
          onClick={() => (isOpen ? close('escape') : setOpenedBy([]))}
          onKeyDown={openByKey}
        >
          <span
            className={isEmpty ? 'picker-empty' : 'picker-value'}
            title={isMulti ? words : undefined}
            data-room={isSearchable ? undefined : longest(options)}
          >
            {isEmpty ? (props.placeholder ?? 'Select...') : words}
          </span>
          <Icon name="chevronDown" />
        </button>
        {onClear && !isEmpty && (
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
        {openedBy && (
          <PickerPopover
            id={id}
            label={label}
            options={options}
            isMulti={isMulti}
            chosen={chosen}
            create={props.create}
            prompt={props.prompt}
            isSearchable={isSearchable}
            openedBy={openedBy}
            minSearch={minSearch}
            search={search}
            initialSearch={initialSearch}
            isLoading={isLoading}
            isFailed={isFailed}
            onSearchChange={onSearchChange}
            onChoose={(next) => {
              if (!isMulti) close('chosen');
              onChange(next);
            }}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}

export interface PickerProps extends CommonPickerProps {
  /** The selected option; null: none. It doesn't have to be among the options. */
  value: PickerOption | null;
  onChange: (option: PickerOption) => void;
}

const NONE: readonly PickerOption[] = [];

/** A single-select picker. */
export const Picker = ({ value, onChange, ...props }: PickerProps) => (
  <PickerControl
    {...props}
    isMulti={false}
    chosen={value === null ? NONE : [value]}
    onChange={([option]) => option && onChange(option)}
  />
);
