import type { Activity } from '@galley/shared/contract/activities';
import { CLOSE_MODES } from '@galley/shared/domain/activityStatus';
import { FOLLOW_UP_TYPE, ONCE } from '@galley/shared/domain/activityRules';
import { singlePress } from '@galley/shared/domain/singlePress';
import { snoozeChoices } from './snooze.ts';
import { outbox } from '@galley/shared/http';
import { businessToday, galley } from '@galley/shared/store';
import { Icon, Menu } from '@galley/shared/ui';
import { useState } from 'react';
import { closeActivity, snoozeActivity } from '../changes/activityActions.ts';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { CancelOptions } from './CancelOptions.tsx';

const edit = (activity: Activity) => galley.getState().openDialog({ kind: 'activity', draft: activity });

/** A follow-up of one that is closed (mode 4): the same place and people, the notes copied (ACTF-01). */
function followUp(activity: Activity): void {
  galley.getState().openDialog({
    kind: 'activity',
    draft: {
      ID: -2,
      TypeID: FOLLOW_UP_TYPE,
      ParentID: activity.ParentID,
      CompanyID: activity.CompanyID,
      CompanyName: activity.CompanyName,
      IndividualID: activity.IndividualID,
      IndividualName: activity.IndividualName,
      ActivityForID: activity.ActivityForID,
      ActivityForName: activity.ActivityForName,
      ActivityComments: activity.ActivityComments,
    },
  });
}

/** What the person may do with an activity: nothing unless they are associated (ACT-09). */
export function ActivityActions({ activity }: { activity: ShownActivity }) {
  const { waiting } = activity;
  if (!activity.IsAssociated) return null;
  if (waiting !== undefined) {
    return (
      <button
        type="button"
        className="btn"
        onClick={(event) => singlePress(event, () => outbox.withdraw(waiting.id))}
      >
        <Icon name="reset" />
        Undo
      </button>
    );
  }
  return activity.Status === 'OPEN' ? (
    <OpenActions activity={activity} />
  ) : (
    <ClosedActions activity={activity} />
  );
}

const EditButton = ({ activity }: { activity: ShownActivity }) => (
  <button
    type="button"
    className="btn"
    disabled={activity.isBusy === true}
    onClick={(event) => singlePress(event, () => edit(activity))}
  >
    <Icon name="edit" />
    Edit
  </button>
);

const ClosedActions = ({ activity }: { activity: ShownActivity }) => (
  <>
    <button
      type="button"
      className="btn"
      disabled={activity.isBusy === true}
      onClick={(event) => singlePress(event, () => followUp(activity))}
    >
      <Icon name="plus" />
      Add a Follow-Up
    </button>
    <EditButton activity={activity} />
  </>
);

const SnoozeMenu = ({ activity }: { activity: ShownActivity }) => (
  <Menu
    label="Snooze"
    className="btn"
    disabled={activity.isBusy === true}
    button={
      <>
        <Icon name="clock" />
        Snooze
      </>
    }
    items={[
      ...snoozeChoices.map(({ label, dayFrom }) => ({
        label,
        onChoose: () => void snoozeActivity(activity, dayFrom(businessToday())),
      })),
      {
        label: 'Pick a date…',
        onChoose: () => galley.getState().openDialog({ kind: 'activity-snooze', activity }),
      },
    ]}
  />
);

function OpenActions({ activity }: { activity: ShownActivity }) {
  const [isAsking, setAsking] = useState(false);
  const isBusy = activity.isBusy === true;
  const cancel = () => {
    if (activity.FollowUpRecurrenceType === ONCE) void closeActivity(activity, CLOSE_MODES.cancelOne);
    else setAsking(true);
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={isBusy}
        onClick={(event) => singlePress(event, () => void closeActivity(activity, CLOSE_MODES.done))}
      >
        <Icon name="check" />
        Done
      </button>
      <button type="button" className="btn" disabled={isBusy} onClick={(event) => singlePress(event, cancel)}>
        <Icon name="slash" />
        Cancel
      </button>
      <SnoozeMenu activity={activity} />
      <EditButton activity={activity} />
      {isAsking && (
        <CancelOptions
          onClose={() => setAsking(false)}
          onChoose={(mode) => {
            setAsking(false);
            void closeActivity(activity, mode);
          }}
        />
      )}
    </>
  );
}
