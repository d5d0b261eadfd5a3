import type { ReorderAsk } from '@galley/server/orders/reorders/contract';
import { formatCount } from '@galley/shared/domain/count';
import { orderLineUrl } from '@galley/server/orders/rules/orderLinks';
import { requestText, outcomeText } from '@galley/server/orders/rules/reorderText';
import { useQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Button, Link } from '@galley/shared/ui';
import { companyReordersQuery } from './companyPageQueries.ts';

/** 'Reorder requested on Mon 11/23/2026 by Ana Reed → ordered after 12 days: 71190-1', with links to the activity and the order line. */
const Ask = ({ ask }: { ask: ReorderAsk }) => (
  <li data-state={ask.State}>
    <Button look="link" onClick={() => openDialog('activities/edit', { draft: { ID: ask.ActivityID } })}>
      {requestText(ask)}
    </Button>{' '}
    → {outcomeText(ask)}
    {ask.Answer !== '' && (
      <>
        : <Link to={orderLineUrl(ask.Answer)}>{ask.Answer}</Link>
      </>
    )}
    {` · ${ask.Product}`}
    {ask.OrderIDLineNum !== '' && (
      <>
        , <Link to={orderLineUrl(ask.OrderIDLineNum)}>{ask.OrderIDLineNum}</Link>
      </>
    )}
  </li>
);

/** The reorders requested from the company in the last 12 months, the newest 20; nothing if there are none (COPG-08). */
export function CompanyReorders({ company }: { company: number }) {
  const { data } = useQuery(companyReordersQuery(company));
  if (data === undefined || data.TotalCount === 0) return null;
  return (
    <section className="company-panel" aria-labelledby="reorders-title">
      <div className="company-panel-head">
        <h2 id="reorders-title">
          Reorders <span>{formatCount(data.TotalCount)}</span>
        </h2>
      </div>
      <ul className="company-people">
        {data.Asks.map((ask) => (
          <Ask key={ask.ActivityID} ask={ask} />
        ))}
      </ul>
    </section>
  );
}
