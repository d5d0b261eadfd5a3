import type { AriaLiveMessages, GroupBase } from 'react-select';
import { formatCount } from '../../../domain/count.ts';
import type { PickerOption } from '../searchLabels.ts';

const REMOVALS = new Set(['deselect-option', 'remove-value', 'pop-value']);

/**
 * Screen reader messages for an open list. The hint beside it says when nothing matches. All but the last one, the guidance,
 * end with a space, because the library puts nothing between them.
 */
export const messagesOf = (
  found: readonly PickerOption[],
  isSearchable: boolean,
): AriaLiveMessages<PickerOption, boolean, GroupBase<PickerOption>> => ({
  guidance: ({ context, isMulti }) => {
    if (context === 'value') return 'Use Left and Right to move, and Backspace to remove.';
    return isMulti
      ? 'Use Up and Down to move, Enter to choose or remove, Left to go to the selected items and Escape to close.'
      : 'Use Up and Down to move, Enter to choose and Escape to close.';
  },
  onChange: ({ action, label }) => {
    if (action === 'select-option') return `${label} chosen. `;
    return REMOVALS.has(action) ? `${label} removed. ` : '';
  },
  onFocus: ({ context, label, focused, selectValue, isAppleDevice }) => {
    if (context === 'value')
      return `${label}, ${selectValue.indexOf(focused) + 1} of ${selectValue.length} chosen. `;
    // On other platforms the option itself is read out.
    return isAppleDevice ? `${label}. ` : '';
  },
  onFilter: () => {
    // The option to create what was typed matches nothing.
    const count = found.filter(({ offer }) => offer === undefined).length;
    if (found.length === 0 || !isSearchable) return '';
    if (count === 0) return 'No matches. ';
    return `${formatCount(count)} ${count === 1 ? 'match' : 'matches'}. `;
  },
});
