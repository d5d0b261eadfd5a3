import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadChunks } from '../../files/chunks.ts';
import type { LoaderIo } from '../../files/io.ts';
import { RemoteFailure } from '../../errors/remoteFailure.ts';

/** Gives the chunks of a module a second attempt, past caches with wrong bytes. */
export const retriedChunks = (io: Pick<LoaderIo, 'fetchFile'>): ModuleFederationRuntimePlugin => ({
  name: 'galley-retried-chunks',
  async getModuleFactory({ remoteEntryExports, expose }) {
    const loaded = await loadChunks(io, async () => remoteEntryExports.get(expose));
    if (!loaded.ok) throw new RemoteFailure(loaded.error);
    return loaded.module;
  },
});
