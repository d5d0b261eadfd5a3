import { ATTENTION_STATUSES, ORDER_STATUSES, OVER_STATUSES, SHIPPED } from './orderStatus.ts';

/** How urgent an order line is: it needs attention, is being made, is on its way, or is done (ORD-16). */
export type OrderTone = 'attention' | 'working' | 'shipped' | 'over';

/** The groups of the Priority order. */
export function orderTone(status: string): OrderTone {
  const number = ORDER_STATUSES.findIndex((name) => name === status);
  if (ATTENTION_STATUSES.includes(number)) return 'attention';
  if (OVER_STATUSES.includes(number)) return 'over';
  return number === SHIPPED ? 'shipped' : 'working';
}
