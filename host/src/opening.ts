import type { Preferences } from '@galley/shared/host';
import { NOTHING } from '@galley/shared/domain/selection';
import { viewUrl } from '@galley/shared/domain/view';
import { galley } from '@galley/shared/store';

/** The state of an address that a sign-in has opened (MYD-08). */
export const LANDED = 'landed';

/**
 * An address on its way to be opened: a list without parameters opens with the person's default view, if there is one (VIEW-07).
 * @param views as this browser knows them; to render with them, subscribe
 */
export function opening(
  url: string,
  views: Preferences['views'] = galley.getState().preferences.views,
): string {
  const list = url.slice('/'.length);
  const view = views?.[list]?.default;
  return view === undefined ? url : viewUrl(list, view, NOTHING);
}

/** The same of the page that the browser opens, before anything is asked for or shown. */
export function openWithDefaultView(): void {
  const { pathname, search } = globalThis.location;
  const url = opening(pathname + search);
  if (galley.getState().session !== null && url !== pathname + search)
    globalThis.history.replaceState(globalThis.history.state, '', url);
}
