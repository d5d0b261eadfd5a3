import { LOADING } from '@galley/shared/domain/loadingText';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * Loads the code of a company's page when one is opened, so that the list doesn't include it. If that fails, the screen fails, and Try
 * Again loads it again.
 */
export function CompanyPageLoader({ id }: { id: number }) {
  const [loaded, setLoaded] = useState<{ Page?: ComponentType<{ id: number }>; error?: unknown }>({});
  useEffect(() => {
    import(/* webpackChunkName: "company" */ './CompanyPage.tsx').then(
      ({ CompanyPage }) => setLoaded({ Page: CompanyPage }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  const { Page, error } = loaded;
  if (error !== undefined) throw error;
  if (Page !== undefined) return <Page key={id} id={id} />;
  return (
    <main id="main" tabIndex={-1}>
      <output className="screen-pending">{LOADING}</output>
    </main>
  );
}
