import type { Preferences } from '@galley/shared/host';
import { galley } from '@galley/shared/store';
import { withDefaultView } from './defaultView.ts';

/** The history state of an address that a sign-in has opened (MYD-08). */
export const LANDED = 'landed';

/**
 * The address to open, with the user's default view.
 * @param views as this browser knows them; to render with them, subscribe
 */
export const opening = (
  url: string,
  views: Preferences['views'] = galley.getState().preferences.views,
): string => withDefaultView(url, views);

/** The same for the page's initial address, before anything is requested or rendered. */
export function openWithDefaultView(): void {
  const { pathname, search } = globalThis.location;
  const url = opening(pathname + search);
  if (galley.getState().session !== null && url !== pathname + search)
    globalThis.history.replaceState(globalThis.history.state, '', url);
}
