import type { Activity } from '@galley/server/activities/contract';
import { displayDate } from '@galley/shared/domain/displayDate';
import { useQuery } from '@galley/shared/http';
import { Panel } from './Panel.tsx';
import { detailQueries, PREFETCHED } from './recordQueries.ts';

const SHOWN = 5;

/** The company's last completed activities, with their assignees. */
export function LastActivities({ activity }: { activity: Activity }) {
  const { data, isError } = useQuery({ ...detailQueries.lastActivities(activity), ...PREFETCHED });
  return (
    <Panel title="Recent Activities" data={data} isFailed={isError} isWide>
      {({ Activities }) =>
        Activities.length === 0 ? null : (
          <ul className="queue-lines">
            {Activities.slice(0, SHOWN).map((one) => (
              <li key={one.ID}>
                <div>
                  <b>{displayDate(one.StartDate)}</b> {one.TypeName} · {one.IndividualName}
                  <p title={one.ActivityComments}>{one.ActivityComments}</p>
                </div>
                <div className="queue-second">{one.ActivityForName}</div>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
