import { viewsQuery } from '@galley/shared/host';
import { useQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { Modal, useNavigate, useSelection } from '@galley/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { remoteScreens } from '../federation/loading/loadScreen.ts';
import { optionId, PaletteList } from './PaletteList.tsx';
import type { Result } from './result.ts';
import { actionsOf, groupsOf, hasFound, isCut, TERM_MINIMUM, viewResults, type Found } from './results.ts';
import { rememberUse, usageScores } from './usage.ts';
import { useDebounced } from './useDebounced.ts';
import { paletteQuery, paletteTextsQuery } from './paletteQueries.ts';

/** Short: a result within 100 ms of the key is what makes it feel instant; superseded searches are canceled. */
const DEBOUNCE_MS = 30;

/** For phones, whose keyboards send no Backspace in an empty field. */
const BACK: Result = { key: 'back', label: 'Back to Results', run: () => {} };

interface Props {
  actions: readonly Result[];
  /** Typed before the palette's field had the focus. */
  typed?: string;
  onClose: () => void;
}

/** One of the two searches failed, or both. */
const failureText = (found: Found): string =>
  hasFound(found) ? 'Some results could not be loaded' : 'Failed to search';

/**
 * @param noun in the singular
 * @param failure undefined if no search failed
 */
function statusOf(
  [count, noun]: readonly [number, string],
  isSearching: boolean,
  failure: string | undefined,
): string {
  if (failure !== undefined) return failure;
  if (isSearching) return 'Searching…';
  return count === 0 ? 'No matches.' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The command palette: one search box for companies, contacts, order lines and actions, by keyboard alone. */
export function Palette({ actions, typed = '', onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [term, setTerm] = useState(typed);
  const [taken, setTaken] = useState(typed);
  // A key pressed between the first render and its effects.
  if (typed !== taken) {
    setTaken(typed);
    setTerm(term + typed.slice(taken.length));
  }
  const [pointed, setPointed] = useState<string | null>(null);
  /** The result whose actions are listed, and the term that found it. */
  const [chosen, setChosen] = useState<{ result: Result; term: string } | null>(null);
  const employeeUid = useGalley(({ session }) => session?.employeeUid ?? '');
  // As of opening, so that nothing moves meanwhile.
  const [scores] = useState(() => usageScores(employeeUid));
  // Enter was pressed before the response arrived, so its target isn't known yet.
  const isEntered = useRef(false);
  const searchTerm = chosen === null ? term.trim() : '';
  const searched = useDebounced(searchTerm, DEBOUNCE_MS);
  const { data, isFetching, isError, isPending, isPlaceholderData } = useQuery(paletteQuery(searched));
  const texts = useQuery(paletteTextsQuery(searched));
  const { data: views = [] } = useQuery({ ...viewsQuery(), enabled: searchTerm !== '' });
  const found = {
    records: data,
    texts: texts.data,
    views: viewResults(views, remoteScreens(), useSelection()),
  };
  const failure = isError || texts.isError ? failureText(found) : undefined;
  const groups =
    chosen === null ? groupsOf(term, actions, found, scores) : actionsOf(chosen.result, term, BACK);
  const results = groups.flatMap((group) => group.results);
  const at = Math.max(
    0,
    results.findIndex(({ key }) => key === pointed),
  );
  const active = results[at];
  const isAnswered =
    searchTerm.length < TERM_MINIMUM || (searched === searchTerm && !isPending && !isPlaceholderData);

  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const search = (next: string) => {
    setTerm(next);
    setPointed(null);
    isEntered.current = false;
  };
  const showActions = (result: Result) => {
    setChosen({ result, term });
    search('');
  };
  const leaveActions = () => {
    search(chosen?.term ?? '');
    setPointed(chosen?.result.key ?? null);
    setChosen(null);
  };
  const open = (result: Result) => {
    rememberUse(employeeUid, chosen?.result.key ?? result.key);
    onClose();
    if ('url' in result) void navigate(result.url);
    else result.run();
  };
  const chooseEntered = useEffectEvent(() => {
    if (!isEntered.current) return;
    isEntered.current = false;
    // A selected row that is missing from the new results leaves nothing selected.
    if (active !== undefined && (pointed === null || pointed === active.key)) open(active);
  });
  useEffect(() => {
    if (isAnswered) chooseEntered();
  }, [isAnswered]);

  const choose = (result: Result) => (result === BACK ? leaveActions() : open(result));
  const enter = () => {
    // Results for an earlier term are listed until the response arrives; commands need none.
    if (!isAnswered && (active === undefined || !actions.includes(active))) isEntered.current = true;
    else if (active !== undefined) choose(active);
  };
  const press = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % results.length,
      ArrowUp: at - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Tab' && !event.shiftKey && active?.actions !== undefined) {
      event.preventDefault();
      return showActions(active);
    }
    if (event.key === 'Backspace' && term === '' && chosen !== null) {
      // Backspace would delete the last letter of the restored term.
      event.preventDefault();
      return leaveActions();
    }
    if (event.key !== 'Enter' && target === undefined) return;
    // Also for Enter, which would press the focused button of the dialog that opens.
    event.preventDefault();
    if (target === undefined) return enter();
    isEntered.current = false;
    setPointed(results.at(target)?.key ?? null);
  };
  return (
    <Modal title="Search" onClose={onClose}>
      <input
        type="text"
        role="combobox"
        className="form-control"
        aria-label={
          chosen === null
            ? 'Search companies, contacts, orders, activities, email, views and actions'
            : `Actions for ${chosen.result.label}`
        }
        aria-expanded={results.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(id, active)}
        placeholder={chosen === null ? 'Name, number, PO, notes...' : 'Backspace goes back'}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={term}
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
      />
      <p className="palette-status" role="status">
        {statusOf(
          // Before something is typed, only actions are listed.
          chosen === null
            ? [results.length, term === '' ? 'action' : 'result']
            : [results.filter(({ key }) => key !== BACK.key).length, 'action'],
          isFetching || texts.isFetching || !isAnswered,
          failure,
        )}
        {results.length > 0 &&
          chosen === null &&
          failure === undefined &&
          isCut(found) &&
          ' (there might be more)'}
        {active?.actions !== undefined && <span className="palette-tab"> · Press Tab for actions</span>}
      </p>
      <PaletteList
        id={id}
        groups={groups}
        active={active}
        onPoint={({ key }) => setPointed(key)}
        onChoose={choose}
        onActions={showActions}
      />
    </Modal>
  );
}
