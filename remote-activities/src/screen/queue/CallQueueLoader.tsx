import { LOADING } from '@galley/shared/domain/loadingText';
import { useEffect, useState, type ComponentType } from 'react';

/** Loads the queue's code when it is asked for, so that the list does not carry it. A failure is the screen's: Try again loads anew. */
export function CallQueueLoader() {
  const [loaded, setLoaded] = useState<{ Queue?: ComponentType; error?: unknown }>({});
  useEffect(() => {
    import(/* webpackChunkName: "queue" */ './CallQueue.tsx').then(
      ({ CallQueue }) => setLoaded({ Queue: CallQueue }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  const { Queue, error } = loaded;
  if (error !== undefined) throw error;
  if (Queue !== undefined) return <Queue />;
  return (
    <main id="main" tabIndex={-1}>
      <output className="screen-pending">{LOADING}</output>
    </main>
  );
}
