import type { ReorderAsk, ReorderFigure } from '@galley/server/orders/reorders/contract';
import { displayDate } from '@galley/shared/domain/displayDate';
import { LOADING } from '@galley/shared/domain/loadingText';
import { orderLineUrl } from '@galley/server/orders/rules/orderLinks';
import { REORDERS_PER_PAGE } from '@galley/server/orders/rules/reorder';
import { outcomeText } from '@galley/server/orders/rules/reorderText';
import { useQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Button, Link } from '@galley/shared/ui';
import { useState } from 'react';
import { reordersOfRepQuery } from '../http/reorders.ts';

interface ListProps {
  rep: ReorderFigure;
  onClose: () => void;
}

const LineLink = ({ line, onClose }: { line: string; onClose: () => void }) => (
  <Link to={orderLineUrl(line)} onClick={onClose}>
    {line}
  </Link>
);

/** A requested reorder and the order that followed, with links to both. */
const Entry = ({ ask, onClose }: { ask: ReorderAsk; onClose: () => void }) => (
  <li data-state={ask.State}>
    <Button
      look="link"
      aria-label={`Activity from ${displayDate(ask.AskedOn)} at ${ask.CompanyName}`}
      onClick={() => openDialog('activities/edit', { draft: { ID: ask.ActivityID } })}
    >
      {displayDate(ask.AskedOn)}
    </Button>
    <span>
      <Link to={`/companies/${ask.CompanyID}`} onClick={onClose}>
        {ask.CompanyName}
      </Link>
      , {ask.Product}
      {ask.OrderIDLineNum !== '' && (
        <>
          , <LineLink line={ask.OrderIDLineNum} onClose={onClose} />
        </>
      )}
    </span>
    <span>
      {outcomeText(ask)}
      {ask.Answer !== '' && (
        <>
          : <LineLink line={ask.Answer} onClose={onClose} />
        </>
      )}
    </span>
  </li>
);

function Page({ rep, page, onClose }: ListProps & { page: number }) {
  const { data, isError, refetch } = useQuery(reordersOfRepQuery(rep.RepID, page));
  if (data !== undefined)
    return data.Asks.map((ask) => <Entry key={ask.ActivityID} ask={ask} onClose={onClose} />);
  if (!isError)
    return (
      <li>
        <output>{LOADING}</output>
      </li>
    );
  return (
    <li>
      The requests could not be loaded.{' '}
      <Button look="link" onClick={() => void refetch()}>
        Try Again
      </Button>
    </li>
  );
}

/** A rep's requests, newest first. */
export function ReorderRequestList({ rep, onClose }: ListProps) {
  const [pages, setPages] = useState(1);
  return (
    <section aria-labelledby="reorders-of">
      <h3 id="reorders-of">Requested by {rep.Rep}</h3>
      <ol className="reorders-asks">
        {Array.from({ length: pages }, (_, index) => (
          <Page key={index} rep={rep} page={index + 1} onClose={onClose} />
        ))}
      </ol>
      {rep.Asked > pages * REORDERS_PER_PAGE && (
        <Button onClick={() => setPages(pages + 1)}>Show Older</Button>
      )}
    </section>
  );
}
