import type { Day } from '@galley/shared/domain/calendar';
import { ONCE } from '@galley/server/activities/rules/activityRules';
import { outbox } from '@galley/shared/http';
import { Icon, Link, Menu, type IconName } from '@galley/shared/ui';
import { memo } from 'react';
import type { ShownActivity } from '../../changes/shownActivity.ts';
import { edit } from '../activityCommands.ts';
import { activityState } from '../activityState.ts';
import { moveItems } from './moveItems.ts';
import { isMovable } from './useMove.tsx';

interface Props {
  activity: ShownActivity;
  /** The address of the activity's list, for users who can't open its form. */
  listAddress: string;
  onMove: (activity: ShownActivity, day: Day) => void;
}

/** The activity's type, and its state if the day doesn't show that. */
function stateOf(activity: ShownActivity): { icon: IconName; words: string; due?: string } {
  if (activity.waiting !== undefined) return { icon: 'clock', words: 'Waiting for the network' };
  const { tone, due, mark } = activityState(activity);
  if (tone === 'overdue' || tone === 'done') return { icon: mark.icon, words: activity.TypeName, due };
  const isSeries = activity.FollowUpRecurrenceType !== ONCE;
  return { icon: isSeries ? 'repeat' : 'calendar', words: activity.TypeName };
}

const Words = ({ activity }: { activity: ShownActivity }) => {
  const { icon, words, due } = stateOf(activity);
  return (
    <>
      <span className="calendar-state">
        <Icon name={icon} />
        <span>
          {words}
          {due !== undefined && (
            <span className="calendar-due">
              <span className="calendar-dot"> · </span>
              {due}
            </span>
          )}
        </span>
      </span>{' '}
      <b>{activity.IndividualName}</b> <span className="calendar-company">{activity.CompanyName}</span>
    </>
  );
};

/** An activity in the calendar: a click opens its form, and its menu moves it (CALS-05). */
export const CalendarEntry = memo(({ activity, listAddress, onMove }: Props) => {
  const { waiting } = activity;
  const items =
    waiting === undefined
      ? moveItems(activity, onMove)
      : [{ label: 'Undo', onChoose: () => void outbox.withdraw(waiting.id) }];
  const hasMenu = activity.IsAssociated && activity.Status === 'OPEN';
  return (
    <li
      className="calendar-entry"
      data-tone={activityState(activity).tone}
      data-activity={activity.ID}
      data-movable={isMovable(activity) || undefined}
    >
      {activity.IsAssociated ? (
        <button
          type="button"
          className="calendar-open"
          title={activity.Title}
          disabled={activity.isBusy === true}
          onClick={() => edit(activity)}
        >
          <Words activity={activity} />
        </button>
      ) : (
        <Link className="calendar-open" title={activity.Title} to={listAddress}>
          <Words activity={activity} />
        </Link>
      )}
      {hasMenu && (
        <Menu
          label={`Move ${activity.Title}`}
          className="icon-action calendar-move"
          disabled={activity.isBusy === true}
          button={<Icon name="more" />}
          items={items}
        />
      )}
    </li>
  );
});
