import type { OrderAttentionResponse } from '@galley/server/orders/contract';
import type { Selection } from '@galley/shared/domain/selection';
import { employeeUid, queryOptions, request, send } from '@galley/shared/http';
import type { OrdersRequest } from './listQuery.ts';

/** How many lines of a selection wait for a person, by status. */
export const orderAttentionQuery = ({ parentId, companyId }: Selection) =>
  queryOptions({
    queryKey: ['orderAttention', parentId, companyId],
    meta: { live: ['orders'] },
    queryFn: ({ signal }) =>
      request<OrderAttentionResponse>({
        method: 'POST',
        path: '/v1/orders/attention',
        body: { EmployeeUID: employeeUid(), ParentID: parentId, CompanyID: companyId },
        signal,
      }),
  });

/** Query parameters for a payload: without null and empty values; a list of values repeats its parameter. */
const asQuery = (payload: object) =>
  Object.fromEntries(
    Object.entries(payload)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]): [string, string | string[]] => [
        name,
        Array.isArray(value) ? value.map(String) : String(value),
      ]),
  );

/** Call 28: the id for fetching the lines that match these filters as a sheet. */
export const exportUid = (
  companyId: number,
  { PageNo: _page, PageSize: _size, CompanyID: _company, ...filters }: OrdersRequest,
  signal: AbortSignal,
): Promise<string> =>
  request<string>({ method: 'GET', path: `/v1/orders/getUid/${companyId}`, query: asQuery(filters), signal });

/** Call 29: the sheet as it streams in; X-Total-Count says how many lines it holds. */
export const exportOrders = (uid: string, signal: AbortSignal): Promise<Response> =>
  send({
    method: 'GET',
    host: 'exportHost',
    path: `/v1/Exports/Orders/${encodeURIComponent(uid)}`,
    secured: false,
    signal,
  });
