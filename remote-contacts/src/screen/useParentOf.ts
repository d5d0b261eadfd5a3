import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { useMemo } from 'react';

/** The parent of a company, as far as the header's filter knows it: there may be 100,000 companies, so they are indexed once. */
export function useParentOf(): (companyId: number) => number | undefined {
  // The header's filter requests the companies.
  const { data } = useQuery({ ...trendGroupsQuery(), enabled: false });
  return useMemo(() => {
    const parents = new Map(data?.Customers.map(({ value, TrendGroupId }) => [value, TrendGroupId]));
    return (companyId) => parents.get(companyId);
  }, [data]);
}
