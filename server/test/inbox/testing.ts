import type { InboxItem, InboxPage } from '@galley/shared/contract/inbox';
import { MANAGER, type TestServer } from '../testing.ts';

/** What the tests ask of inboxes, each call as somebody. */
export function inboxOf(server: TestServer) {
  const page = async (as = MANAGER, query = '') =>
    (await server.call<InboxPage>('GET', `/v1/inbox${query}`, { as })).body;
  const items = async (as = MANAGER): Promise<InboxItem[]> => (await page(as)).Items;
  const about = async (id: number, as = MANAGER) =>
    (await items(as)).filter(({ RecordID }) => RecordID === id);
  const unread = async (as = MANAGER) =>
    (await server.call<{ UnreadCount: number }>('GET', '/v1/inbox/unread', { as })).body.UnreadCount;
  const put = (path: string, body: object, as = MANAGER) =>
    server.call<{ errors?: { field: string }[] }>('PUT', `/v1/inbox/${path}`, { as, body });
  return { page, items, about, unread, put };
}
