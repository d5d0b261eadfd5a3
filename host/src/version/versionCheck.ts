import { hasUnsaved } from '@galley/shared/host';
import { decideReload, isVersion } from './decideReload.ts';
import type { VersionIo } from './io.ts';

/** The delay before the first check, which leaves the network to the first screen. */
const START_AFTER_MS = 2000;
const EVERY_MS = 10 * 60_000;

interface Parts {
  running: string;
  io: VersionIo;
  /** Called once for each version that can't be loaded automatically; `reload` does it anyway. */
  ask: (reload: () => Promise<void>) => void;
}

/** VER-01: checks for another version regularly, and reloads for it. */
export function createVersionCheck({ running, io, ask }: Parts) {
  const requested = new Set<string>();
  let isChecking = false;

  async function reloadFor(offered: string): Promise<void> {
    await io.clearCaches();
    io.writeReloads({ for: [...io.readReloads().for, offered], from: running });
    io.reload();
  }

  /** @returns true if the page is reloading */
  async function check(): Promise<boolean> {
    if (isChecking) return false;
    isChecking = true;
    const offered = await io.fetchVersion();
    isChecking = false;
    const decision = decideReload({
      running,
      offered,
      reloads: io.readReloads(),
      hasUnsaved: hasUnsaved(),
    });
    if (decision === 'stay' || !isVersion(offered)) return false;
    if (decision === 'reload') await reloadFor(offered);
    else if (!requested.has(offered)) {
      requested.add(offered);
      ask(() => reloadFor(offered));
    }
    return decision === 'reload';
  }

  return {
    check,
    /** Checks soon, every ten minutes while the tab is visible, and when it becomes visible. @returns a stop function */
    start(): () => void {
      const checkIfVisible = () => {
        if (document.visibilityState === 'visible') void check();
      };
      const soon = setTimeout(checkIfVisible, START_AFTER_MS);
      const often = setInterval(checkIfVisible, EVERY_MS);
      document.addEventListener('visibilitychange', checkIfVisible);
      return () => {
        clearTimeout(soon);
        clearInterval(often);
        document.removeEventListener('visibilitychange', checkIfVisible);
      };
    },
  };
}
