import { useEffect } from 'react';
import { adopt, person, remoteScreens, revision, targetRelease } from '../loading/loadScreen.ts';
import { fetchRegistry, inlinedRegistry } from '../registry/registry.ts';
import { forms } from '../screens/formStore.ts';
import { sweepStyles } from '../screens/releaseStyles.ts';
import { screens } from '../screens/screens.ts';
import { chooseHost, RUNNING_HOST } from './chooseHost.ts';
import { reportHost } from './reportHost.ts';

/** The page waits this long before it listens for releases and changes, so that the first screen has the network to itself. */
const START_AFTER_MS = 2500;

const stores = [screens, forms];

/** A loaded release can be a canary of the previous user. */
const isOutdated = () => stores.some((store) => store.outdated(targetRelease).length > 0);

/** Keeps the page up to date with active releases and colleagues' changes (startFollowing). */
export function ReleaseUpdates() {
  useEffect(() => {
    let end: () => void = () => undefined;
    let isEnded = false;
    const begin = async () => {
      const { startFollowing } = await import(/* webpackChunkName: "background" */ './startFollowing.ts');
      if (isEnded) return;
      end = startFollowing({
        running: RUNNING_HOST,
        registry: inlinedRegistry(),
        stores,
        changed: sweepStyles,
        choose: chooseHost,
        onHostLoaded: () => reportHost(null),
        person,
        remoteScreens,
        fetchRegistry,
        adopt,
        revision,
        targetRelease,
      });
    };
    // Without this chunk the page stays as it is; the next load retries.
    const timer = setTimeout(() => void begin().catch(() => undefined), isOutdated() ? 0 : START_AFTER_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      end();
    };
  }, []);
  return null;
}
