import type { Person } from '@galley/server/releases/rules/canary';
import { galley } from '@galley/shared/store';
import { browserIo } from '../files/io.ts';
import type { LoadError } from '../errors/loadError.ts';
import { createLoader } from './loader.ts';
import { chosenOverrides } from '../overrides/overrides.ts';
import { inlinedRegistry } from '../registry/registry.ts';
import { trustReleases } from '../files/trusted.ts';

/** The user of the page, on whom canaries depend. */
export function person(): Person {
  const { session } = galley.getState();
  return { key: session?.canaryKey ?? '', type: session?.employeeType ?? '' };
}

// The only place where the host loads remotes; unit tests replace it with their own screens.
const loader = createLoader({
  io: browserIo,
  // The page's own registry lacks this browser's overrides; with any, the server is asked first.
  registry: Object.keys(chosenOverrides()).length === 0 ? inlinedRegistry() : null,
  before: inlinedRegistry(),
  trust: trustReleases,
  person,
});

/** Load a remote's screen, or a dialog by its name. Never throw. */
export const { loadScreen, loadDialog } = loader;

/** All dialogs of remotes, a dialog by its name, and a dialog's remote. */
export const { dialogs, dialog, remoteOf } = loader;

/** How the page follows the registry; see followReleases.ts. */
export const { adopt, revision, targetRelease, isTarget, isOverridden } = loader;

const contribute = () => galley.setState({ contributions: loader.contributions() });
contribute();
loader.subscribe(contribute);
galley.subscribe(({ session }, before) => {
  if (session !== before.session) contribute();
});

/** The screens and palette entries of remotes, the active release of a remote, and a subscription to registry changes. */
export const { remoteScreens, entries, choose, subscribe } = loader;

/** Whether the page's own preloads have already loaded a remote's screen. */
export const { isPreloaded } = loader;

/** Reports to the server that a loaded screen crashed while rendering. */
export const reportBroken = (name: string, release: string, error: LoadError): void =>
  loader.reportFailure(name, release, error);
