import { useEffect, useState, type ComponentType } from 'react';

/** The Releases page, fetched when somebody opens it: hardly anybody does. */
export function LazyReleases() {
  const [Page, setPage] = useState<ComponentType>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./ReleasesPage.tsx').then(
      ({ ReleasesPage }) => setPage(() => ReleasesPage),
      () => setFailed(true),
    );
  }, []);
  if (Page !== undefined) return <Page />;
  return (
    <main id="main" tabIndex={-1}>
      <p role={isFailed ? 'alert' : 'status'} className="screen-pending">
        {isFailed ? 'The page could not be loaded. Reload to try again.' : 'Loading...please wait'}
      </p>
    </main>
  );
}
