import type { Activity } from '@galley/server/activities/contract';
import { useQuery } from '@galley/shared/http';
import { Icon } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { localTime } from './localTime.ts';
import { detailQueries, PREFETCHED } from './recordQueries.ts';

const MINUTE_MS = 60_000;

/** The current time; renders again at the start of each minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** The company's local time, if its state determines it (QUEUE-11). */
export function LocalTime({ activity }: { activity: Activity }) {
  const now = useMinute();
  const { data, isPending } = useQuery({ ...detailQueries.company(activity), ...PREFETCHED });
  const state =
    data?.Customers.find(({ CustomerID }) => CustomerID === activity.CompanyID)?.CompanyState ?? '';
  const time = localTime(state, now);
  // Until the state is known, it reserves its line, so that nothing moves.
  if (!isPending && time === undefined) return null;
  return (
    <p className="queue-time">
      {time !== undefined && (
        <>
          <Icon name="clock" /> {time} in {state}
        </>
      )}
    </p>
  );
}
