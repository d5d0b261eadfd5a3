import type { Preferences } from '@galley/shared/host';
import { NOTHING } from '@galley/shared/domain/selection';
import { viewUrl } from '@galley/shared/domain/view';

/** An address on its way to be opened: a list without parameters opens with the person's default view, if there is one (VIEW-07). */
export function withDefaultView(url: string, views: Preferences['views']): string {
  const list = url.slice('/'.length);
  const view = views?.[list]?.default;
  return view === undefined ? url : viewUrl(list, view, NOTHING);
}
