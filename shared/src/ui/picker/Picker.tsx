import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { loadPickerMenu } from './loadMenu.ts';
import { PickerPopover, type CloseReason } from './PickerPopover.tsx';
import { searchLabels, type PickerOption } from './searchLabels.ts';

const reachFor = () => void loadPickerMenu();

export interface CommonPickerProps {
  label: string;
  options: readonly PickerOption[];
  /** Absent: the choice can't be cleared. */
  onClear?: () => void;
  /** Characters before anything is listed; 0 lists everything at once. */
  minSearch?: number;
  /** Which options a term finds. Default: FILT-03. */
  search?: (options: readonly PickerOption[], term: string) => readonly PickerOption[];
  /** What may be created of the term, below what it finds. */
  create?: ((term: string) => PickerOption | null) | undefined;
  /** What stands on the button while nothing is chosen. */
  placeholder?: string;
  /** What to do, where nothing is listed before something is typed. */
  prompt?: string | undefined;
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

interface ControlProps extends CommonPickerProps {
  /** Several can be chosen: the list stays open. */
  isMulti: boolean;
  chosen: readonly PickerOption[];
  onChange: (chosen: readonly PickerOption[]) => void;
}

/**
 * A searchable dropdown, for 5 options or 100,000 (decision 39). It stands there before react-select does, which lies behind the
 * list that it opens.
 */
export function PickerControl(props: ControlProps) {
  const { label, options, isMulti, chosen, onChange, onClear, minSearch = 0, search = searchLabels } = props;
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
  const isEmpty = chosen.length === 0;
  const words = chosen.map((option) => option.label).join(', ');

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
          <span className={isEmpty ? 'picker-empty' : 'picker-value'} title={isMulti ? words : undefined}>
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
      </div>
      {isOpen && (
        <PickerPopover
          id={id}
          label={label}
          options={options}
          isMulti={isMulti}
          chosen={chosen}
          create={props.create}
          prompt={props.prompt}
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
  );
}

export interface PickerProps extends CommonPickerProps {
  /** The chosen option; null: none. It need not be among the options. */
  value: PickerOption | null;
  onChange: (option: PickerOption) => void;
}

const NONE: readonly PickerOption[] = [];

/** A picker of one option. */
export const Picker = ({ value, onChange, ...props }: PickerProps) => (
  <PickerControl
    {...props}
    isMulti={false}
    chosen={value === null ? NONE : [value]}
    onChange={([option]) => option && onChange(option)}
  />
);
