import { formatCount } from '@galley/shared/domain/count';
import { formatUsd } from '@galley/shared/domain/money';
import type { QuotePagedResponse } from '@galley/server/quotes/contract';
import { QUOTE_STATES, STATE_NAMES, type QuoteState } from '@galley/server/quotes/rules/quoteStates';
import { Button, Icon } from '@galley/shared/ui';
import { QUOTE_LOOKS } from './quoteLooks.ts';

interface Props {
  states: QuotePagedResponse['States'];
  chosen: readonly string[];
  onChoose: (states: QuoteState[]) => void;
}

/** The number and value of the quotes found, by state (QUOT-02, QUOT-22). Pressing a state filters by it, or clears its filter. */
export const StateTotals = ({ states, chosen, onChoose }: Props) => {
  const shown = QUOTE_STATES.flatMap((state) => {
    const found = states.find(({ State }) => State === state);
    return found === undefined && !chosen.includes(state) ? [] : [{ state, found }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="quote-states" aria-label="By Status">
      {shown.map(({ state, found }) => {
        const isOn = chosen.includes(state);
        return (
          <li key={state} className="quote-state">
            <Button
              aria-pressed={isOn}
              data-tone={QUOTE_LOOKS[state].tone}
              onClick={() => onChoose(isOn ? [] : [state])}
            >
              <Icon name={QUOTE_LOOKS[state].icon} /> {STATE_NAMES[state]}{' '}
              <strong>{formatCount(found?.Count ?? 0)}</strong>{' '}
              <span>{formatUsd((found?.TotalCents ?? 0) / 100)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
