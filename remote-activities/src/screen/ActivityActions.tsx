import type { Activity } from '@galley/shared/contract/activities';
import { Icon } from '@galley/shared/ui';
import { useState } from 'react';
import { CancelOptions } from './CancelOptions.tsx';
import { useCloseActivity } from './useCloseActivity.ts';

const DONE = 0;
const CANCEL_ONE = 1;
const ONCE = 0;

/** What the person may do with an activity: nothing unless they are associated (ACT-09). */
export const ActivityActions = ({ activity }: { activity: Activity }) =>
  activity.IsAssociated && activity.Status === 'OPEN' && <OpenActions activity={activity} />;

function OpenActions({ activity }: { activity: Activity }) {
  const { close, isClosing } = useCloseActivity(activity);
  const [isAsking, setAsking] = useState(false);
  const cancel = () => {
    if (activity.FollowUpRecurrenceType === ONCE) close(CANCEL_ONE);
    else setAsking(true);
  };
  return (
    <>
      <button type="button" className="btn" disabled={isClosing} onClick={() => close(DONE)}>
        <Icon name="check" />
        Done
      </button>
      <button type="button" className="btn" disabled={isClosing} onClick={cancel}>
        <Icon name="slash" />
        Cancel
      </button>
      {isAsking && (
        <CancelOptions
          onClose={() => setAsking(false)}
          onChoose={(mode) => {
            setAsking(false);
            close(mode);
          }}
        />
      )}
    </>
  );
}
