import type { Day } from '@galley/shared/domain/calendar';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import { formatCount } from '@galley/shared/domain/count';

/** The outcome of a request. 'withdrawn': its activity was canceled or deleted. */
export const REORDER_STATES = ['open', 'ordered', 'lapsed', 'withdrawn'] as const;
export type ReorderState = (typeof REORDER_STATES)[number];

/** How many days after a request an order line can answer it; an unanswered request lapses after that (REOR-04). */
export const REORDER_DAYS = 90;

/** How far back requests are listed and counted, in months. */
export const REORDER_MONTHS = 12;

/** Requests on a page of call 312. */
export const REORDERS_PER_PAGE = 20;

/** An order-line id in paths and bodies. */
export const ORDER_LINE_PATTERN = String.raw`^\d{1,10}-\d{1,10}$`;

/** The order line of a request. */
export interface Reordered {
  line: string;
  orderDate: Day;
  product: string;
  sizeLive: string;
  sizeFinished: string;
  design: string;
  qty: number;
  cost: number;
}

const sizesOf = ({ sizeLive, sizeFinished }: Reordered): string =>
  [sizeLive && `${sizeLive} live`, sizeFinished && `${sizeFinished} finished`].filter(Boolean).join(', ');

const priceOf = ({ qty, cost }: Reordered): string =>
  `${formatUsd(cost)} for ${formatCount(qty)}${qty > 1 ? `, ${formatUsd(cost / qty)} each` : ''}`;

/** The notes of the activity that requests a reorder (REOR-01). */
export const reorderNotes = (line: Reordered): string =>
  [
    `Request a reorder of order line ${line.line}, ordered ${displayDate(line.orderDate)}.`,
    ...(
      [
        ['Product', line.product],
        ['Size', sizesOf(line)],
        ['Design', line.design],
        ['Last price', priceOf(line)],
      ] as const
    )
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`),
  ].join('\n');
