import { LOADING } from '@galley/shared/domain/loadingText';
import { useEffect, useState, type ComponentType } from 'react';

/** Loads a screen's code on first use, so that the list doesn't include it. A failed load fails the screen; Try Again reloads it. */
export function LaterScreen({ load }: { load: () => Promise<ComponentType> }) {
  const [loaded, setLoaded] = useState<{ Later?: ComponentType; error?: unknown }>({});
  useEffect(() => {
    load().then(
      (Later) => setLoaded({ Later }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [load]);
  const { Later, error } = loaded;
  if (error !== undefined) throw error;
  if (Later !== undefined) return <Later />;
  return (
    <main id="main" tabIndex={-1}>
      <output className="screen-pending">{LOADING}</output>
    </main>
  );
}
