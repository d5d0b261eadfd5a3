import { clearKeptPage, hasUnsaved, whenSaved } from '@galley/shared/host';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { notify } from '@galley/shared/ui';
import type { NamedScreen } from '../registry/releases.ts';
import { keepFilesOf, startServiceWorker } from '../../installed/serviceWorker.ts';
import { startLive } from '../../live/startLive.ts';
import { createHostFollower, type HostParts } from './followHost.ts';
import { createFollower, type FollowerOptions } from './followReleases.ts';
import { hostIo } from './hostIo.ts';

/** Modules of the page. They are passed in, because importing them here would prevent merging them into the page's chunk. */
export interface PageParts
  extends
    Pick<HostParts, 'running' | 'person' | 'choose'>,
    Pick<FollowerOptions, 'fetchRegistry' | 'adopt' | 'revision' | 'targetRelease' | 'stores' | 'changed'> {
  /** The page's initial registry; a development server's page has none. */
  registry: PublicRegistry | null;
  /** The screens by name, for texts about their remotes. */
  remoteScreens: () => readonly NamedScreen[];
  /** Called if the page runs the right host. */
  onHostLoaded: () => void;
}

/**
 * Keeps the signed-in user's page up to date with active releases and colleagues' changes: remotes and records without a
 * reload (VER-03, LIVE-07), the host by one (REL-34).
 * @returns a stop function
 */
export function startFollowing({ registry, onHostLoaded, ...page }: PageParts): () => void {
  const titleOf = (name: string) => page.remoteScreens().find(({ remote }) => remote === name)?.title ?? name;
  const host = createHostFollower({
    ...page,
    ...hostIo,
    whenSaved,
    hasUnsaved,
    offer: (reload) =>
      notify.offer('A Galley update is ready. The page reloads once you’ve saved your changes.', {
        label: 'Reload without Saving',
        run: reload,
      }),
  });
  const { follow, matchPerson } = createFollower({
    ...page,
    adopt(registry) {
      page.adopt(registry);
      keepFilesOf(registry, true);
    },
    waitsForHost: host.follow,
    whenSaved,
    hasUnsaved,
    offer: (remotes, use) =>
      notify.offer(
        `An update to ${new Intl.ListFormat('en-US').format(remotes.map(titleOf))} is ready. It takes effect once you’ve saved your changes.`,
        { label: 'Use It Now', run: use },
      ),
  });
  matchPerson();
  const waitsForHost = registry !== null && host.follow(registry);
  if (registry !== null && !waitsForHost) onHostLoaded();
  startServiceWorker();
  if (registry !== null) keepFilesOf(registry, !waitsForHost);
  const end = startLive((announced) => {
    // A browser that knows of a newer revision must not open a page of this one, not even offline (INST-12).
    if (announced !== page.revision()) clearKeptPage();
    void follow(announced);
  });
  return () => {
    end();
    host.leave();
  };
}
