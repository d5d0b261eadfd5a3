import type { OrderLine } from '@galley/server/orders/contract';
import { RecordCard } from '@galley/shared/ui';
import { memo } from 'react';
import { ReorderNote } from '../reorders/ReorderNotes.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { ORDER_LOOKS } from './orderLooks.ts';
import { orderTone } from '@galley/server/orders/rules/orderTone';

/** ORD-02: the line's id, status, advertiser, product, company and reorder note; expanding the card shows the rest. */
export const OrderCard = memo(({ line }: { line: OrderLine }) => {
  const { OrderIDLineNum, OrderStatusDescription, Advertiser, ProductDisplayName, CompanyName = '' } = line;
  const { tone, icon } = ORDER_LOOKS[orderTone(OrderStatusDescription)];
  return (
    <RecordCard
      id={`order-${OrderIDLineNum}`}
      title={OrderIDLineNum}
      tone={tone}
      mark={{ icon, text: OrderStatusDescription }}
      badges={
        <>
          {Advertiser !== '' && <span className="record-badge">{Advertiser}</span>}
          <span className="order-what">
            {[ProductDisplayName, CompanyName].filter((part) => part !== '').join(' · ')}
          </span>
          <ReorderNote line={line} />
        </>
      }
      actions={<OrderActions line={line} />}
    >
      <OrderDetails line={line} />
    </RecordCard>
  );
});
