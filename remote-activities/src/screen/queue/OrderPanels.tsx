import type { Activity } from '@galley/server/activities/contract';
import type { OrderLine } from '@galley/server/orders/contract';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import { orderTone } from '@galley/server/orders/rules/orderTone';
import { useQuery } from '@galley/shared/http';
import { Icon, Link, withSelection } from '@galley/shared/ui';
import { OrdersLink } from '../CompanyLink.tsx';
import { Panel } from './Panel.tsx';
import { ProofThumb } from './ProofThumb.tsx';
import { detailQueries, PREFETCHED } from './recordQueries.ts';

/** As many as there is room for; the link beside the title leads to the rest. */
const SHOWN = 4;

const toneOf = ({ OrderStatusDescription }: OrderLine) => orderTone(OrderStatusDescription);

const addressOf = (line: OrderLine, { ParentID, CompanyID }: Activity) =>
  withSelection(`/orders?order=${encodeURIComponent(line.OrderIDLineNum)}`, {
    parentId: ParentID,
    companyId: CompanyID,
  });

function Lines({
  lines,
  activity,
  dateOf,
  withProofs = false,
}: {
  lines: readonly OrderLine[];
  activity: Activity;
  dateOf: (line: OrderLine) => string;
  withProofs?: boolean;
}) {
  return (
    <ul className="queue-lines">
      {lines.slice(0, SHOWN).map((line) => (
        <li key={line.OrderIDLineNum}>
          {withProofs && <ProofThumb line={line} />}
          <div>
            <Link to={addressOf(line, activity)}>{line.OrderIDLineNum}</Link> · {line.ProductDisplayName}
            <p>{[dateOf(line), line.Advertiser].filter((part) => part !== '').join(' · ')}</p>
          </div>
          <div>
            <b>{formatUsd(line.OrderLineCost)}</b>
            <span className="queue-state" data-tone={toneOf(line)}>
              {toneOf(line) === 'attention' && <Icon name="alert" />}
              {line.OrderStatusDescription}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Open order lines; those that need attention come first. */
export function OpenOrders({ activity }: { activity: Activity }) {
  const { data, isError } = useQuery({ ...detailQueries.openOrders(activity), ...PREFETCHED });
  return (
    <Panel title="Open Orders" data={data} isFailed={isError} more={<OrdersLink activity={activity} />}>
      {({ Orders }) => {
        const open = Orders.filter((line) => toneOf(line) !== 'over');
        if (open.length === 0) return null;
        return (
          <Lines
            lines={open}
            activity={activity}
            dateOf={({ ShipDisplayLabel, ShipDisplayValue }) =>
              [ShipDisplayLabel, displayDate(ShipDisplayValue)].join(' ')
            }
          />
        );
      }}
    </Panel>
  );
}

/** The newest lines. */
export function LastOrders({ activity }: { activity: Activity }) {
  const { data, isError } = useQuery({ ...detailQueries.lastOrders(activity), ...PREFETCHED });
  return (
    <Panel title="Recent Orders" data={data} isFailed={isError}>
      {({ Orders }) =>
        Orders.length === 0 ? null : (
          <Lines
            lines={Orders}
            activity={activity}
            dateOf={({ OrderDate }) => displayDate(OrderDate)}
            withProofs
          />
        )
      }
    </Panel>
  );
}
