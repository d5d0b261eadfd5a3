import type { CountsResponse } from '@galley/shared/contract/lookups';
import { hasSelection, type ScreenName, type Selection } from '@galley/shared/domain/selection';
import { countsQuery, useQuery, viewCountsQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { useSelection } from '@galley/shared/ui';
import { useLocation } from 'react-router-dom';
import { remoteNames } from '../federation/registry/remoteName.ts';

const COUNT_OF: Record<ScreenName, keyof CountsResponse> = {
  activities: 'ActivityCount',
  companies: 'CompanyCount',
  contacts: 'ContactCount',
  orders: 'OrderCount',
};

/** The screens that list nothing before somebody selects a company or a parent. */
export const needsSelection = (screen: ScreenName, selection: Selection): boolean =>
  screen !== 'activities' && !hasSelection(selection);

/** The counts of what the lists open with; the list on the screen has its pinned views counted by the same call. */
function useDefaultViewCounts(): (screen: ScreenName) => { count: number | undefined } | undefined {
  const selection = useSelection();
  const { pathname } = useLocation();
  const views = useGalley((state) => state.preferences.views);
  const open = remoteNames.find((name) => pathname === `/${name}`) ?? 'activities';
  // Under a selection no list opens with a view.
  const isAsked = !hasSelection(selection) && remoteNames.some((name) => views?.[name]?.default);
  const { data } = useQuery({
    ...viewCountsQuery(open, selection),
    enabled: isAsked,
    placeholderData: (before) => before,
  });
  return (screen) => {
    const view = isAsked ? views?.[screen]?.default : undefined;
    return view && { count: data?.get(view.ID) };
  };
}

/**
 * The header's counts under the selection (SHELL-04), each of what its link opens; a count is undefined where none is known, or
 * none can be.
 */
export function useCounts(): (screen: ScreenName) => number | undefined {
  const selection = useSelection();
  const { data } = useQuery(countsQuery(selection));
  const ofDefault = useDefaultViewCounts();
  return (screen) => {
    const view = ofDefault(screen);
    if (view !== undefined) return view.count;
    return needsSelection(screen, selection) ? undefined : data?.[COUNT_OF[screen]];
  };
}
