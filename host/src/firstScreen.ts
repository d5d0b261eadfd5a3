import type { Session } from '@galley/shared/host';
import { galley } from '@galley/shared/store';
import { remoteScreens, isPreloaded } from './federation/loading/loadScreen.ts';
import { screens } from './federation/screens/screens.ts';
import { prefetchList } from './firstList/prefetchList.ts';

/** How long the shell waits for a preloaded screen and its list: too short to notice. */
const PRELOADED_MS = 100;

let started: { session: Session; ready: Promise<unknown> | undefined } | undefined;

function load(name: string): Promise<unknown> | undefined {
  const isWaitedFor = started === undefined && isPreloaded(name);
  const both = Promise.all([prefetchList(name, location.search), screens.prefetch(name)]);
  return isWaitedFor
    ? Promise.race([both, new Promise((resolve) => setTimeout(resolve, PRELOADED_MS))])
    : undefined;
}

/**
 * Loads the screen at the address together with its list (LOAD-05), once per session: with the page, or after a sign-in. Later screens load
 * when they are shown (`useScreenState`).
 * @returns a promise for the first render to wait for, if the page's own preloads make waiting worthwhile
 */
export function startFirstScreen(): Promise<unknown> | undefined {
  const { session } = galley.getState();
  const route = location.pathname.slice(1);
  const isScreen = remoteScreens().some(({ remote }) => remote === route);
  if (session === null || !isScreen) return undefined;
  if (started?.session !== session) started = { session, ready: load(route) };
  return started.ready;
}
