import { countsQuery, useQuery } from '@galley/shared/http';
import { useSelection } from '@galley/shared/ui';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import { hasSelection, type ScreenName, type Selection } from '@galley/shared/domain/selection';

const COUNT_OF: Record<ScreenName, keyof CountsResponse> = {
  activities: 'ActivityCount',
  companies: 'CompanyCount',
  contacts: 'ContactCount',
  orders: 'OrderCount',
};

/** The screens that list nothing before somebody selects a company or a parent. */
export const needsSelection = (screen: ScreenName, selection: Selection): boolean =>
  screen !== 'activities' && !hasSelection(selection);

/** The header's counts under the selection (SHELL-04); a count is undefined where none is known, or none can be. */
export function useCounts(): (screen: ScreenName) => number | undefined {
  const selection = useSelection();
  const { data } = useQuery(countsQuery(selection));
  return (screen) => (needsSelection(screen, selection) ? undefined : data?.[COUNT_OF[screen]]);
}
