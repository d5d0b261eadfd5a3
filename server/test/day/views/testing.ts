import type { View, ViewCountsResponse, ViewList, ViewSaveRequest } from '@galley/shared/contract/views';
import { REP, type TestServer } from '../../testing.ts';

const PATH = '/v1/views';
export const NOTHING = { ParentID: 0, CompanyID: 0 };

/** The calls of tests for views, each as somebody. */
export function viewsOf(server: TestServer) {
  let named = 0;
  const save = (change: Partial<ViewSaveRequest> = {}, as = REP) => {
    named += 1;
    const body = { ID: 0, List: 'orders', Name: `View ${named}`, Query: '', Visibility: 'mine', ...change };
    return server.call<View & { errors?: { field: string; message: string }[] }>('POST', PATH, { as, body });
  };
  const views = async (as = REP) => (await server.call<View[]>('GET', PATH, { as })).body;
  const names = async (as: string) => (await views(as)).map(({ Name }) => Name);
  const remove = async (id: number, as = REP) =>
    (await server.call('DELETE', `${PATH}?id=${id}`, { as })).status;
  const pin = async (list: ViewList, ids: number[], as = REP) =>
    (await server.call('PUT', `${PATH}/pinned`, { as, body: { List: list, IDs: ids } })).status;
  const open = async (list: ViewList, id: number, as = REP) =>
    (await server.call('PUT', `${PATH}/default`, { as, body: { List: list, ID: id } })).status;
  const counts = async (list: ViewList, as = REP, selection = NOTHING) => {
    const { body } = await server.call<ViewCountsResponse>('POST', `${PATH}/counts`, {
      as,
      body: { List: list, ...selection },
    });
    return new Map(body.Counts.map(({ ID, Count }) => [ID, Count]));
  };
  return { save, views, names, remove, pin, open, counts };
}
