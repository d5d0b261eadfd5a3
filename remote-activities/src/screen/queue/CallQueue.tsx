import type { Activity } from '@galley/server/activities/contract';
import { Button, Link, usePageTitle } from '@galley/shared/ui';
import { formatCount } from '@galley/shared/domain/count';
import { LOADING } from '@galley/shared/domain/loadingText';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CurrentRecord } from './CurrentRecord.tsx';
import { HandledRecord } from './HandledRecord.tsx';
import { summaryOf, type Queue } from './queue.ts';
import { QueueBar } from './QueueBar.tsx';
import { queueKeys } from './queueKeys.ts';
import { usePrerendered } from './usePrerendered.ts';
import { useQueue, useQueueKey } from './useQueue.ts';
import { useWork } from './useWork.ts';
import '../../styles/queue.scss';

/** The queue of the list at this address (QUEUE-01 to QUEUE-09). */
export function CallQueue() {
  const list = useQueueKey();
  return <KeptQueue key={list.key} list={list} />;
}

const Page = ({ children }: { children: ReactNode }) => (
  <main id="main" className="call-queue" tabIndex={-1}>
    <h1 className="visually-hidden">Call Queue</h1>
    {children}
  </main>
);

const BackToList = ({ isMain = false }: { isMain?: boolean }) => (
  <Link className={isMain ? 'btn btn-primary' : 'btn'} to={useWork().listAddress}>
    Back to the List
  </Link>
);

function KeptQueue({ list }: { list: ReturnType<typeof useQueueKey> }) {
  const { queue, recordOf, isFailed, retry, ...steps } = useQueue(list);
  if (isFailed)
    return (
      <Page>
        <div className="list-failed">
          <p>Failed to load activities</p>
          <Button onClick={retry}>Try Again</Button>
          <BackToList />
        </div>
      </Page>
    );
  if (queue === undefined)
    return (
      <Page>
        <output className="screen-pending">{LOADING}</output>
      </Page>
    );
  if (queue.rest.length === 0) return <Finished queue={queue} />;
  return <Working queue={queue} recordOf={recordOf} {...steps} />;
}

function doneText(count: number): string {
  if (count === 0) return 'This list has no open activities that you can close.';
  if (count === 1) return 'The activity is done.';
  return count === 2 ? 'Both activities are done.' : `All ${formatCount(count)} activities are done.`;
}

/** The queue is finished or empty. */
function Finished({ queue }: { queue: Queue }) {
  usePageTitle('Call Queue');
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => main.current?.focus(), []);
  const count = queue.entries.length;
  return (
    <Page>
      <div className="empty-state" ref={main} tabIndex={-1}>
        <p role="status">{doneText(count)}</p>
        {count > 0 && <p>{summaryOf(queue)}</p>}
        <BackToList isMain />
      </div>
    </Page>
  );
}

type Steps = Pick<ReturnType<typeof useQueue>, 'recordOf' | 'handle' | 'skip' | 'restart'>;

function Working({ queue, recordOf, handle, skip, restart }: { queue: Queue } & Steps) {
  /** How many handled records the user has gone back. */
  const [back, setBack] = useState(0);
  const main = useRef<HTMLElement>(null);
  const [current = 0, ...next] = queue.rest;
  const earlier = back > 0 ? queue.handled.at(-back) : undefined;
  const id = earlier?.id ?? current;
  const place = queue.handled.length - back + 1;
  const activity = recordOf(id);
  const prerendered = usePrerendered(current, next, recordOf);
  usePageTitle(`${place} of ${queue.entries.length} · Call Queue`);

  useLayoutEffect(() => {
    main.current?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  }, [id]);

  return (
    <main id="main" className="call-queue" tabIndex={-1} ref={mainRef(main)}>
      <QueueBar
        queue={queue}
        place={place}
        name={nameOf(activity)}
        onPrevious={back < queue.handled.length ? () => setBack(back + 1) : undefined}
        onNext={back > 0 ? () => setBack(back - 1) : undefined}
        onSkip={back === 0 && queue.rest.length > 1 ? skip : undefined}
        onRestart={restart}
      />
      {earlier !== undefined && (
        <HandledRecord key={id} id={id} result={earlier.result} snapshot={activity} />
      )}
      {[current, ...prerendered].map((one, index) => (
        // An invisible element already has its layout; a hidden one wouldn't.
        <div
          key={one}
          className="queue-turn"
          inert={one !== id}
          style={one === id ? undefined : { visibility: 'hidden' }}
        >
          <CurrentRecord
            id={one}
            isCurrent={one === id}
            entry={queue.entries.find((entry) => entry.id === one)}
            snapshot={recordOf(one)}
            isSkipped={queue.skipped.includes(one)}
            next={nameOf(recordOf(next[index]))}
            onHandled={handle}
          />
        </div>
      ))}
      <KeyHelp isHandled={earlier !== undefined} />
    </main>
  );
}

const nameOf = (activity: Activity | undefined) =>
  activity === undefined ? '' : `${activity.IndividualName}, ${activity.CompanyName}`;

/** Stores the element, and handles its keys. */
const mainRef = (kept: { current: HTMLElement | null }) => (element: HTMLElement) => {
  kept.current = element;
  const stop = queueKeys(element);
  return () => {
    stop();
    kept.current = null;
  };
};

const KEYS = [
  ['1–5', 'outcome'],
  ['n', 'notes'],
  ['f', 'follow-up'],
  ['Ctrl ↵', 'save and next'],
  ['s', 'skip'],
  ['p', 'previous'],
  ['c', 'call'],
  ['e', 'write email'],
] as const;

/** The keys that also work on a handled record, where the first one shows the next record. */
const HANDLED_KEYS = [['s', 'next'], ...KEYS.filter(([key]) => ['p', 'c', 'e'].includes(key))] as const;

/** The keys of the queue, always in view (QUEUE-07). */
const KeyHelp = ({ isHandled }: { isHandled: boolean }) => (
  <footer className="queue-keys">
    <h2 className="visually-hidden">Keyboard Shortcuts</h2>
    <dl>
      {(isHandled ? HANDLED_KEYS : KEYS).map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </footer>
);
