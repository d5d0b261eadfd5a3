import type { OrderLine } from '@galley/shared/contract/orders';
import { dayOfDate, displayDate } from '@galley/shared/domain/displayDate';

/** ORD-07: the line's days in the order they come; a day that is not known is left out. */
export function OrderTimeline({ line }: { line: OrderLine }) {
  const steps = [
    { label: 'Order', date: line.OrderDate },
    { label: line.ShipDisplayLabel || 'Ship', date: line.ShipDisplayValue },
    { label: line.DeliveryDisplayLabel || 'Delivery', date: line.DeliveryDisplayValue },
    { label: 'Post', date: line.PostDate },
  ].filter(({ date }) => dayOfDate(date) !== undefined);
  if (steps.length === 0) return null;
  return (
    <ol className="order-timeline" aria-label="Dates">
      {steps.map(({ label, date }) => (
        <li key={label}>
          <span className="order-label">{label}</span>{' '}
          <time dateTime={dayOfDate(date)}>{displayDate(date)}</time>
        </li>
      ))}
    </ol>
  );
}
