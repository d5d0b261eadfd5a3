import type { Schemas } from '@galley/client';
import { openDialog } from '@galley/shared/store';
import { Icon, IconAction, telOf } from '@galley/shared/ui';
import { Panel } from './Panel.tsx';
import { days, nameOf } from './texts.ts';

type Activity = Schemas['Activity'];
type MyDay = Schemas['MyDay'];

const open = (activity: Activity) => openDialog('activities/edit', { draft: activity });
const snooze = (activity: Activity) => openDialog('activities/snooze', { activity });

const Due = ({ inDays }: { inDays: number }) => (
  <span className="day-due">
    <Icon name={inDays < 0 ? 'alert' : 'sun'} />
    {inDays < 0 ? `${days(-inDays)} overdue` : 'Due today'}
  </span>
);

function Row({ activity }: { activity: Activity }) {
  const { IndividualName, IndividualPhone, IndividualCell, ActivityComments, TypeName, DueInDays } = activity;
  const phone = IndividualPhone || IndividualCell;
  return (
    <li data-tone={DueInDays < 0 ? 'overdue' : 'today'}>
      <Due inDays={DueInDays} />
      <div className="day-text">
        <button type="button" className="day-title" onClick={() => open(activity)}>
          {nameOf(activity)}
        </button>
        <p>{ActivityComments}</p>
      </div>
      <span className="day-type">{TypeName}</span>
      <span className="day-actions">
        {phone !== '' && (
          <a className="icon-action" href={telOf(phone)} aria-label={`Call ${IndividualName}`}>
            <Icon name="phone" />
          </a>
        )}
        <IconAction
          icon="clock"
          name="Snooze"
          label={`Snooze ${IndividualName}`}
          onPress={() => snooze(activity)}
        />
      </span>
    </li>
  );
}

/** What's overdue or due today, the oldest first. Clicking an activity opens its form. */
export const ToDo = ({ day: { ToDo: figure, Activities } }: { day: MyDay }) => (
  <Panel title="To Do Today" figure={figure} empty="Nothing is due." className="day-to-do">
    {Activities.map((activity) => (
      <Row key={activity.ID} activity={activity} />
    ))}
  </Panel>
);
