import type { BulkAction } from '@galley/shared/domain/bulkActions';
import { activityActions } from './activityActions.ts';
import { addActions } from './addActions.ts';
import type { Action } from './bulkAction.ts';
import { recordActions } from './recordActions.ts';

/** What each action does to a record. */
export const ACTIONS: Record<BulkAction, Action> = { ...activityActions, ...addActions, ...recordActions };
