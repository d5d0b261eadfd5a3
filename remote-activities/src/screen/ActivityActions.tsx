import { CLOSE_MODES } from '@galley/server/activities/rules/activityStatus';
import { singlePress } from '@galley/shared/domain/singlePress';
import { outbox } from '@galley/shared/http';
import { Button, Icon, Menu } from '@galley/shared/ui';
import { closeActivity } from '../changes/activityActions.ts';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { edit, followUp, snoozeItems } from './activityCommands.ts';
import { useCancel } from './useCancel.tsx';

/** The actions that the user is allowed on an activity: none without an association (ACT-09). */
export function ActivityActions({ activity }: { activity: ShownActivity }) {
  const { waiting } = activity;
  if (!activity.IsAssociated) return null;
  if (waiting !== undefined) {
    return (
      <Button onClick={(event) => singlePress(event, () => outbox.withdraw(waiting.id))}>
        <Icon name="reset" /> Undo
      </Button>
    );
  }
  return activity.Status === 'OPEN' ? (
    <OpenActions activity={activity} />
  ) : (
    <ClosedActions activity={activity} />
  );
}

const EditButton = ({ activity }: { activity: ShownActivity }) => (
  <Button disabled={activity.isBusy === true} onClick={(event) => singlePress(event, () => edit(activity))}>
    <Icon name="edit" /> Edit
  </Button>
);

const ClosedActions = ({ activity }: { activity: ShownActivity }) => (
  <>
    <Button
      disabled={activity.isBusy === true}
      onClick={(event) => singlePress(event, () => followUp(activity))}
    >
      <Icon name="plus" /> Add a Follow-Up
    </Button>
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
    items={snoozeItems(activity)}
  />
);

function OpenActions({ activity }: { activity: ShownActivity }) {
  const { cancel, question } = useCancel(activity);
  const isBusy = activity.isBusy === true;
  return (
    <>
      <Button
        disabled={isBusy}
        onClick={(event) => singlePress(event, () => void closeActivity(activity, CLOSE_MODES.done))}
      >
        <Icon name="check" /> Done
      </Button>
      <Button disabled={isBusy} onClick={(event) => singlePress(event, cancel)}>
        <Icon name="slash" /> Cancel
      </Button>
      <SnoozeMenu activity={activity} />
      <EditButton activity={activity} />
      {question}
    </>
  );
}
