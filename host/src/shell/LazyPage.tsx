import { LOADING } from '@galley/shared/domain/loadingText';
import { useEffect, useState, type ComponentType } from 'react';
import { withRetries } from '../withRetries.ts';
import { Failed } from './Failed.tsx';

interface Props {
  /** Must be a constant. */
  load: () => Promise<ComponentType>;
}

/** A page of the host that is loaded when it is opened, since few people need it. */
export function LazyPage({ load }: Props) {
  const [Page, setPage] = useState<ComponentType>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isFailed) return;
    withRetries(load).then(
      (loaded) => setPage(() => loaded),
      () => setFailed(true),
    );
  }, [load, isFailed]);
  if (Page !== undefined) return <Page />;
  return (
    <main id="main" tabIndex={-1}>
      {isFailed ? (
        <Failed text="The page could not be loaded." onRetry={() => setFailed(false)} />
      ) : (
        <output className="screen-pending">{LOADING}</output>
      )}
    </main>
  );
}
