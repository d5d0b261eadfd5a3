import type { OrderLine } from '@galley/server/orders/contract';
import { dayNumber, type Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import { orderTone } from '@galley/server/orders/rules/orderTone';

/** The final statuses of lines that weren't delivered: nothing more happens to them. */
const ABANDONED = new Set(['Canceled', 'Do Not Reprint']);

/** The state of a step: done, next, late (the next one, if its day has passed) or further ahead. */
type StepState = 'done' | 'next' | 'late' | 'ahead';

interface OrderStep {
  label: string;
  day: Day | undefined;
  state: StepState;
}

const hasPassed = (day: Day | undefined, today: Day) =>
  day !== undefined && dayNumber(day) < dayNumber(today);

/** Order, Ship, Delivery and Post, in this order (GRID-11). The server's labels for estimated days begin with 'Est.'. */
export function orderSteps(line: OrderLine, today: Day): OrderStep[] {
  const isAbandoned = ABANDONED.has(line.OrderStatusDescription);
  const isDelivered = orderTone(line.OrderStatusDescription) === 'over' && !isAbandoned;
  const isTrue = (label: string) => isDelivered || (label !== '' && !label.startsWith('Est.'));
  const delivered = isTrue(line.DeliveryDisplayLabel);
  const steps = [
    { label: 'Order', day: dayOfDate(line.OrderDate), isDone: true },
    { label: 'Ship', day: dayOfDate(line.ShipDisplayValue), isDone: isTrue(line.ShipDisplayLabel) },
    { label: 'Delivery', day: dayOfDate(line.DeliveryDisplayValue), isDone: delivered },
    {
      label: 'Post',
      day: dayOfDate(line.PostDate),
      isDone: delivered && hasPassed(dayOfDate(line.PostDate), today),
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ label, day, isDone }, at) => {
    if (isDone) return { label, day, state: 'done' };
    if (at !== next || isAbandoned) return { label, day, state: 'ahead' };
    return { label, day, state: hasPassed(day, today) ? 'late' : 'next' };
  });
}
