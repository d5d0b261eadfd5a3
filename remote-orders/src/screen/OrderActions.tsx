import type { OrderLine } from '@galley/server/orders/contract';
import { openDialog, type ActionRecord } from '@galley/shared/store';
import { Button, CopyButton, Icon, RecordActions } from '@galley/shared/ui';
import { requestReorder } from '../reorders/requestReorder.ts';
import { WatchAction } from './WatchedLines.tsx';
import { WriteAction } from './WriteAction.tsx';

const notesOf = ({
  OrderIDLineNum,
  OrderStatusDescription,
  ProductDisplayName,
  Advertiser,
  Design,
}: OrderLine) =>
  `Order line ${OrderIDLineNum} (${OrderStatusDescription}): ${[ProductDisplayName, Advertiser, Design]
    .filter((part) => part !== '')
    .join(', ')}\n`;

/** Opens a new activity at the line's company, with notes that begin with a description of the line. */
export function addActivity(line: OrderLine): void {
  const { CompanyID, CompanyName = '', ParentID = 0 } = line;
  const place = CompanyID === undefined ? {} : { ParentID, CompanyID, CompanyName };
  const draft = { ID: 0, ActivityComments: notesOf(line), ...place };
  openDialog('activities/edit', { draft });
}

/** Opens the dialog with a line's links for customers (SHAR-01). */
export const shareLine = ({ OrderIDLineNum }: OrderLine): void =>
  openDialog('orders/share', { line: OrderIDLineNum });

/** A line as releases get it for the actions they offer: identified by its number (TEAM-23). */
export const recordOf = ({ OrderIDLineNum }: OrderLine): ActionRecord => ({
  kind: 'order-line',
  id: 0,
  name: OrderIDLineNum,
});

/**
 * The actions for a line: copy its number, add an activity (ORD-15), request a reorder (REOR-01), share it with its customer (SHAR-01),
 * write to its contacts (MAIL-23), watch it (INBOX-19), and those that releases offer (TEAM-23).
 */
export const OrderActions = ({ line }: { line: OrderLine }) => (
  <>
    <CopyButton what="order line number" text={line.OrderIDLineNum} />
    <Button
      aria-label={`Add activity about order line ${line.OrderIDLineNum}`}
      onClick={() => addActivity(line)}
    >
      <Icon name="plus" /> Add Activity
    </Button>
    <Button
      aria-label={`Request reorder of order line ${line.OrderIDLineNum}`}
      onClick={() => requestReorder(line)}
    >
      <Icon name="repeat" /> Request Reorder
    </Button>
    <Button
      aria-label={`Share order line ${line.OrderIDLineNum} with the customer`}
      onClick={() => shareLine(line)}
    >
      <Icon name="external" /> Share
    </Button>
    <WriteAction line={line} />
    <WatchAction line={line} />
    <RecordActions record={recordOf(line)} />
  </>
);
