import type { OrderLine } from '@galley/server/orders/contract';
import { formatCount } from '@galley/shared/domain/count';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import { trackingLinks } from '@galley/server/orders/rules/trackingLinks';
import { businessToday } from '@galley/shared/store';
import {
  CopyButton,
  DataTable,
  Icon,
  IconAction,
  IconMenu,
  RecordButton,
  TwoLines,
  useRecordActions,
  type Column,
} from '@galley/shared/ui';
import { ReorderNote } from '../reorders/ReorderNotes.tsx';
import { requestReorder } from '../reorders/requestReorder.ts';
import { addActivity, recordOf, shareLine } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { CompanyLink } from './OrderLinks.tsx';
import { ORDER_LOOKS } from './orderLooks.ts';
import { orderSteps } from './orderSteps.ts';
import { orderTone } from '@galley/server/orders/rules/orderTone';
import { ProofPreview } from './ProofPreview.tsx';
import { WatchAction } from './WatchedLines.tsx';
import { writeItems } from './WriteAction.tsx';

const lookOf = ({ OrderStatusDescription }: OrderLine) => ORDER_LOOKS[orderTone(OrderStatusDescription)];

/** '11/23' for a day of this year, '11/23/25' for one of another year. */
const shortDay = (day: string, today: string) =>
  displayDate(day).slice(4, 9) + (day.slice(0, 4) === today.slice(0, 4) ? '' : `/${day.slice(2, 4)}`);

/** The four steps of a line: done, next, ahead, or late if the day has passed (GRID-11). */
function Steps({ line }: { line: OrderLine }) {
  const today = businessToday();
  return (
    <ol className="order-steps">
      {orderSteps(line, today).map(({ label, day, state }) => (
        <li key={label} data-state={state}>
          <span className="visually-hidden">
            {label}
            {state === 'late' ? ' (late):' : ':'}{' '}
          </span>
          {day === undefined ? (
            <span aria-label="no date">–</span>
          ) : (
            <time dateTime={day}>{shortDay(day, today)}</time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The first shipment, and how many more there are. */
function Tracking({ line }: { line: OrderLine }) {
  const [first, ...more] = trackingLinks(line.TrackingNumberURL);
  if (first === undefined) return null;
  return (
    <TwoLines
      first={
        first.href === undefined ? (
          first.label
        ) : (
          <a href={first.href} target="_blank" rel="noopener noreferrer">
            {first.label}
          </a>
        )
      }
      second={more.length > 0 && `and ${formatCount(more.length)} more`}
    />
  );
}

/** Share, or a menu with more actions if the line has contacts (MAIL-23) or releases offer actions (TEAM-23). */
function More({ line }: { line: OrderLine }) {
  const others = [...writeItems(line), ...useRecordActions(recordOf(line))];
  const share = () => shareLine(line);
  if (others.length > 0)
    return (
      <IconMenu
        icon="more"
        name="More actions"
        label={`More actions for ${line.OrderIDLineNum}`}
        items={[{ label: 'Share', onChoose: share }, ...others]}
      />
    );
  return (
    <IconAction
      icon="external"
      name="Share"
      label={`Share order line ${line.OrderIDLineNum} with the customer`}
      onPress={share}
    />
  );
}

/** GRID-11. */
export const ORDER_COLUMNS: readonly Column<OrderLine>[] = [
  {
    header: 'Actions',
    width: 160,
    cell: (line) => (
      <div className="row-actions">
        <IconAction
          icon="plus"
          name="Add Activity"
          label={`Add activity about order line ${line.OrderIDLineNum}`}
          isMain
          onPress={() => addActivity(line)}
        />
        <CopyButton what="order line number" text={line.OrderIDLineNum} />
        <IconAction
          icon="repeat"
          name="Request Reorder"
          label={`Request reorder of order line ${line.OrderIDLineNum}`}
          onPress={() => requestReorder(line)}
        />
        <More line={line} />
        <WatchAction line={line} isIcon />
      </div>
    ),
  },
  {
    header: 'Proof',
    width: 84,
    cell: (line) => <ProofPreview link={line.ProofLink} line={line.OrderIDLineNum} isSmall />,
  },
  {
    header: 'Order/Product',
    width: 140,
    wideWidth: 220,
    cell: (line) => (
      <TwoLines
        first={
          <RecordButton name={line.OrderIDLineNum} record={line}>
            {() => <OrderDetails line={line} />}
          </RecordButton>
        }
        second={line.ProductDisplayName}
        title={line.ProductDisplayName}
      />
    ),
  },
  {
    header: 'Company/Advertiser',
    width: 190,
    fillsWidth: true,
    cell: (line) => <TwoLines first={<CompanyLink line={line} />} second={line.Advertiser} />,
  },
  {
    header: 'Status',
    width: 180,
    wideWidth: 190,
    cell: (line) => (
      <TwoLines
        first={
          <span className="line-state">
            <Icon name={lookOf(line).icon} />
            {line.OrderStatusDescription}
          </span>
        }
        second={<ReorderNote line={line} />}
      />
    ),
  },
  { header: 'Order/Ship/Delivery/Post', width: 280, cell: (line) => <Steps line={line} /> },
  { header: 'Tracking', width: 120, wideWidth: 170, cell: (line) => <Tracking line={line} /> },
  {
    header: 'Line Total Cost/Qty',
    width: 124,
    isEnd: true,
    cell: (line) => (
      <TwoLines
        first={<span className="order-money">{formatUsd(line.OrderLineCost)}</span>}
        second={`Qty ${formatCount(line.Qty)}`}
      />
    ),
  },
];

/** The order lines as a table (GRID-01). */
export const OrderGrid = ({ lines }: { lines: readonly OrderLine[] }) => (
  <DataTable
    list="orders"
    caption="Orders"
    columns={ORDER_COLUMNS}
    rows={lines}
    rowKey={({ OrderIDLineNum }) => OrderIDLineNum}
    toneOf={(line) => lookOf(line).tone}
  />
);
