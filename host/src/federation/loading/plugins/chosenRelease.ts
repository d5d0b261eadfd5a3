import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Releases } from '../../registry/releases.ts';

/** Who asks for `orders/Screen` gets it of the release of orders that this page is to run, which is registered when it is first asked for. */
export const chosenRelease = (releases: Releases): ModuleFederationRuntimePlugin => ({
  name: 'galley-chosen-release',
  beforeRequest(request) {
    const [remote = '', ...rest] = request.id.split('/');
    const choice = releases.choose(remote);
    if (!choice.ok) return request;
    const { entry, container } = choice.release;
    const name = releases.nameOf(remote, choice.release);
    // By its name once: to register another under the same name would leave the old code running.
    request.origin.registerRemotes([{ name, entry: entry.url, type: 'global', entryGlobalName: container }]);
    return { ...request, id: [name, ...rest].join('/') };
  },
});
