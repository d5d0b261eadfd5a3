import type { KeptView } from '../../store/preferences.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { View, ViewList } from '../../contract/views.ts';
import { isShownBy, openedView, viewUrl, NO_VIEW_QUERY, type OpenableView } from '../../domain/view.ts';
import { viewCountsQuery, viewsQuery } from '../../http/views.ts';
import { useGalley } from '../../store/index.ts';
import { whenIdle } from '../idle/whenIdle.ts';
import { useSelection } from '../selection/useSelection.ts';

/** Whether the browser has been idle since `isDone` became true. */
function useIdleAfter(isDone: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isDone && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isDone, isIdle]);
  return isIdle;
}

/**
 * Handles the bare address of a list with a default view: the default has just become known to this browser, or the filters have
 * been removed, which a reload should not undo (VIEW-07).
 */
function useBareAddress(list: ViewList, opening: KeptView | undefined, isKnown: boolean): void {
  const { search, pathname } = useLocation();
  const selection = useSelection();
  const navigate = useNavigate();
  const wasKnown = useRef(isKnown);
  const replace = useEffectEvent((view: KeptView) => {
    const url = wasKnown.current ? pathname + NO_VIEW_QUERY : viewUrl(list, view, selection);
    void navigate(url, { replace: true });
  });
  useEffect(() => {
    if (search === '' && opening !== undefined) replace(opening);
    if (isKnown) wasKnown.current = true;
  }, [search, opening, isKnown]);
}

export interface Views {
  /** The pinned views, in order. */
  pinned: readonly KeptView[];
  /** The current view: named by the address, or with the same filters. */
  opened: KeptView | undefined;
  /** The filters differ from those of the opened view. */
  isChanged: boolean;
  /** The list has loaded, so more can be requested. */
  isReady: boolean;
  /** All views of this list that the user can see; undefined until known. */
  all: readonly View[] | undefined;
  /** Undefined until known. */
  countOf: (view: OpenableView) => number | undefined;
  urlOf: (view: OpenableView) => string;
}

/**
 * The views of a list. Pinned views are known from the start (VIEW-06); the rest is requested once the list has loaded.
 * @param query the part of the address that a view saves
 */
export function useViews(list: ViewList, query: string, isLoading: boolean): Views {
  const selection = useSelection();
  const { search } = useLocation();
  const isReady = useIdleAfter(!isLoading);
  const kept = useGalley((state) => state.preferences.views);
  const { pinned = [], default: opening } = kept?.[list] ?? {};
  const { data } = useQuery({ ...viewsQuery(), enabled: isReady });
  const { data: counts } = useQuery({
    ...viewCountsQuery(list, selection),
    enabled: isReady && pinned.length > 0,
  });
  useBareAddress(list, opening, kept !== undefined);

  const all = data?.filter(({ List }) => List === list);
  const known: readonly KeptView[] = all ?? [...pinned, ...(opening === undefined ? [] : [opening])];
  const named = openedView(search);
  const opened =
    known.find(({ ID }) => ID === named) ?? known.find((view) => view.Query !== '' && isShownBy(query, view));
  return {
    pinned,
    opened,
    isReady,
    isChanged: opened !== undefined && !isShownBy(query, opened),
    all,
    countOf: ({ ID }) => counts?.get(ID),
    urlOf: (view) => viewUrl(list, view, selection),
  };
}
