import { CLOSE_MODES } from '@galley/server/activities/rules/activityStatus';
import { viewOrdersPreset } from '@galley/server/orders/rules/orderLinks';
import { singlePress } from '@galley/shared/domain/singlePress';
import { outbox } from '@galley/shared/http';
import {
  IconAction,
  IconMenu,
  telOf,
  useRecordActions,
  withSelection,
  type MenuItem,
} from '@galley/shared/ui';
import { closeActivity } from '../changes/activityActions.ts';
import type { ShownActivity } from '../changes/shownActivity.ts';
import { edit, followUp, isWritable, snoozeItems, write } from './activityCommands.ts';
import { useCancel } from './useCancel.tsx';

/** Call, write and order links, for everyone who sees the activity. */
function linkItems(activity: ShownActivity): MenuItem[] {
  const { IndividualPhone, IndividualCell, ParentID, CompanyID, CompanyName } = activity;
  const numbers = [...new Set([IndividualPhone, IndividualCell])].filter((number) => number.trim() !== '');
  return [
    ...numbers.map((number) => ({ label: `Call ${number}`, tel: telOf(number) })),
    ...(isWritable(activity)
      ? [{ label: `Write to ${activity.IndividualName}`, onChoose: () => write(activity) }]
      : []),
    {
      label: `Orders for ${CompanyName}`,
      to: withSelection(`/orders?${viewOrdersPreset()}`, { parentId: ParentID, companyId: CompanyID }),
    },
  ];
}

const NONE: readonly MenuItem[] = [];

function More({ activity, items = NONE }: { activity: ShownActivity; items?: readonly MenuItem[] }) {
  const offered = useRecordActions({ kind: 'activity', id: activity.ID, name: activity.Title });
  return (
    <IconMenu
      icon="more"
      name="More actions"
      label={`More actions for ${activity.Title}`}
      disabled={activity.isBusy === true}
      items={[...items, ...linkItems(activity), ...offered]}
    />
  );
}

function OpenActions({ activity }: { activity: ShownActivity }) {
  const { cancel, question } = useCancel(activity);
  const isBusy = activity.isBusy === true;
  return (
    <>
      <IconAction
        icon="check"
        name="Done"
        label={`Mark Done: ${activity.Title}`}
        isMain
        disabled={isBusy}
        onPress={(event) => singlePress(event, () => void closeActivity(activity, CLOSE_MODES.done))}
      />
      <IconMenu
        icon="clock"
        name="Snooze"
        label={`Snooze ${activity.Title}`}
        disabled={isBusy}
        items={snoozeItems(activity)}
      />
      <More
        activity={activity}
        items={[
          { label: 'Edit', onChoose: () => edit(activity) },
          { label: 'Cancel', onChoose: cancel },
        ]}
      />
      {question}
    </>
  );
}

/** The actions for an activity in a table row: the most frequent first, the rest in a menu (ACT-09, GRID-06). */
export function RowActions({ activity }: { activity: ShownActivity }) {
  const { waiting, isBusy = false } = activity;
  if (!activity.IsAssociated) return <More activity={activity} />;
  if (waiting !== undefined) {
    return (
      <IconAction
        icon="reset"
        name="Undo"
        label={`Undo for ${activity.Title}`}
        isMain
        onPress={(event) => singlePress(event, () => outbox.withdraw(waiting.id))}
      />
    );
  }
  if (activity.Status === 'OPEN') return <OpenActions activity={activity} />;
  return (
    <>
      <IconAction
        icon="plus"
        name="Add a Follow-Up"
        label={`Add a Follow-Up for ${activity.Title}`}
        isMain
        disabled={isBusy}
        onPress={(event) => singlePress(event, () => followUp(activity))}
      />
      <IconAction
        icon="edit"
        name="Edit"
        label={`Edit ${activity.Title}`}
        disabled={isBusy}
        onPress={(event) => singlePress(event, () => edit(activity))}
      />
      <More activity={activity} />
    </>
  );
}
