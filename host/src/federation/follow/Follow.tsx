import { hasUnsaved, whenSaved } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { useEffect } from 'react';
import { forms } from '../screens/formStore.ts';
import { createFollower } from './followReleases.ts';
import { adopt, revision, wanted } from '../loading/loadScreen.ts';
import { fetchRegistry } from '../registry/registry.ts';
import { onRevision } from './releaseEvents.ts';
import { sweepStyles } from '../screens/releaseStyles.ts';
import { screens } from '../screens/screens.ts';

/** The first screen has the network for itself before the page listens for releases. */
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

/** Keeps the page at the releases that run, without a reload (VER-03). */
export function Follow() {
  useEffect(() => {
    matchPerson();
    let end: () => void = () => undefined;
    const timer = setTimeout(() => {
      end = onRevision((announced) => void follow(announced));
    }, START_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return null;
}
