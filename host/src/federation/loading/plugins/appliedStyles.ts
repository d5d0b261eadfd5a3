import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadChunks } from '../../files/chunks.ts';
import type { LoaderIo } from '../../files/io.ts';
import { RemoteFailure } from '../../errors/remoteFailure.ts';
import type { Releases } from '../../registry/releases.ts';

/** Restores the style sheets of a release that is used again; they were removed when it was replaced. */
export const appliedStyles = (
  io: Pick<LoaderIo, 'fetchFile' | 'restoreSheets'>,
  releases: Pick<Releases, 'byName'>,
): ModuleFederationRuntimePlugin => ({
  name: 'galley-applied-styles',
  async beforeGetExpose({ moduleInfo }) {
    const release = releases.byName(moduleInfo.name)?.release;
    if (!release) return;
    const restored = await loadChunks(io, () => io.restoreSheets(release));
    if (!restored.ok) throw new RemoteFailure(restored.error);
  },
});
