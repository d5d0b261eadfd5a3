import type { OrderWatchRequest } from '../../contract/watches.ts';

/** Watches order lines, or no longer (INBOX-19). Its code is loaded when it is used. */
export const setWatched = async (sent: OrderWatchRequest): Promise<void> =>
  (await import(/* webpackChunkName: "list-menus" */ './changeWatch.ts')).changeWatch(sent);
