import { appConfig } from '@galley/shared/store';
import { browserIo } from './io.ts';
import { createVersionCheck } from './versionCheck.ts';

/**
 * For a page that lacks a part of itself: left open over a deploy, it asks for files that are gone.
 * @returns true when the page is being loaded anew
 */
export const reloadIfOutdated = (): Promise<boolean> =>
  createVersionCheck({ running: appConfig().version, io: browserIo, ask: () => undefined }).check();
