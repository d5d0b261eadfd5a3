import type { Activity } from '@galley/shared/contract/activities';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { Panels, Who } from './About.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';
import { changeOf, type Entry, type Handled } from './queue.ts';
import { timeOf } from './timeOf.ts';
import { activityQuery } from './recordQueries.ts';
import { ownId } from '../../changes/ownId.ts';
import { LOADING } from '@galley/shared/domain/loadingText';

interface Props {
  id: number;
  /** As it was when the queue was started. */
  entry: Entry | undefined;
  snapshot: Activity | undefined;
  isSkipped: boolean;
  next: Activity | undefined;
  onHandled: (result: Handled['result']) => void;
}

/** The record whose turn it is, loaded anew: a colleague may have dealt with it meanwhile (QUEUE-08). */
export function CurrentRecord({ id, entry, snapshot, isSkipped, next, onHandled }: Props) {
  const { data: groups } = useQuery(trendGroupsQuery());
  const { data, isError } = useQuery({ ...activityQuery(id), refetchOnMount: 'always' });
  const activity = data ?? snapshot;
  const nextText = next === undefined ? '' : `${next.IndividualName}, ${next.CompanyName}`;
  if (data === null)
    return (
      <Passed text="This activity is no longer there." next={nextText} onNext={() => onHandled('passed')} />
    );
  if (activity === undefined)
    return <output className="screen-pending">{isError ? 'This activity is not loaded.' : LOADING}</output>;
  const isMine = data?.ChangedByID === ownId(groups?.Employees);
  const change = data === undefined || entry === undefined ? '' : changeOf(entry, data);
  const notice =
    change === '' || data === undefined
      ? undefined
      : `${isMine ? 'You' : data.ChangedBy === '' ? 'Somebody' : data.ChangedBy} ${change}${
          data.ChangedAt === '' ? '' : ` on ${timeOf(data.ChangedAt)}`
        }.`;
  return (
    <div className="queue-body">
      <Who activity={activity} notice={notice} isSkipped={isSkipped} isOld={isError} />
      <div className="queue-side">
        {activity.Status === 'OPEN' && activity.IsAssociated ? (
          <OutcomeForm activity={activity} next={nextText} onSaved={onHandled} />
        ) : (
          <section className="queue-outcome" aria-label="Outcome">
            <p>There is nothing left to do here.</p>
            <NextButton onNext={() => onHandled('passed')} />
          </section>
        )}
      </div>
      <Panels activity={activity} />
    </div>
  );
}

const NextButton = ({ onNext }: { onNext: () => void }) => (
  <button type="button" className="btn btn-primary" data-key="Enter" onClick={onNext}>
    Next <kbd>Ctrl ↵</kbd>
  </button>
);

const Passed = ({ text, next, onNext }: { text: string; next: string; onNext: () => void }) => (
  <div className="empty-state">
    <p role="alert">{text}</p>
    <NextButton onNext={onNext} />
    {next !== '' && <p>Next: {next}</p>}
  </div>
);
