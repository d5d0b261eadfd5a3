import { useEffect, useState, type ComponentType } from 'react';

interface Props {
  /** Must be a constant. */
  load: () => Promise<ComponentType>;
}

/** A page of the host's own that is fetched when somebody opens it: hardly anybody does. */
export function LazyPage({ load }: Props) {
  const [Page, setPage] = useState<ComponentType>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (loaded) => setPage(() => loaded),
      () => setFailed(true),
    );
  }, [load]);
  if (Page !== undefined) return <Page />;
  return (
    <main id="main" tabIndex={-1}>
      <p role={isFailed ? 'alert' : 'status'} className="screen-pending">
        {isFailed ? 'The page could not be loaded. Reload to try again.' : 'Loading...please wait'}
      </p>
    </main>
  );
}
