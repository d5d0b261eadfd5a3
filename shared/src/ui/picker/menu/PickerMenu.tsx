import {
  useCallback,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import Select, {
  components,
  type InputProps,
  type MultiValueRemoveProps,
  type SelectInstance,
} from 'react-select';
import { Icon } from '../../icon/Icon.tsx';
import { inputLabelOf, type PopoverProps } from '../popoverProps.ts';
import type { PickerOption } from '../searchLabels.ts';
import { NOTHING_TYPED, placeOfTyped, extendTyped } from '../typeAhead.ts';
import { floatInDialog } from './floatInDialog.ts';
import { MenuContext } from './MenuContext.ts';
import { MenuOption } from './MenuOption.tsx';
import { messagesOf } from './messages.ts';
import { replayKeys } from './replayKeys.ts';
import { LIST_HEIGHT } from './useRows.ts';
import { VirtualMenuList } from './VirtualMenuList.tsx';

const NONE: readonly PickerOption[] = [];
/** The library scans its options several times per key press, so it gets only those around the current one. */
const AT_ONCE = 100;
/** With its border, a select's list is as tall as a picker's. */
const SELECT_HEIGHT = LIST_HEIGHT - 10;

const SearchInput = (props: InputProps<PickerOption>) => (
  <components.Input {...props} placeholder="Search..." />
);
const RemoveButton = (props: MultiValueRemoveProps<PickerOption>) => (
  <components.MultiValueRemove
    {...props}
    innerProps={{ ...props.innerProps, 'aria-label': `Remove ${props.data.label}` }}
  >
    <Icon name="close" />
  </components.MultiValueRemove>
);
const Nothing = () => null;

const PARTS = {
  Input: SearchInput,
  MenuList: VirtualMenuList,
  MultiValueRemove: RemoveButton,
  Option: MenuOption,
  Placeholder: Nothing,
  IndicatorsContainer: Nothing,
};

interface Searched {
  term: string;
  count: number;
  isTooShort: boolean;
}

function hintOf(
  { term, count, isTooShort }: Searched,
  { minSearch, isLoading, isFailed, prompt }: PopoverProps,
): string {
  if (isFailed) return 'Could not be loaded.';
  if (prompt !== undefined && term.trim() === '' && count === 0) return prompt;
  if (isTooShort) return `Type at least ${minSearch} characters.`;
  if (count > 0) return '';
  return isLoading ? 'Searching…' : 'No matches.';
}

/** An option to create has no id yet. */
const idOf = ({ value, offer }: PickerOption) => offer ?? String(value);

/** Whether the selected option has changed. */
const isOther = ([next]: readonly PickerOption[], [before]: readonly PickerOption[]) =>
  next !== undefined && (before === undefined || idOf(next) !== idOf(before));

/** The library keeps highlighting an object that it knows, so each term gets its own copies: then the first match is highlighted. */
function useCopies(term: string): (option: PickerOption) => PickerOption {
  const known = useMemo(() => ({ term, options: new Map<string, PickerOption>() }), [term]);
  return useCallback(
    (option) => {
      const before = known.options.get(idOf(option));
      if (before?.label === option.label && before.detail === option.detail) return before;
      const copy = { ...option };
      known.options.set(idOf(option), copy);
      return copy;
    },
    [known],
  );
}

/**
 * react-select as a 'popout': the list, with or without a search box above it. Our own search finds the matches; the library handles the
 * highlight, the keys and the announcements for screen readers.
 */
export function PickerMenu(props: PopoverProps) {
  const { id, label, options, isMulti, chosen, isSearchable, openedBy, minSearch, search, create } = props;
  const { initialSearch, onSearchChange, onChoose, onClose } = props;
  const [term, setTerm] = useState(initialSearch);
  const searched = useDeferredValue(term);
  const isTooShort = searched.trim().length < minSearch;
  const find = (text: string): readonly PickerOption[] => {
    if (text.trim().length < minSearch) return NONE;
    const existing = search(options, text);
    const created = create?.(text) ?? null;
    return created === null ? existing : [...existing, created];
  };
  const offer = isTooShort ? undefined : create?.(searched)?.offer;
  // oxlint-disable-next-line react/exhaustive-deps -- `create` is a new function on every render; its option's text shows changes
  const found = useMemo(() => find(searched), [minSearch, search, options, searched, offer]);
  const [place, setPlace] = useState({ found, from: 0 });
  const from = place.found === found ? place.from : 0;
  const copyOf = useCopies(searched);
  const offered = useMemo(() => found.slice(from, from + AT_ONCE).map(copyOf), [found, from, copyOf]);
  const reach = useCallback(
    (index: number) => setPlace({ found, from: Math.max(0, index - AT_ONCE / 2) }),
    [found],
  );
  const byHand = useRef(false);
  const shown = useMemo(
    () => ({ label, isSearchable, found, from, reach, byHand }),
    [label, isSearchable, found, from, reach],
  );
  const messages = useMemo(() => messagesOf(found, isSearchable), [found, isSearchable]);
  const hint = hintOf({ term: searched, count: found.length, isTooShort }, props);

  const select = useRef<SelectInstance<PickerOption, boolean>>(null);
  const answerEarlyKeys = useEffectEvent(() => replayKeys(select.current?.inputRef ?? null, openedBy));
  useLayoutEffect(() => {
    select.current?.focus();
    void answerEarlyKeys();
  }, []);
  useLayoutEffect(() => floatInDialog(id), [id]);

  const typed = useRef(NOTHING_TYPED);
  /** Handles keys that the library can't: it knows only some of the options, and treats typing as a search. */
  const goalOf = (event: KeyboardEvent, highlighted: number): number | undefined => {
    const last = found.length - 1;
    if (event.key === 'Home' || (event.key === 'ArrowDown' && highlighted === last)) return 0;
    if (event.key === 'End' || (event.key === 'ArrowUp' && highlighted === 0)) return last;
    const all = isSearchable ? undefined : extendTyped(typed.current, event);
    if (all === undefined) return undefined;
    typed.current = all;
    return placeOfTyped(found, highlighted, all.text);
  };
  const highlight = (index: number) => {
    const option = found[index];
    if (option === undefined || select.current === null) return;
    if (index < from || index >= from + offered.length) reach(index);
    const focusedOption = copyOf(option);
    // The library has no API for setting the highlight.
    select.current.setState({
      focusedOption,
      focusedOptionId: select.current.getFocusedOptionId(focusedOption),
    });
  };
  const isDropped = useRef(false);
  const leave = () => {
    const typed = isMulti && !isDropped.current ? create?.(term) : null;
    if (typed) onChoose([...chosen, typed]);
    onClose('left');
  };
  const choose = (next: readonly PickerOption[]) => {
    setTerm('');
    if (isMulti || isOther(next, chosen)) onChoose(next);
    else onClose('chosen');
  };
  /** Chooses the first match of the current text: the matches on the screen can still be those of the previous text. */
  const chooseTyped = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const [first] = find(term);
    if (first !== undefined) select.current?.selectOption(first);
  };
  const press = (event: KeyboardEvent) => {
    byHand.current = false;
    if (event.key === 'Enter' && term !== searched) {
      chooseTyped(event);
      return;
    }
    const focused = select.current?.state.focusedOption ?? null;
    const goal = goalOf(event, focused === null ? -1 : from + offered.indexOf(focused));
    if (goal !== undefined) {
      event.preventDefault();
      highlight(goal);
    }
    // As in a native select, Tab chooses the highlighted option and moves on from the button.
    if (event.key === 'Tab' && !isSearchable) choose(focused === null ? NONE : [focused]);
    // Closes only the list, not a dialog around it; Enter without a match must not submit the form.
    if (event.key !== 'Escape' && !(event.key === 'Enter' && found.length === 0)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    isDropped.current = true;
    onClose('escape');
  };
  return (
    <MenuContext value={shown}>
      <Select<PickerOption, boolean>
        isMulti={isMulti}
        unstyled
        classNamePrefix="picker-select"
        instanceId={id}
        aria-label={inputLabelOf(props)}
        components={PARTS}
        options={offered}
        // The library only highlights the selected option if it is an element of `options`.
        value={chosen.map((one) => offered.find((option) => idOf(option) === idOf(one)) ?? one)}
        getOptionValue={idOf}
        inputValue={term}
        menuIsOpen
        ref={select}
        isSearchable={isSearchable}
        maxMenuHeight={isSearchable ? LIST_HEIGHT : SELECT_HEIGHT}
        controlShouldRenderValue={isMulti}
        closeMenuOnSelect={!isMulti}
        hideSelectedOptions={false}
        backspaceRemovesValue={isMulti}
        blurInputOnSelect={false}
        tabSelectsValue={false}
        menuShouldScrollIntoView={false}
        filterOption={null}
        noOptionsMessage={() => ''}
        screenReaderStatus={() => ''}
        ariaLiveMessages={messages}
        onKeyDown={press}
        onBlur={leave}
        onInputChange={(value, { action }) => {
          if (action !== 'input-change') return;
          setTerm(value);
          onSearchChange?.(value);
        }}
        onChange={(next) => choose([next ?? []].flat())}
      />
      <p className="picker-hint" role="status">
        {hint}
      </p>
    </MenuContext>
  );
}
