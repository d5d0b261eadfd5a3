import { queryOptions } from '@tanstack/react-query';
import { responseOf } from './responseOf.ts';
import type { ListCounts, ViewList } from '../contract/views.ts';
import type { Selection } from '../domain/selection.ts';

/** Call 295: the number of records that a list has for each query. Writes refresh it with the other counts. */
export const listCountsQuery = (
  list: ViewList,
  queries: readonly string[],
  { parentId, companyId }: Selection,
) =>
  queryOptions({
    queryKey: ['counts', 'lists', list, parentId, companyId, queries],
    meta: { live: ['activities', 'contacts', 'companies', 'orders'] },
    queryFn: responseOf<ListCounts>({
      method: 'POST',
      path: '/v1/lists/counts',
      body: { List: list, ParentID: parentId, CompanyID: companyId, Queries: queries },
    }),
  });
