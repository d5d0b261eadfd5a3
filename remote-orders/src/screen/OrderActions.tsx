import type { OrderLine } from '@galley/shared/contract/orders';
import { galley } from '@galley/shared/store';
import { CopyButton, Icon } from '@galley/shared/ui';

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

/** What can be done about a line: copy its number, and make a note to oneself or a colleague (ORD-15). */
export const OrderActions = ({ line }: { line: OrderLine }) => (
  <>
    <CopyButton what="order-line number" text={line.OrderIDLineNum} />
    <button
      type="button"
      className="btn"
      aria-label="Add activity about this order line"
      onClick={() =>
        galley.getState().openDialog({ kind: 'activity', draft: { ID: 0, ActivityComments: notesOf(line) } })
      }
    >
      <Icon name="plus" />
      Add activity
    </button>
  </>
);
