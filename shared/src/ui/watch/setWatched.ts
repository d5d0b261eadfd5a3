import type { OrderWatchRequest } from '../../contract/watches.ts';

/** Starts or stops watching order lines (INBOX-19). Loads its code on first use. */
export const setWatched = async (sent: OrderWatchRequest): Promise<void> =>
  (await import(/* webpackChunkName: "list-menus" */ './changeWatch.ts')).changeWatch(sent);
