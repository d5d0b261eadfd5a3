import { firstControl } from '../focus/firstControl.ts';
import { Icon } from '../icon/Icon.tsx';

/** One active filter, in words: 'Status: Done'. */
export interface FilterChip {
  text: string;
  onRemove: () => void;
}

/** A pressed chip disappears: the next chip gets the focus, or the previous one, or the page. */
function handOnFocus(pressed: Element): void {
  const chip = pressed.closest('li');
  const left = chip?.nextElementSibling ?? chip?.previousElementSibling;
  (firstControl(left) ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The active filters. Each can be removed. */
export const FilterChips = ({ chips }: { chips: readonly FilterChip[] }) =>
  chips.length > 0 && (
    <ul className="filter-chips" aria-label="Filters">
      {chips.map(({ text, onRemove }) => (
        <li key={text}>
          <button
            type="button"
            className="filter-chip"
            aria-label={`Remove filter: ${text}`}
            onClick={({ currentTarget }) => {
              handOnFocus(currentTarget);
              onRemove();
            }}
          >
            {text}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
