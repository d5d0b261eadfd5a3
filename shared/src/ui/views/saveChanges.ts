import type { View } from '../../contract/views.ts';
import { hasSelection, selectionOf } from '../../domain/selection.ts';
import { withoutSelection } from '../../domain/view.ts';
import { saveView } from '../../http/views.ts';
import { notify } from '../toast/notify.ts';

export const SAVE_FAILED = 'Failed to save view';

export const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

/** Saves the current filters as those of the view. */
export async function saveChanges(view: View, query: string): Promise<void> {
  const { ID, List, Name, Visibility } = view;
  // A view that opens under any selection continues to do so.
  const Query = hasSelection(selectionOf(view.Query)) ? query : withoutSelection(query);
  try {
    await saveView({ ID, List, Name, Visibility, Query });
    notify.success('View saved');
  } catch (error) {
    notify.failure(SAVE_FAILED, reasonOf(error));
  }
}
