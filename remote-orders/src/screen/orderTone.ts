import { ATTENTION_STATUSES, ORDER_STATUSES } from '@galley/shared/domain/orderStatus';

/** How urgent an order line is: it needs a person, is being made, is on its way, or is over (ORD-16). */
export type OrderTone = 'attention' | 'working' | 'shipped' | 'over';

// The same groups as the server's Priority order.
const ATTENTION = new Set<string>(ATTENTION_STATUSES.map((status) => ORDER_STATUSES[status] ?? ''));
const OVER = new Set(['Canceled', 'Delivered', 'Do Not Reprint', 'Invoiced', 'Paid']);

export function orderTone(status: string): OrderTone {
  if (ATTENTION.has(status)) return 'attention';
  if (OVER.has(status)) return 'over';
  return status === 'Shipped' ? 'shipped' : 'working';
}
