import { Icon } from '@galley/shared/ui';
import type { Result } from './result.ts';
import type { Group } from './results.ts';

interface Props {
  id: string;
  groups: readonly Group[];
  active: Result | undefined;
  onPoint: (result: Result) => void;
  onChoose: (result: Result) => void;
  onActions: (result: Result) => void;
}

export const optionId = (id: string, { key }: Result) => `${id}-${key}`;

/** The results as a listbox of groups. The focus stays in the search box, even when an option is pressed. */
export const PaletteList = ({ id, groups, active, onPoint, onChoose, onActions }: Props) => (
  <div id={id} role="listbox" aria-label="Results" className="palette-list">
    {groups.map(({ title, results }) => (
      <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
        <div id={`${id}-${title}`} role="presentation" className="palette-group">
          {title}
        </div>
        {results.map((result) => (
          <div
            key={result.key}
            id={optionId(id, result)}
            role="option"
            tabIndex={-1}
            aria-selected={result.key === active?.key}
            className="palette-option"
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(result)}
            onClick={() => onChoose(result)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onChoose(result);
            }}
          >
            <span>{result.label}</span>{' '}
            {result.detail !== undefined && <span className="palette-detail">{result.detail}</span>}
            {result.actions !== undefined && (
              // Only for the pointer, because nothing else in a listbox takes the focus. The keyboard has Tab.
              <span
                className="palette-more"
                aria-hidden="true"
                title="Actions"
                onClick={(event) => {
                  event.stopPropagation();
                  onActions(result);
                }}
              >
                <Icon name="chevronRight" />
              </span>
            )}
          </div>
        ))}
      </div>
    ))}
  </div>
);
