import type { OrderLine } from '@galley/shared/contract/orders';
import { RecordCard, type IconName, type Tone } from '@galley/shared/ui';
import { memo } from 'react';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { orderTone, type OrderTone } from './orderTone.ts';

const LOOKS: Record<OrderTone, { tone: Tone; icon: IconName }> = {
  attention: { tone: 'today', icon: 'alert' },
  working: { tone: 'none', icon: 'clock' },
  shipped: { tone: 'good', icon: 'external' },
  over: { tone: 'done', icon: 'check' },
};

/** ORD-02: the line's id, its status and whom it advertises; all else when it is expanded. */
export const OrderCard = memo(({ line }: { line: OrderLine }) => {
  const { OrderIDLineNum, OrderStatusDescription, Advertiser, ProductDisplayName } = line;
  const { tone, icon } = LOOKS[orderTone(OrderStatusDescription)];
  return (
    <RecordCard
      id={`order-${OrderIDLineNum}`}
      title={OrderIDLineNum}
      tone={tone}
      mark={{ icon, text: OrderStatusDescription }}
      badges={
        <>
          {Advertiser !== '' && <span className="record-badge">{Advertiser}</span>}
          <span className="order-what">{ProductDisplayName}</span>
        </>
      }
      actions={<OrderActions line={line} />}
    >
      <OrderDetails line={line} />
    </RecordCard>
  );
});
