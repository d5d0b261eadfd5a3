import type { OrderWatches, WatchKind } from '@galley/shared/contract/watches';
import type { InboxItem, InboxPage } from '#server/day/inbox/contract';
import { ITEM_KINDS } from '#server/day/rules/inbox';
import { MANAGER, REP, type TestServer } from '../../testing.ts';

/** The calls of inbox tests, each as somebody. */
export function inboxOf(server: TestServer) {
  /** As requested by today's page: for every kind. */
  const page = async (as = MANAGER, query = `?Shows=${ITEM_KINDS.join(',')}`) =>
    (await server.call<InboxPage>('GET', `/v1/inbox${query}`, { as })).body;
  const items = async (as = MANAGER): Promise<InboxItem[]> => (await page(as)).Items;
  const about = async (id: number, as = MANAGER) =>
    (await items(as)).filter(({ RecordID }) => RecordID === id);
  const unread = async (as = MANAGER) =>
    (await server.call<{ UnreadCount: number }>('GET', '/v1/inbox/unread', { as })).body.UnreadCount;
  const put = (path: string, body: object, as = MANAGER) =>
    server.call<{ errors?: { field: string }[] }>('PUT', `/v1/inbox/${path}`, { as, body });
  const watches = async (as = REP) =>
    (await server.call<OrderWatches>('GET', '/v1/orders/watched', { as })).body.Watches;
  const setWatched = (Kind: WatchKind, ID: string | number, IsWatched = true, as = REP) =>
    server.call<{ detail: string; errors?: { field: string }[] }>('PUT', '/v1/orders/watched', {
      as,
      body: { Kind, ID: String(ID), IsWatched },
    });
  return { page, items, about, unread, put, watches, setWatched };
}
