import { countsQuery, viewCountsQuery } from '@galley/shared/host';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import { hasSelection, type Selection } from '@galley/shared/domain/selection';
import { useQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { useSelection } from '@galley/shared/ui';
import { useLocation } from 'react-router-dom';
import type { NamedScreen } from '../federation/registry/releases.ts';
import { LANDING } from '../landing.ts';

/** Whether a screen lists nothing before a company or parent is selected. */
export const lacksSelection = (screen: NamedScreen, selection: Selection): boolean =>
  screen.needsSelection === true && !hasSelection(selection);

/** The counts for the lists' default queries; for the current list, the same call also counts its pinned views. */
function useDefaultViewCounts(
  screens: readonly NamedScreen[],
): (screen: NamedScreen) => { count: number | undefined } | undefined {
  const selection = useSelection();
  const { pathname } = useLocation();
  const views = useGalley((state) => state.preferences.views);
  const lists = screens.filter(({ isList }) => isList).map(({ remote }) => remote);
  const open = lists.find((name) => pathname === `/${name}`) ?? LANDING;
  // Under a selection no list opens with a view.
  const usesDefaultViews = !hasSelection(selection) && lists.some((name) => views?.[name]?.default);
  const { data } = useQuery({
    ...viewCountsQuery(open, selection),
    enabled: usesDefaultViews,
    placeholderData: (before) => before,
  });
  return ({ remote }) => {
    const view = usesDefaultViews ? views?.[remote]?.default : undefined;
    return view && { count: data?.get(view.ID) };
  };
}

/**
 * The header's counts under the selection (SHELL-04), each for the list that its link opens; undefined if the count isn't known
 * or can't be.
 */
export function useCounts(screens: readonly NamedScreen[]): (screen: NamedScreen) => number | undefined {
  const selection = useSelection();
  const { data } = useQuery(countsQuery(selection));
  const ofDefault = useDefaultViewCounts(screens);
  return (screen) => {
    const view = ofDefault(screen);
    if (view !== undefined) return view.count;
    return lacksSelection(screen, selection) ? undefined : data?.[screen.count as keyof CountsResponse];
  };
}
