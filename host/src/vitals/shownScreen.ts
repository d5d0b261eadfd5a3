import { isOverridden } from '../federation/loading/loadScreen.ts';
import { openRemote } from '../federation/screens/openRemote.ts';
import { screens } from '../federation/screens/screens.ts';
import type { Shown } from './measure.ts';

/** The screen that the page shows, with its release; null on another page, while it loads, and for a release override. */
export function shownScreen(): Shown | null {
  const remote = openRemote();
  const loaded = screens.loaded().find(({ name }) => name === remote);
  return loaded === undefined || isOverridden(loaded.name)
    ? null
    : { remote: loaded.name, release: loaded.release };
}
