import { Type } from 'typebox';
import { Answer, Id } from '@galley/shared/contract/common';
import {
  ListCounts,
  ListCountsRequest,
  View,
  ViewCountsRequest,
  ViewCountsResponse,
  ViewDefault,
  ViewPins,
  ViewSaveRequest,
} from '@galley/shared/contract/views';
import type { Call } from '../../http/calls.ts';

export * as viewSchemas from '@galley/shared/contract/views';
const view = {
  ID: 1,
  List: 'orders',
  Name: 'Late ones',
  Query: 'status=34',
  Visibility: 'team',
  OwnerName: 'Robin Sample',
  IsOwn: true,
  MayDelete: true,
  Pin: 1,
  IsDefault: false,
};

export const viewCalls = {
  views: {
    number: 210,
    method: 'GET',
    path: '/v1/views',
    response: Type.Array(View),
    tag: 'Views',
    summary: 'The views that the employee sees',
    description:
      'Their own, and those shared with their team or with everybody, of all lists, by name; with what the employee has pinned, and what their lists open with.',
    example: { response: [view] },
  },
  viewSave: {
    number: 211,
    method: 'POST',
    path: '/v1/views',
    body: ViewSaveRequest,
    response: View,
    tag: 'Views',
    summary: 'Add or change a view',
    description:
      'With ID 0 it is added. Query is the query string of the list’s address: selection, filters and sort order. A parameter that the list does not have, or that has no such value, is refused with its name.',
    problems: [403, 404, 422],
    isWrite: true,
    example: {
      body: { ID: 0, List: 'orders', Name: 'Late ones', Query: 'status=34', Visibility: 'team' },
      response: view,
    },
  },
  viewDelete: {
    number: 212,
    method: 'DELETE',
    path: '/v1/views',
    querystring: Type.Object({ id: Id }),
    response: Answer,
    tag: 'Views',
    summary: 'Delete a view',
    description: 'One’s own; Operations may also delete a shared one whose owner has left.',
    problems: [403, 404],
    isWrite: true,
  },
  viewsPin: {
    number: 213,
    method: 'PUT',
    path: '/v1/views/pinned',
    body: ViewPins,
    response: Answer,
    tag: 'Views',
    summary: 'Pin views to a list',
    description: 'These are pinned for the employee, in this order, and no others.',
    problems: [404],
    isWrite: true,
    example: { body: { List: 'orders', IDs: [1] } },
  },
  viewDefault: {
    number: 214,
    method: 'PUT',
    path: '/v1/views/default',
    body: ViewDefault,
    response: Answer,
    tag: 'Views',
    summary: 'Choose the view that a list opens with',
    description: 'For the employee alone. With ID 0 the list opens with its own defaults.',
    problems: [404],
    isWrite: true,
    example: { body: { List: 'orders', ID: 1 } },
  },
  viewCounts: {
    number: 215,
    method: 'POST',
    path: '/v1/views/counts',
    body: ViewCountsRequest,
    response: ViewCountsResponse,
    tag: 'Views',
    summary: 'Count what views show',
    description:
      'How many records the employee would find in each of their pinned views of a list, and in the views that their lists open with. Each equals the total of the list.',
    example: {
      body: { List: 'orders', ParentID: 0, CompanyID: 0 },
      response: { Counts: [{ ID: 1, Count: 12 }] },
    },
    cost: 'search',
  },
  listCounts: {
    number: 295,
    method: 'POST',
    path: '/v1/lists/counts',
    body: ListCountsRequest,
    response: ListCounts,
    tag: 'Views',
    summary: 'Count parts of a list',
    description:
      'How many records the employee would find in a list at each of these query strings of its address, under the selection. Each equals the total of the list; null for one with a filter, or a value of it, that the list does not have.',
    example: {
      body: { List: 'orders', ParentID: 0, CompanyID: 0, Queries: ['late=1', 'status=2'] },
      response: { Counts: [4, 12] },
    },
    cost: 'search',
  },
} as const satisfies Record<string, Call>;

type ViewCalls = typeof viewCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ViewCalls {}
}
