import type { Activity } from '@galley/server/activities/contract';
import type { Dialog, DialogKind } from '@galley/shared/store';

export const idOf = ({ ID }: Activity) => ID;

/** Their forms; of those that the person may change. */
export const ACTIVITY_RECORDS = {
  keyOf: idOf,
  dialogOf: (activity: Activity, kind: DialogKind): Dialog | undefined =>
    kind === 'activity' && activity.IsAssociated ? { kind, draft: activity } : undefined,
};
