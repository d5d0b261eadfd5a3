import { appConfig } from '@galley/shared/store';
import { browserIo } from './io.ts';
import { createVersionCheck } from './versionCheck.ts';

/**
 * For a page with a missing part: if it was left open during a deploy, it requests files that are gone.
 * @returns true if the page is reloading
 */
export const reloadIfOutdated = (): Promise<boolean> =>
  createVersionCheck({ running: appConfig().version, io: browserIo, ask: () => undefined }).check();
