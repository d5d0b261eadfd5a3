import { openDialog } from '@galley/shared/store';
import type { ActivityDraft } from 'remote-activities/dialogs';
import type {} from 'remote-contacts/dialogs';

/** Opens the form of an activity, on any page. */
export const openActivity = (draft: ActivityDraft): void => openDialog('activities/edit', { draft });

/** Opens the list of contacts that may be the same person. */
export const openDuplicates = (): void => openDialog('contacts/merge');
