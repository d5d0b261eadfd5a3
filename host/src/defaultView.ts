import type { Preferences } from '@galley/shared/host';
import { NOTHING } from '@galley/shared/domain/selection';
import { viewUrl } from '@galley/shared/domain/view';

/** The address to open: a list without parameters opens with the user's default view, if there is one (VIEW-07). */
export function withDefaultView(url: string, views: Preferences['views']): string {
  const list = url.slice('/'.length);
  const view = views?.[list]?.default;
  return view === undefined ? url : viewUrl(list, view, NOTHING);
}
