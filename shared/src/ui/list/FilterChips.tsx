import { Icon } from '../icon/Icon.tsx';

/** One filter that is on, in words: 'Status: Done'. */
export interface FilterChip {
  text: string;
  onRemove: () => void;
}

/** The filters that are on, each to be taken off by itself. */
export const FilterChips = ({ chips }: { chips: readonly FilterChip[] }) =>
  chips.length > 0 && (
    <ul className="filter-chips" aria-label="Filters">
      {chips.map(({ text, onRemove }) => (
        <li key={text}>
          <button
            type="button"
            className="filter-chip"
            aria-label={`Remove filter: ${text}`}
            onClick={onRemove}
          >
            {text}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
