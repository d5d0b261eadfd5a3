import { LOADING } from '@galley/shared/domain/loadingText';
import { useQuery } from '@galley/shared/http';
import { EmptyState, usePageTitle } from '@galley/shared/ui';
import { useState } from 'react';
import { OperationsOnly } from '../shell/OperationsOnly.tsx';
import { History } from './History.tsx';
import type { PendingOperation } from './pendingOperation.ts';
import { choicesOf, releasesOf, type Remote } from './choices.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { FigureTable } from './FigureTable.tsx';
import { OperationDialog } from './OperationDialog.tsx';
import { releaseFiguresQuery } from './queries.ts';
import { RemoteCard } from './RemoteCard.tsx';
import { releaseHistoryQuery, releaseStatusQuery } from './queries.ts';
import '../styles/releases.scss';

function Releases() {
  const { data: status, error } = useQuery(releaseStatusQuery());
  const { data: history = [] } = useQuery(releaseHistoryQuery());
  const { data: figures = [] } = useQuery(releaseFiguresQuery());
  const [intended, setIntended] = useState<PendingOperation>();
  const [detailed, setDetailed] = useState<Remote>();
  if (error !== null && status === undefined) return <EmptyState text="The releases could not be loaded." />;
  if (status === undefined) return <p role="status">{LOADING}</p>;
  return (
    <>
      <p className="releases-summary" role="status">
        Revision {status.revision} · host {status.host ?? 'none'}
      </p>
      {status.findings !== undefined && status.findings.length > 0 && (
        <section className="releases-findings" aria-labelledby="releases-findings">
          <h2 id="releases-findings">Problems in the Release Store</h2>
          <ul>
            {status.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="releases-remotes">
        {status.remotes.map((remote) => (
          <RemoteCard
            key={remote.remote}
            remote={remote}
            onIntend={setIntended}
            onShowDetails={() => setDetailed(remote)}
          />
        ))}
      </div>
      {figures.length > 0 && <FigureTable figures={figures} />}
      <History changes={history} />
      {detailed !== undefined && (
        <DetailsDialog
          remote={detailed.remote}
          releases={releasesOf(detailed)}
          onClose={() => setDetailed(undefined)}
        />
      )}
      {intended !== undefined && (
        <OperationDialog
          key={`${intended.Operation} ${intended.Remote}`}
          intended={intended}
          revision={status.revision}
          choices={choicesOf(status.remotes.find(({ remote }) => remote === intended.Remote))}
          onClose={() => setIntended(undefined)}
        />
      )}
    </>
  );
}

/** Active releases, their history and figures, and how to roll back; for Operations only (REL-06). */
export function ReleasesPage() {
  usePageTitle('Releases');
  return (
    <main className="releases" id="main" tabIndex={-1}>
      <h1>Releases</h1>
      <OperationsOnly refusal="Only Operations can see and change releases.">
        <Releases />
      </OperationsOnly>
    </main>
  );
}
