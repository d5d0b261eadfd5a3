import type { VitalsReport } from '@galley/server/releases/figures/contract';
import type { LoadReport } from '@galley/shared/contract/releases';
import { isReachable } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { fetchFile } from './fetchFile.ts';
import { dropPreloads, preloadOf } from './preloads.ts';
import { fetchRegistry } from '../registry/registry.ts';
import { reporter } from './reports.ts';
import { runScript } from './script.ts';
import { restoreSheets } from './styleSheets.ts';

const RELOADED_FOR = 'galley-reloaded-for';

/** Reloads the page, once for each revision of the registry, so that a broken release can't cause a loop. */
function reloadOnce(revision: number): boolean {
  if (sessionStorage.getItem(RELOADED_FOR) === String(revision)) return false;
  sessionStorage.setItem(RELOADED_FOR, String(revision));
  location.reload();
  return true;
}

/** Survives leaving the page, like a beacon, but also sends the token, which a beacon can't. */
export function sendReport(path: string, report: readonly LoadReport[] | LoadReport | VitalsReport): void {
  const { session } = galley.getState();
  if (session === null || !isReachable()) return;
  const headers = { Authorization: `Bearer ${session.token}`, 'Content-Type': 'application/json' };
  fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(
    () => undefined,
  );
}

/** The side effects of the loader, for tests to replace. */
export const browserIo = {
  runScript,
  fetchFile,
  preloadOf,
  dropPreloads,
  restoreSheets,
  fetchRegistry,
  reloadOnce,
  report: reporter((loads) => sendReport('/releases/reports', loads)),
  /** Milliseconds since the page was requested. */
  now: () => performance.now(),
};
export type LoaderIo = typeof browserIo;
