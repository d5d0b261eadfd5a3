import { CLOSE_MODES } from '@galley/server/activities/rules/activityStatus';
import { businessToday, openDialog, type BulkSelection, type DialogOf } from '@galley/shared/store';
import { Button, Icon, Menu, startBulk } from '@galley/shared/ui';
import { snoozeChoices } from './snooze.ts';

/** The actions for selected activities (SEL-04). */
export function SelectedActions({ chosen }: { chosen: BulkSelection }) {
  const ask = (action: DialogOf<'activities/bulk'>['action']) =>
    openDialog('activities/bulk', { action, chosen });
  return (
    <>
      <Button
        look="primary"
        onClick={() => void startBulk(chosen, { Action: 'closeActivities', CloseMode: CLOSE_MODES.done })}
      >
        <Icon name="check" /> Done
      </Button>
      <Menu
        label="Snooze"
        className="btn"
        button={
          <>
            <Icon name="clock" />
            Snooze
          </>
        }
        items={[
          ...snoozeChoices.map(({ label, dayFrom }) => ({
            label,
            onChoose: () =>
              void startBulk(chosen, {
                Action: 'snoozeActivities',
                StartDate: `${dayFrom(businessToday())}T00:00:00`,
              }),
          })),
          { label: 'Pick a Date…', onChoose: () => ask('snooze') },
        ]}
      />
      <Button onClick={() => ask('reassign')}>
        <Icon name="user" /> Assign…
      </Button>
      <Menu
        label="More"
        className="btn"
        button={
          <>
            <Icon name="more" />
            More
          </>
        }
        items={[
          { label: 'Change Type…', onChoose: () => ask('retype') },
          { label: 'Change Date…', onChoose: () => ask('redate') },
          { label: 'Cancel…', onChoose: () => ask('cancel') },
        ]}
      />
    </>
  );
}
