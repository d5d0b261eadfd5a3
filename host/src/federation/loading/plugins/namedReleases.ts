import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addGlobalSnapshot } from '@module-federation/runtime/core';
import { HOST } from '../host.ts';
import type { Releases } from '../../registry/releases.ts';

/** Set by the build. */
declare const GALLEY_HOST_RELEASE: string;

/** `__FEDERATION__.moduleInfo` lists the host and the releases in the page for Module Federation's DevTools. */
export function namedReleases(releases: Pick<Releases, 'byName'>): ModuleFederationRuntimePlugin {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  const host = { version: GALLEY_HOST_RELEASE, buildVersion: GALLEY_HOST_RELEASE, remotesInfo };
  return {
    name: 'galley-named-releases',
    async afterInitRemote({ remoteInfo, error }) {
      const named = releases.byName(remoteInfo.name);
      if (!named || error !== undefined) return;
      const { remote, release } = named;
      remotesInfo[remote] = { matchedVersion: release.release };
      addGlobalSnapshot({
        [HOST]: { ...host, shared: [], consumerList: [], remoteTypesZip: '' },
        [`${remote}:${release.release}`]: {
          version: release.release,
          globalName: release.container,
          remoteEntry: release.entry.url,
        },
      });
    },
  };
}
