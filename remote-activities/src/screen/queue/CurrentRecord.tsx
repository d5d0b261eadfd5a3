import { appConfig } from '@galley/shared/store';
import type { Activity } from '@galley/server/activities/contract';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { queryClient, trendGroupsQuery, useQuery } from '@galley/shared/http';
import { afterPaint } from './afterPaint.ts';
import { memo, useEffect } from 'react';
import { Panels, ContactPanel } from './ContactPanel.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';
import { changeOf, type Entry, type Handled } from './queue.ts';
import { activityQuery, PREFETCHED } from './recordQueries.ts';
import { ownId } from '../../changes/ownId.ts';
import { LOADING } from '@galley/shared/domain/loadingText';
import { Button } from '@galley/shared/ui';

interface Props {
  id: number;
  /** False: the record is rendered before its turn. */
  isCurrent: boolean;
  /** The record as of the start of the queue. */
  entry: Entry | undefined;
  snapshot: Activity | undefined;
  isSkipped: boolean;
  /** The contact and company of the next record; empty: there is none. */
  next: string;
  onHandled: (handled: Handled) => void;
}

/** Reloads a record once it is on the screen, because an earlier request would delay its first frame. */
function useLoadedAnew(id: number, isCurrent: boolean) {
  useEffect(() => {
    if (!isCurrent) return undefined;
    const shownAt = Date.now();
    const { queryKey } = activityQuery(id);
    const stop = afterPaint(() => {
      if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < shownAt)
        void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    });
    return () => void stop();
  }, [id, isCurrent]);
  return useQuery({ ...activityQuery(id), ...PREFETCHED });
}

/**
 * The current record, reloaded: a colleague may have handled it in the meantime (QUEUE-08). Rendered before its turn, it is rendered
 * again only when what it shows has changed.
 */
export const CurrentRecord = memo(function CurrentRecord({
  id,
  isCurrent,
  entry,
  snapshot,
  isSkipped,
  next,
  onHandled,
}: Props) {
  const { data: groups } = useQuery(trendGroupsQuery());
  const { data, isError } = useLoadedAnew(id, isCurrent);
  const activity = data ?? snapshot;
  const pass = () => onHandled({ id, result: 'passed' });
  if (data === null) return <Passed text="This activity no longer exists." next={next} onNext={pass} />;
  if (activity === undefined)
    return (
      <output className="screen-pending">{isError ? 'This activity could not be loaded.' : LOADING}</output>
    );
  const isMine = data?.ChangedByID === ownId(groups?.Employees);
  const change = data === undefined || entry === undefined ? '' : changeOf(entry, data);
  const notice =
    change === '' || data === undefined
      ? undefined
      : `${isMine ? 'You' : data.ChangedBy === '' ? 'Someone else' : data.ChangedBy} ${change}${
          data.ChangedAt === '' ? '' : ` on ${formatMoment(data.ChangedAt, appConfig().timeZone)}`
        }.`;
  return (
    <div className="queue-body">
      <ContactPanel activity={activity} notice={notice} isSkipped={isSkipped} isOld={isError} />
      <div className="queue-side">
        {activity.Status === 'OPEN' && activity.IsAssociated ? (
          <OutcomeForm activity={activity} next={next} onSaved={(result) => onHandled({ id, result })} />
        ) : (
          <section className="queue-outcome" aria-label="Outcome">
            <p>You can’t close this activity.</p>
            <NextButton onNext={pass} />
          </section>
        )}
      </div>
      <Panels activity={activity} />
    </div>
  );
});

const NextButton = ({ onNext }: { onNext: () => void }) => (
  <Button look="primary" data-key="Enter" onClick={onNext}>
    Next <kbd>Ctrl ↵</kbd>
  </Button>
);

const Passed = ({ text, next, onNext }: { text: string; next: string; onNext: () => void }) => (
  <div className="empty-state">
    <p role="alert">{text}</p>
    <NextButton onNext={onNext} />
    {next !== '' && <p>Next: {next}</p>}
  </div>
);
