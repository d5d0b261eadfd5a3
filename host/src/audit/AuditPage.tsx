import { LOADING } from '@galley/shared/domain/loadingText';
import { formatCount } from '@galley/shared/domain/count';
import { filtersApplied } from '@galley/shared/domain/filterCount';
import { appConfig } from '@galley/shared/store';
import { Button, useNavigate, usePageTitle } from '@galley/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../shell/Failed.tsx';
import { OperationsOnly } from '../shell/OperationsOnly.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { auditUrl, countAuditFilters, useAuditFilter } from './auditFilter.ts';
import { AuditList, AuditSkeletons } from './AuditList.tsx';
import { auditQuery } from './auditQuery.ts';
import { zoneText } from './auditTime.ts';
import '../styles/audit.scss';

/** 'Displaying the newest 100 Entries' while there are older ones, otherwise 'Displaying all 3 Entries'. */
function displaying(count: number, hasOlder: boolean): string {
  const entries = `${formatCount(count)} ${count === 1 ? 'Entry' : 'Entries'}`;
  if (hasOlder) return `Displaying the newest ${entries}`;
  return count > 1 ? `Displaying all ${entries}` : `Displaying ${entries}`;
}

function Audit() {
  const { filter, search } = useAuditFilter();
  const navigate = useNavigate();
  const query = useInfiniteQuery(auditQuery(filter));
  const { hasNextPage, isFetching, isFetchNextPageError: isOlderFailed, isPlaceholderData } = query;
  const [before, setBefore] = useState({ filter, count: 0 });
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const shown = rows?.length ?? 0;
  const filters = countAuditFilters(filter);

  const showOlder = () => {
    setBefore({ filter, count: shown });
    void query.fetchNextPage();
  };
  const removeFilters = () => {
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
    void navigate(auditUrl(search, {}));
  };
  const said = () => {
    if (isPlaceholderData || (rows === undefined && isFetching)) return LOADING;
    return rows === undefined ? 'Audit log could not be loaded' : displaying(shown, hasNextPage);
  };
  return (
    <>
      <AuditFilters nameInEntries={rows?.find(({ employee }) => employee === filter.employee)?.by} />
      <div className="list-status">
        <p role="status">
          {said()}
          {filters > 0 && ` · ${filtersApplied(filters)}`}
        </p>
        {filters > 0 && (
          <Button look="link" onClick={removeFilters}>
            remove filters
          </Button>
        )}
        <p className="audit-zone">Times are in {zoneText(appConfig().timeZone)}, with UTC below.</p>
      </div>
      {query.isError && !isOlderFailed && !isFetching && (
        <Failed text="The audit log could not be loaded." onRetry={() => void query.refetch()} />
      )}
      {rows === undefined && isFetching && <AuditSkeletons />}
      {rows !== undefined && (
        <AuditList
          rows={rows}
          before={before.filter === filter ? before.count : 0}
          isOutdated={isPlaceholderData}
          onRemoveFilters={filters > 0 ? removeFilters : undefined}
        />
      )}
      {isOlderFailed && !isFetching && (
        <Failed text="Older entries could not be loaded." onRetry={showOlder} />
      )}
      {hasNextPage && !(isOlderFailed && !isFetching) && (
        <button
          type="button"
          className="btn audit-older"
          disabled={isFetching || isPlaceholderData}
          onClick={showOlder}
        >
          {query.isFetchingNextPage ? LOADING : 'Show Older'}
        </button>
      )}
    </>
  );
}

/** Who changed which record, when, from what to what; for Operations only (AUD-01, AUD-05). */
export function AuditPage() {
  usePageTitle('Audit Log');
  return (
    <main className="audit" id="main" tabIndex={-1}>
      <h1>Audit Log</h1>
      <OperationsOnly refusal="Only Operations can read the audit log.">
        <Audit />
      </OperationsOnly>
    </main>
  );
}
