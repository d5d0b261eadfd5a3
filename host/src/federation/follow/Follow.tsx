import { hasUnsaved, whenSaved } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useEffect } from 'react';
import { forms } from '../screens/formStore.ts';
import { createFollower } from './followReleases.ts';
import { adopt, revision, wanted } from '../loading/loadScreen.ts';
import { fetchRegistry } from '../registry/registry.ts';
import { sweepStyles } from '../screens/releaseStyles.ts';
import { screens } from '../screens/screens.ts';

/** The first screen has the network for itself before the page listens for releases and changes. */
const START_AFTER_MS = 2500;

const { follow, matchPerson } = createFollower({
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

/** Keeps the page at the releases that run, and at what colleagues change, without a reload (VER-03, LIVE-07). */
export function Follow() {
  useEffect(() => {
    matchPerson();
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
    };
  }, []);
  return null;
}
