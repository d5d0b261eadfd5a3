import { paletteQuery, useQuery, viewsQuery } from '@galley/shared/http';
import { Modal, useNavigate, useSelection } from '@galley/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { optionId, PaletteList } from './PaletteList.tsx';
import { groupsOf, TERM_MINIMUM, viewResults, type Result } from './results.ts';
import { useDebounced } from './useDebounced.ts';

/** Short: a result within 100 ms of the key is what makes it feel instant; superseded searches are cancelled. */
const DEBOUNCE_MS = 30;

interface Props {
  actions: readonly Result[];
  onClose: () => void;
}

function statusOf(count: number, isSearching: boolean, isFailed: boolean): string {
  if (isFailed) return 'Failed to search';
  if (isSearching) return 'Searching…';
  return count === 0 ? 'No matches.' : `${count} ${count === 1 ? 'result' : 'results'}`;
}

/** The command palette: companies, contacts, order lines and actions by one search box, by keyboard alone. */
export function Palette({ actions, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  // Enter was pressed before the answer came: what it chooses is not known yet.
  const isEntered = useRef(false);
  const wanted = term.trim();
  const searched = useDebounced(wanted, DEBOUNCE_MS);
  const { data, isFetching, isError, isPending, isPlaceholderData } = useQuery(paletteQuery(searched));
  const { data: views = [] } = useQuery({ ...viewsQuery(), enabled: wanted !== '' });
  const groups = groupsOf(term, actions, data, viewResults(views, useSelection()));
  const results = groups.flatMap((group) => group.results);
  const at = Math.max(
    0,
    results.findIndex(({ key }) => key === pointed),
  );
  const active = results[at];
  const isAnswered =
    wanted.length < TERM_MINIMUM || (searched === wanted && !isPending && !isPlaceholderData);

  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const choose = (result: Result) => {
    onClose();
    if ('url' in result) void navigate(result.url);
    else result.run();
  };
  const chooseEntered = useEffectEvent(() => {
    if (!isEntered.current) return;
    isEntered.current = false;
    // A selected row that is missing from the new results leaves nothing selected.
    if (active !== undefined && (pointed === null || pointed === active.key)) choose(active);
  });
  useEffect(() => {
    if (isAnswered) chooseEntered();
  }, [isAnswered]);

  const enter = () => {
    // What the server found for another term is listed until the answer comes; commands need none.
    if (!isAnswered && (active === undefined || !actions.includes(active))) isEntered.current = true;
    else if (active !== undefined) choose(active);
  };
  const press = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % results.length,
      ArrowUp: at - 1,
    };
    const target = targets[event.key];
    if (event.key !== 'Enter' && target === undefined) return;
    // Of an Enter, too: it would press the button that has the focus in the dialog it opens.
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
        aria-label="Search companies, contacts, orders and actions"
        aria-expanded={results.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(id, active)}
        placeholder="Search..."
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={term}
        onChange={(event) => {
          setTerm(event.target.value);
          setPointed(null);
          isEntered.current = false;
        }}
        onKeyDown={press}
      />
      <p className="palette-status" role="status">
        {statusOf(results.length, isFetching || !isAnswered, isError)}
      </p>
      <PaletteList
        id={id}
        groups={groups}
        active={active}
        onPoint={({ key }) => setPointed(key)}
        onChoose={choose}
      />
    </Modal>
  );
}
