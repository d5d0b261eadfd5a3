import { Download, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Call } from '../http/calls.ts';
import {
  ExportParams,
  ExportUid,
  ExportUidParams,
  ExportUidQuery,
  OrderAttentionRequest,
  OrderAttentionResponse,
  OrderPagedRequest,
  OrderPagedResponse,
} from './contract.ts';

export * as orderSchemas from './contract.ts';

export const orderCalls = {
  orderPaged: {
    number: 27,
    method: 'POST',
    path: '/v1/orders/paged',
    body: OrderPagedRequest,
    response: OrderPagedResponse,
    tag: 'Orders',
    summary: 'A page of order lines',
    description:
      'Lines of the last five years that the employee can see. Text filters match part of the text, ignoring case; all given filters apply. Sorted by Priority, lines that need attention come first.',
    cost: 'search',
  },
  orderAttention: {
    number: 107,
    method: 'POST',
    path: '/v1/orders/attention',
    body: OrderAttentionRequest,
    response: OrderAttentionResponse,
    tag: 'Orders',
    summary: 'Count the lines that need attention',
    description: 'By status, the most urgent first.',
    example: { response: { Statuses: [{ Status: 34, Count: 2 }] } },
  },
  exportUid: {
    number: 28,
    method: 'GET',
    path: '/v1/orders/getUid/:companyId',
    params: ExportUidParams,
    querystring: ExportUidQuery,
    response: ExportUid,
    tag: 'Orders',
    summary: 'Prepare a spreadsheet of order lines',
    description:
      'Returns the spreadsheet’s id, which is valid for 10 minutes. Filters and sort order are those of the list.',
    problems: [404],
    example: { response: '3q2-7w8x9y0z1a2b3c4d5e6f7g8h9i0jkLmNoPqRsT4' },
  },
  orderExport: {
    number: 29,
    method: 'GET',
    path: '/v1/Exports/Orders/:uid',
    params: ExportParams,
    response: Download,
    produces: [XLSX_TYPE],
    secured: false,
    tag: 'Orders',
    summary: 'The spreadsheet of order lines',
    description:
      'Streams one row for each line. The id grants access. The header X-Total-Count has the number of rows.',
    problems: [401, 403, 404],
    cost: 'exports',
  },
} as const satisfies Record<string, Call>;

type OrderCalls = typeof orderCalls;
declare module '../http/calls.ts' {
  interface Calls extends OrderCalls {}
}
