import type { AriaLiveMessages, GroupBase } from 'react-select';
import { formatCount } from '../../../domain/count.ts';
import type { PickerOption } from '../searchLabels.ts';

/** What screen readers are told of a list that is open. That nothing matches is said by the hint beside it. */
export const messagesOf = (
  found: readonly PickerOption[],
): AriaLiveMessages<PickerOption, false, GroupBase<PickerOption>> => ({
  guidance: () => 'Up and Down move, Enter chooses, Escape closes.',
  onChange: ({ action, label }) => (action === 'select-option' ? `${label} chosen.` : ''),
  onFocus: ({ context, label, isAppleDevice }) =>
    // Elsewhere the option itself is read out.
    context === 'menu' && isAppleDevice ? `${label}.` : '',
  onFilter: () =>
    found.length === 0 ? '' : `${formatCount(found.length)} ${found.length === 1 ? 'match' : 'matches'}.`,
});
