import { isOverridden } from '../federation/loading/loadScreen.ts';
import { screens } from '../federation/screens/screens.ts';
import type { Shown } from './measure.ts';

/** The screen that the page shows, with its release; null on another page, while it loads, and for a release override. */
export function shownScreen(): Shown | null {
  const remote = location.pathname.slice(1);
  const loaded = screens.loaded().find(({ name }) => name === remote);
  return loaded === undefined || isOverridden(remote) ? null : { remote, release: loaded.release };
}
