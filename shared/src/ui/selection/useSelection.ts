import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { selectionOf, type Selection } from '../../domain/selection.ts';

/** The selected parent and company. They are only in the URL (FILT-13), so there is no setter: navigate. */
export function useSelection(): Selection {
  const { search } = useLocation();
  return useMemo(() => selectionOf(search), [search]);
}

/**
 * The same address with a selection; its other parameters stay.
 * @param selection by default the page's, so render with `useSelection` or `useLocation`
 */
export function withSelection(
  url: string,
  selection: Selection = selectionOf(globalThis.location.search),
): string {
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  params.delete('parent');
  params.delete('company');
  const chosen = new URLSearchParams();
  if (selection.parentId > 0) chosen.set('parent', String(selection.parentId));
  if (selection.companyId > 0) chosen.set('company', String(selection.companyId));
  const search = [chosen.toString(), params.toString()].filter((part) => part !== '').join('&');
  return search === '' ? path : `${path}?${search}`;
}
