import type { PublicRegistry } from '@galley/shared/contract/releases';
import { hasUnsaved, whenSaved } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useEffect } from 'react';
import { forms } from '../screens/formStore.ts';
import { createFollower } from './followReleases.ts';
import { adopt, revision, wanted } from '../loading/loadScreen.ts';
import { fetchRegistry, inlinedRegistry } from '../registry/registry.ts';
import { onRevision } from './releaseEvents.ts';
import { sweepStyles } from '../screens/releaseStyles.ts';
import { screens } from '../screens/screens.ts';

/** The first screen has the network for itself before the page listens for releases. */
const START_AFTER_MS = 2500;

let host: typeof import('./hostOfPage.ts') | undefined;
/** The registry that was heard of last; a development server's page has come without one. */
let latest = inlinedRegistry();
function waitsForHost(registry: PublicRegistry): boolean {
  latest = registry;
  return host?.follow(registry) ?? false;
}

const { follow, matchPerson } = createFollower({
  waitsForHost,
  fetchRegistry,
  adopt,
  revision,
  wanted,
  stores: [screens, forms],
  changed: sweepStyles,
  whenSaved,
  hasUnsaved,
  offer: (remotes, use) =>
    notify.offer(`A new release of ${remotes.join(' and ')} is ready. It is used once your input is saved.`, {
      label: 'Use it now',
      run: use,
    }),
});

/** Keeps the page at the releases that run: remotes without a reload (VER-03), the host by one (LOAD-10). */
export function Follow() {
  useEffect(() => {
    matchPerson();
    let isOver = false;
    let end: () => void = () => undefined;
    async function start(): Promise<void> {
      // Without it the page follows remotes alone, and its host with the next load.
      host ??= await import('./hostOfPage.ts').catch(() => undefined);
      if (isOver) return;
      if (host && latest !== null && !host.follow(latest)) host.reportHost(null);
      end = onRevision((announced) => void follow(announced));
    }
    const timer = setTimeout(() => void start(), START_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
      host?.leave();
    };
  }, []);
  return null;
}
