import type { Activity } from '@galley/shared/contract/activities';
import type { Change } from '@galley/shared/http';

/** An activity as it is shown: with what was done to it and the server has not confirmed yet. */
export interface ShownActivity extends Activity {
  /** The change that waits for the network. */
  waiting?: Change;
  /** A change is on its way. */
  isBusy?: boolean;
}

/** The activities with their unconfirmed changes; one without any stays the same object. */
export function shownActivities(
  activities: readonly Activity[],
  changes: readonly Change[],
): readonly ShownActivity[] {
  const byRecord = new Map<string, Change>();
  for (const change of changes) {
    if (change.record !== undefined && change.state !== 'refused') byRecord.set(change.record, change);
  }
  if (byRecord.size === 0) return activities;
  return activities.map((activity) => {
    const change = byRecord.get(`activity/${activity.ID}`);
    if (change === undefined) return activity;
    const shown = { ...activity, ...(change.effect as Partial<Activity>) };
    return change.state === 'waiting' ? { ...shown, waiting: change } : { ...shown, isBusy: true };
  });
}
