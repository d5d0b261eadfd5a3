import { countsQuery, useQuery } from '@galley/shared/http';
import { useSelection } from '@galley/shared/ui';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import type { ScreenName } from '@galley/shared/domain/selection';

const COUNT_OF: Record<ScreenName, keyof CountsResponse> = {
  activities: 'ActivityCount',
  companies: 'CompanyCount',
  contacts: 'ContactCount',
  orders: 'OrderCount',
};

/** The header's counts under the selection (SHELL-04); a count is undefined until it is known. */
export function useCounts(): (screen: ScreenName) => number | undefined {
  const { data } = useQuery(countsQuery(useSelection()));
  return (screen) => data?.[COUNT_OF[screen]];
}
