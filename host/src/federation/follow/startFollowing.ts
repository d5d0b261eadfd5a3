import { clearKeptPage, hasUnsaved, whenSaved } from '@galley/shared/host';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { notify } from '@galley/shared/ui';
import type { NamedScreen } from '../registry/releases.ts';
import { keepFilesOf, startServiceWorker } from '../../installed/serviceWorker.ts';
import { startLive } from '../../live/startLive.ts';
import { createHostFollower, type HostParts } from './followHost.ts';
import { createFollower, type FollowerOptions } from './followReleases.ts';
import { hostIo } from './hostIo.ts';

/** What the page has loaded already. It is passed: a chunk that imported it would keep it from being merged into the page's own. */
export interface PageParts
  extends
    Pick<HostParts, 'running' | 'person' | 'choose'>,
    Pick<FollowerOptions, 'fetchRegistry' | 'adopt' | 'revision' | 'targetRelease' | 'stores' | 'changed'> {
  /** The registry that the page has come with; a development server's page has come without one. */
  registry: PublicRegistry | null;
  /** The screens by name, for what is said of their remotes. */
  remoteScreens: () => readonly NamedScreen[];
  /** Called for a page that runs the host that it should. */
  onHostLoaded: () => void;
}

/**
 * Keeps the page of the person who is signed in at the releases that run and at what colleagues change: remotes and records without a
 * reload (VER-03, LIVE-07), the host by one (REL-34).
 * @returns the end
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
        `An update to ${remotes.map(titleOf).join(' and ')} is ready. It takes effect once you’ve saved your changes.`,
        { label: 'Use It Now', run: use },
      ),
  });
  matchPerson();
  const waitsForHost = registry !== null && host.follow(registry);
  if (registry !== null && !waitsForHost) onHostLoaded();
  startServiceWorker();
  if (registry !== null) keepFilesOf(registry, !waitsForHost);
  const end = startLive((announced) => {
    // Whoever has heard of another revision opens no page of this one any more, not even offline (INST-12).
    if (announced !== page.revision()) clearKeptPage();
    void follow(announced);
  });
  return () => {
    end();
    host.leave();
  };
}
