import { queryOptions } from '@tanstack/react-query';
import { responseOf } from './responseOf.ts';
import type { ListCounts, ViewList } from '../contract/views.ts';
import type { Selection } from '../domain/selection.ts';

/** Call 295: how many records a list has at each query. Its key is one of the counts, which writes refresh. */
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
