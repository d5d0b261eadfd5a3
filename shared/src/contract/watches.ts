import { Type, type Static } from 'typebox';
import { Exact, OneOf } from './common.ts';

/** What an employee can watch: an order line, or all lines of an order, a customer or a view (INBOX-15). */
export const WATCH_KINDS = ['line', 'order', 'customer', 'view'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** What is watched: the number of the order line (1001-2), or of the order (1001), or the id of the company or view. */
const Watched = {
  Kind: OneOf(WATCH_KINDS),
  ID: Type.String({ pattern: String.raw`^\d{1,10}(-\d{1,10})?$` }),
};

/** What an employee watches. */
export const OrderWatch = Type.Object({
  ...Watched,
  /** The company of the line or order, or the company or view itself. */
  Name: Type.String(),
});
export type OrderWatch = Static<typeof OrderWatch>;
export const OrderWatches = Type.Object({ Watches: Type.Array(OrderWatch) });
export type OrderWatches = Static<typeof OrderWatches>;

export const OrderWatchRequest = Exact({ ...Watched, IsWatched: Type.Boolean() });
export type OrderWatchRequest = Static<typeof OrderWatchRequest>;
