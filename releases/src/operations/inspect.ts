import { isDeepStrictEqual } from 'node:util';
import { changedFiles } from '../gate/gate.ts';
import { own } from '../common/own.ts';
import { HOST } from '../record/hostRecord.ts';
import { handEdits } from '../registry/handEdits.ts';
import { isAsPublished, readPublication } from '../record/published.ts';
import { ifBroken, isName, readPublished, recordTexts } from '../record/records.ts';
import { isPinned } from '../registry/pins.ts';
import { readState } from '../registry/revisions.ts';
import { servedReleases } from '../registry/servedReleases.ts';
import type { HostRecord } from '../record/schemas.ts';
import type { Registry } from '../registry/schemas.ts';
import type { Storage } from '../storage/storage.ts';

/** What's wrong with the signature of a release's record. */
async function signatureFault(
  storage: Storage,
  named: { remote: string; release: string },
  digest: string,
): Promise<string[]> {
  const kept = await readPublication(storage, named.remote, named.release).catch(ifBroken(() => null));
  const fault = (await storage.trust?.recordFault(named, digest, kept?.signature)) ?? null;
  return fault === null ? [] : [fault];
}

/** How the store differs from what was published, as sentences: the records of all releases, and all files of active ones. */
async function changedReleases(storage: Storage, registry: Registry): Promise<string[]> {
  const remotes = (await storage.folders('')).filter(isName);
  const records = remotes.map(async (remote) => {
    const checks = (await recordTexts(storage, remote)).map(async ({ release, text }) =>
      (await isAsPublished(storage, remote, release, text).catch(ifBroken(() => false)))
        ? []
        : [`${remote} ${release}: its release.json differs from the published one.`],
    );
    return (await Promise.all(checks)).flat();
  });
  const files = servedReleases(registry).map(async ({ remote, release }) => {
    const found = await readPublished(storage, remote, release).catch(ifBroken((reason) => reason));
    if (found === null) return [`${remote} ${release} is active but missing.`];
    if (typeof found === 'string') return [`${remote} ${release}: ${found}`];
    if (!isPinned(registry, remote, release, found.digest))
      return [`${remote} ${release}: its release.json differs from the one in the registry.`];
    const faults = [
      ...(await signatureFault(storage, { remote, release }, found.digest)),
      ...(await changedFiles(storage, found.record)),
    ];
    return faults.map((fault) => `${remote} ${release}: ${fault}`);
  });
  return (await Promise.all([...records, ...files])).flat();
}

/**
 * Whether the served host isn't the recorded one, in which case the gate would check releases against the wrong one. Not needed if
 * the host is a release, because servers then serve the one in the registry.
 */
function otherHost({ host: recorded, remotes }: Registry, served: HostRecord | null): string[] {
  if (
    own(remotes, HOST) !== undefined ||
    recorded === null ||
    served === null ||
    isDeepStrictEqual(recorded, served)
  )
    return [];
  const which = `The served host (${served.release}) differs from the registry's (${recorded.release})`;
  return [
    `${which}: the gate checks against the wrong one. Record it with release promote --host host/dist/release.json.`,
  ];
}

/**
 * Looks for changes made by hand (REL-10).
 * @param served the host that is served from here; null if unknown
 * @returns the findings as sentences
 */
export async function inspect(storage: Storage, served: HostRecord | null): Promise<string[]> {
  const state = await readState(storage);
  const changed = await changedReleases(storage, state.registry);
  const refused = (await storage.trust?.refusals()) ?? [];
  return [...refused, ...handEdits(state), ...changed, ...otherHost(state.registry, served)];
}
