import { formatCount } from '@galley/shared/domain/count';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { appConfig } from '@galley/shared/store';
import { Button, Icon, Link } from '@galley/shared/ui';
import { MOST, summaryOf, type Queue } from './queue.ts';
import { useWork } from './useWork.ts';

interface Props {
  queue: Queue;
  place: number;
  /** The shown record's contact and company. */
  name: string;
  onPrevious: (() => void) | undefined;
  /** Returns from a handled record. */
  onNext: (() => void) | undefined;
  onSkip: (() => void) | undefined;
  onRestart: () => void;
}

const Marks = ({ of, count }: { of: 'done' | 'next'; count: number }) =>
  count > 0 && <i data-mark={of} style={{ flexGrow: count, ['--marks' as string]: count }} />;

/** One mark for each record: done, shown, to come. */
function Progress({ done, toGo, place }: { done: number; toGo: number; place: number }) {
  const isHandled = place <= done;
  return (
    <div className="queue-progress" role="img" aria-label={`${done} done, ${toGo} to go`}>
      <Marks of="done" count={place - 1} />
      <i data-mark="here" />
      <Marks of="done" count={isHandled ? done - place : 0} />
      <Marks of="next" count={isHandled ? toGo : toGo - 1} />
    </div>
  );
}

/** The position in the queue, and Next, Previous and Exit (QUEUE-03). */
export function QueueBar({ queue, place, name, onPrevious, onNext, onSkip, onRestart }: Props) {
  const { listAddress } = useWork();
  const { entries, handled, rest, startedAt, matched } = queue;
  const count = formatCount(entries.length);
  return (
    <header className="queue-bar">
      <h1>Call Queue</h1>
      <div className="queue-place">
        <p role="status">
          <b>
            {formatCount(place)} of {count}
          </b>
          <span className="visually-hidden">: {name}</span>
        </p>
        {matched > MOST && <p className="queue-cut">{`The first ${MOST} of ${formatCount(matched)}`}</p>}
      </div>
      <Progress done={handled.length} toGo={rest.length} place={place} />
      <p className="queue-summary">{summaryOf(queue)}</p>
      <Button
        aria-label="Start Over"
        title={`Start Over (started ${formatMoment(startedAt, appConfig().timeZone)})`}
        onClick={onRestart}
      >
        <Icon name="reset" />
      </Button>
      <Button data-key="p" aria-keyshortcuts="p" disabled={onPrevious === undefined} onClick={onPrevious}>
        <Icon name="chevronLeft" /> <span className="queue-word">Previous</span>
      </Button>
      {onNext === undefined ? (
        <Button data-key="s" aria-keyshortcuts="s" disabled={onSkip === undefined} onClick={onSkip}>
          Skip <Icon name="chevronRight" />
        </Button>
      ) : (
        <Button data-key="s" aria-keyshortcuts="s" onClick={onNext}>
          Next <Icon name="chevronRight" />
        </Button>
      )}
      <Link className="btn" to={listAddress}>
        <Icon name="close" /> Exit
      </Link>
    </header>
  );
}
