import { ONCE } from '@galley/server/activities/rules/activityRules';
import { CLOSE_MODES } from '@galley/server/activities/rules/activityStatus';
import { useState } from 'react';
import { closeActivity } from '../changes/activityActions.ts';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { CancelOptions } from './CancelOptions.tsx';

/** Cancels an activity; if it recurs, first asks what that means (ACT-10). @returns the command, and the question to render */
export function useCancel(activity: ShownActivity) {
  const [isAsking, setAsking] = useState(false);
  const cancel = () => {
    if (activity.FollowUpRecurrenceType === ONCE) void closeActivity(activity, CLOSE_MODES.cancelOne);
    else setAsking(true);
  };
  const question = isAsking && (
    <CancelOptions
      activity={activity}
      onClose={() => setAsking(false)}
      onChoose={(mode) => {
        setAsking(false);
        void closeActivity(activity, mode);
      }}
    />
  );
  return { cancel, question };
}
