import type { LoadReport } from '@galley/shared/contract/releases';
import { fetchFile } from './fetchFile.ts';
import { fetchRegistry } from './registry.ts';
import { runScript } from './script.ts';

const RELOADED_FOR = 'galley-reloaded-for';

/** Reloads the page, once for each revision of the registry: a release that is broken can't make it loop. */
function reloadOnce(revision: number): boolean {
  if (sessionStorage.getItem(RELOADED_FOR) === String(revision)) return false;
  sessionStorage.setItem(RELOADED_FOR, String(revision));
  location.reload();
  return true;
}

/** Survives the page being left. */
function report(load: LoadReport): void {
  navigator.sendBeacon('/releases/reports', new Blob([JSON.stringify(load)], { type: 'application/json' }));
}

/** Whether the page itself already asks for this file. */
const isPreloaded = (url: string): boolean =>
  [...document.querySelectorAll('link[rel=preload]')].some((link) => link.getAttribute('href') === url);

/** Everything the loader does to the world. */
export const browserIo = {
  runScript,
  fetchFile,
  isPreloaded,
  fetchRegistry,
  reloadOnce,
  report,
  now: () => performance.now(),
};
export type LoaderIo = typeof browserIo;
