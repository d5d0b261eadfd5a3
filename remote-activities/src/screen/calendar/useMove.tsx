import { ONCE } from '@galley/server/activities/rules/activityRules';
import type { Day } from '@galley/shared/domain/calendar';
import { useState } from 'react';
import { moveActivity } from '../../changes/activityActions.ts';
import type { ShownActivity } from '../../changes/shownActivity.ts';
import { MoveOptions } from './MoveOptions.tsx';

export const isMovable = ({ Status, IsAssociated, isBusy = false, waiting }: ShownActivity): boolean =>
  Status === 'OPEN' && IsAssociated && !isBusy && waiting === undefined;

/** Moves an activity and starts its series over; Undo restores the series' start (CALS-07). */
function moveAndRestartSeries(activity: ShownActivity, day: Day): void {
  const { SeriesStart = activity.StartDate } = activity;
  void moveActivity(activity, day, 'Moved', {}, { KeepSeries: true, SeriesStart });
}

/**
 * Moves an activity to another day; for a recurring activity, first asks what that means (CALS-06).
 * @returns the command, and the question to render
 */
export function useMove() {
  const [requested, setRequested] = useState<{ activity: ShownActivity; day: Day }>();
  const move = (activity: ShownActivity, day: Day) => {
    if (activity.FollowUpRecurrenceType === ONCE) moveAndRestartSeries(activity, day);
    else setRequested({ activity, day });
  };
  const question = requested !== undefined && (
    <MoveOptions
      {...requested}
      onClose={() => setRequested(undefined)}
      onChoose={(restarts) => {
        setRequested(undefined);
        if (restarts) moveAndRestartSeries(requested.activity, requested.day);
        else void moveActivity(requested.activity, requested.day, 'Moved', { KeepSeries: true });
      }}
    />
  );
  return { move, question };
}
