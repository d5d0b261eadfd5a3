import type { Activity } from '@galley/server/activities/contract';
import { LOADING } from '@galley/shared/domain/loadingText';
import { useChanges, useQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { shownActivities } from '../../changes/shownActivity.ts';
import { edit } from '../activityCommands.ts';
import { Panels, ContactPanel } from './ContactPanel.tsx';
import { outcomeOf } from './outcomes.ts';
import type { Handled } from './queue.ts';
import { activityQuery } from './recordQueries.ts';

interface Props {
  id: number;
  result: Handled['result'];
  snapshot: Activity | undefined;
}

/** A handled record: its result, and a button to edit it (QUEUE-03). */
export function HandledRecord({ id, result, snapshot }: Props) {
  const { data } = useQuery(activityQuery(id));
  const changes = useChanges();
  const known = data ?? snapshot;
  if (known === undefined) return <output className="screen-pending">{LOADING}</output>;
  const [activity] = shownActivities([known], changes);
  if (activity === undefined) return null;
  return (
    <div className="queue-body">
      <ContactPanel activity={activity} isSkipped={false} isOld={false} notice={undefined} />
      <div className="queue-side">
        <section className="queue-outcome" aria-label="Outcome">
          <p>
            {result === 'passed'
              ? 'You couldn’t close this activity when its turn came.'
              : outcomeOf(result).label}
          </p>
          {activity.waiting === undefined ? (
            <Button disabled={activity.isBusy === true} onClick={() => edit(activity)}>
              Edit
            </Button>
          ) : (
            <p>Waiting for the network</p>
          )}
        </section>
      </div>
      <Panels activity={activity} />
    </div>
  );
}
