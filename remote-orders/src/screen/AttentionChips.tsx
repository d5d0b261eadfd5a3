import { formatCount } from '@galley/shared/domain/count';
import { RANGE_ALL } from '@galley/shared/domain/dateRange';
import { ORDER_STATUSES } from '@galley/server/orders/rules/orderStatus';
import type { Selection } from '@galley/shared/domain/selection';
import { useQuery } from '@galley/shared/http';
import { Button, Icon, Link, withSelection } from '@galley/shared/ui';
import { useRef, useState } from 'react';
import { orderAttentionQuery } from '../http/orders.ts';
import { useHiddenChips } from './useHiddenChips.ts';

/**
 * Counts of the lines that need attention, by status; each links to a list of these lines, whatever their dates (ORD-14). One row, unless
 * the user expands it.
 */
export function AttentionChips({
  selection,
  status: [status, ...others],
}: {
  selection: Selection;
  status: readonly number[];
}) {
  const { data } = useQuery(orderAttentionQuery(selection));
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const hidden = useHiddenChips(list, data);
  const statuses = data?.Statuses ?? [];
  return (
    <nav className="attention" aria-label="Needs Attention">
      <div ref={list} className="attention-chips" data-expanded={isExpanded || undefined}>
        {data !== undefined && statuses.length === 0 && <span>No lines need your attention.</span>}
        {statuses.map(({ Status, Count }) => (
          <Link
            key={Status}
            className="attention-chip"
            aria-current={Status === status && others.length === 0 ? 'true' : undefined}
            to={withSelection(`/orders?status=${Status}&range=${RANGE_ALL}`, selection)}
          >
            <Icon name="alert" />
            {ORDER_STATUSES[Status]} <span className="attention-count">{formatCount(Count)}</span>
          </Link>
        ))}
      </div>
      {hidden > 0 && (
        <Button look="link" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? 'Show less' : `+${hidden} more`}
        </Button>
      )}
    </nav>
  );
}
