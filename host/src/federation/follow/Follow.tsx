import type { PublicRegistry } from '@galley/shared/contract/releases';
import { hasUnsaved, whenSaved } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useEffect } from 'react';
import { forms } from '../screens/formStore.ts';
import { createFollower } from './followReleases.ts';
import { adopt, person, revision, wanted } from '../loading/loadScreen.ts';
import { fetchRegistry, inlinedRegistry } from '../registry/registry.ts';
import { RUNNING_HOST } from './chooseHost.ts';
import { createHostFollower } from './followHost.ts';
import { hostIo } from './hostIo.ts';
import { reportHost } from './reportHost.ts';
import { sweepStyles } from '../screens/releaseStyles.ts';
import { screens } from '../screens/screens.ts';

/** The first screen has the network for itself before the page listens for releases and changes. */
const START_AFTER_MS = 2500;

const host = createHostFollower({
  running: RUNNING_HOST,
  person,
  ...hostIo,
  whenSaved,
  hasUnsaved,
  offer: (reload) =>
    notify.offer('Another release of Galley is ready. The page is loaded anew once your input is saved.', {
      label: 'Reload and lose it',
      run: reload,
    }),
});
/** The registry that was heard of last; a development server's page has come without one. */
let latest = inlinedRegistry();
function waitsForHost(registry: PublicRegistry): boolean {
  latest = registry;
  return host.follow(registry);
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

/**
 * Keeps the page at the releases that run and at what colleagues change: remotes and records without a reload (VER-03, LIVE-07), the host
 * by one (REL-34).
 */
export function Follow() {
  useEffect(() => {
    matchPerson();
    if (latest !== null && !host.follow(latest)) reportHost(null);
    let end: () => void = () => undefined;
    let isEnded = false;
    const begin = async () => {
      const { startLive } = await import(/* webpackChunkName: "live" */ '../../live/startLive.ts');
      if (!isEnded) end = startLive((announced) => void follow(announced));
    };
    // Without its file a page is as it was before: the next load has it again.
    const timer = setTimeout(() => void begin().catch(() => undefined), START_AFTER_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      end();
      host.leave();
    };
  }, []);
  return null;
}
