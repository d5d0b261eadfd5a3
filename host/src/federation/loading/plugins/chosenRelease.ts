import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Releases } from '../../registry/releases.ts';

/** Resolves `orders/Screen` to the target release of orders, and registers that release on first use. */
export const chosenRelease = (releases: Releases): ModuleFederationRuntimePlugin => ({
  name: 'galley-chosen-release',
  beforeRequest(request) {
    const [remote = '', ...rest] = request.id.split('/');
    const choice = releases.choose(remote);
    if (!choice.ok) return request;
    const { entry, container } = choice.release;
    const name = releases.nameOf(remote, choice.release);
    // Each release has its own name: a second registration under the same name would leave the old code running.
    request.origin.registerRemotes([{ name, entry: entry.url, type: 'global', entryGlobalName: container }]);
    return { ...request, id: [name, ...rest].join('/') };
  },
});
