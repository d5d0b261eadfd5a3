import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoaderIo } from '../../files/io.ts';
import type { LoadError } from '../../errors/loadError.ts';
import { failureOf } from '../../errors/remoteFailure.ts';
import type { Releases } from '../../registry/releases.ts';

type Report = (remote: string, release: string | null, durationMs: number, error: LoadError | null) => void;

/** Reports the outcome of a release of a remote to the server. */
export const createReport =
  (io: Pick<LoaderIo, 'report'>, releases: Releases): Report =>
  (remote, release, durationMs, error) => {
    // Release overrides would distort the figures about real users.
    if (releases.isOverridden(remote)) return;
    const choice = releases.choose(remote);
    io.report({
      remote,
      release: release ?? '',
      status: error ? 'failed' : 'loaded',
      durationMs: Math.round(durationMs),
      errorClass: error?.kind ?? null,
      revision: releases.revision(),
      canary: choice.ok && choice.isCanary && choice.release.release === release,
    });
  };

/** Reports each load of a release that is still the target once it has loaded. Must come after the plugin that chooses it. */
export function loadReports(
  io: Pick<LoaderIo, 'now'>,
  releases: Releases,
  report: Report,
): ModuleFederationRuntimePlugin {
  const started = new Map<string, number>();
  return {
    name: 'galley-load-reports',
    beforeRequest(request) {
      started.set(request.id, started.get(request.id) ?? io.now());
      return request;
    },
    async afterLoadRemote({ id, remote, error }) {
      const since = started.get(id) ?? io.now();
      started.delete(id);
      const named = releases.byName(remote?.name ?? '');
      if (!named || releases.targetRelease(named.remote) !== named.release.release) return;
      const failure = error === undefined ? null : failureOf(error);
      report(named.remote, named.release.release, io.now() - since, failure);
    },
  };
}
