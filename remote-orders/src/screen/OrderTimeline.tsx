import type { OrderLine } from '@galley/server/orders/contract';
import { displayDate } from '@galley/shared/domain/displayDate';
import { businessToday } from '@galley/shared/store';
import { orderSteps } from './orderSteps.ts';

/** ORD-07: the line's dates in order, each with its state; unknown dates are left out. */
export function OrderTimeline({ line }: { line: OrderLine }) {
  const steps = orderSteps(line, businessToday()).filter(({ day }) => day !== undefined);
  const labels: Record<string, string> = { Ship: line.ShipDisplayLabel, Delivery: line.DeliveryDisplayLabel };
  if (steps.length === 0) return null;
  return (
    <ol className="order-timeline" aria-label="Dates">
      {steps.map(({ label, day = '', state }) => (
        <li key={label} data-state={state}>
          <span className="order-label">{labels[label] || label}</span>{' '}
          <time dateTime={day}>{displayDate(day)}</time>
          {state === 'late' && ' · late'}
        </li>
      ))}
    </ol>
  );
}
