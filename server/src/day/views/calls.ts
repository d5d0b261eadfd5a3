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
    summary: 'Your views',
    description:
      'Your own views and those shared with your team or with everyone, of all lists, sorted by name; with those you have pinned and those your lists open with.',
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
      'ID 0 adds a view. Query is the query string of the list’s URL: selection, filters and sort order. A parameter or value that the list doesn’t have is refused by name.',
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
    description:
      'You can delete your own views. Operations can also delete a shared view whose owner has left.',
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
    description: 'Replaces the employee’s pinned views with these, in this order.',
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
    summary: 'Choose a list’s default view',
    description: 'Only for this employee. With ID 0, the list opens with its own defaults.',
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
    summary: 'Count the records in views',
    description:
      'How many records are in each of the employee’s pinned views of a list, and in their default views. Each count equals the total of the list.',
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
    summary: 'Count the records of several queries',
    description:
      'How many records a list shows for each of these query strings, under the selection. Each count equals the total of the list; null if the list doesn’t have a filter or value in the query.',
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
