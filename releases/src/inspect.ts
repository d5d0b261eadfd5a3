import { isDeepStrictEqual } from 'node:util';
import { changedFiles } from './gate.ts';
import { handEdits } from './hand-edits.ts';
import { readHistory } from './history.ts';
import { REGISTRY_FILE } from './paths.ts';
import { isAsPublished, readPublished } from './published.ts';
import { ifBroken, isName, parseRegistry, readRelease, recordTexts, running } from './records.ts';
import type { HostRecord, Registry } from './schemas.ts';
import type { Storage } from './storage.ts';

/** What lies in the store and is not what was published, in sentences: of every release its record, of those that run every file. */
async function changedReleases(storage: Storage, registry: Registry): Promise<string[]> {
  const published = await readPublished(storage);
  const remotes = (await storage.folders('')).filter(isName);
  const records = remotes.map(async (remote) =>
    (await recordTexts(storage, remote))
      .filter(({ release, text }) => !isAsPublished(published, remote, release, text))
      .map(({ release }) => `${remote} ${release}: its release.json is not the one that was published.`),
  );
  const files = running(registry).map(async ({ remote, release }) => {
    const record = await readRelease(storage, remote, release).catch(ifBroken((reason) => reason));
    if (record === null) return [`${remote} ${release} runs and is not there.`];
    const faults = typeof record === 'string' ? [record] : await changedFiles(storage, record);
    return faults.map((fault) => `${remote} ${release}: ${fault}`);
  });
  return (await Promise.all([...records, ...files])).flat();
}

/** Whether a host other than the recorded one is served: the gate then judges releases by the wrong one. */
function otherHost(recorded: HostRecord | null, served: HostRecord | null): string[] {
  if (recorded === null || served === null || isDeepStrictEqual(recorded, served)) return [];
  const which = `The host that is served (${served.release}) is not as the registry has it (${recorded.release})`;
  return [
    `${which}: the gate judges by the wrong one. release promote --host host/dist/host.json records it.`,
  ];
}

/**
 * Compares what lies in the store with what is on record of it.
 * @param served the host that is served from here; null where that is not known
 * @returns what does not agree, in sentences
 */
export async function inspect(storage: Storage, served: HostRecord | null): Promise<string[]> {
  // The registry first: each of its states is in the history before it takes effect.
  const text = await storage.readText(REGISTRY_FILE);
  const history = await readHistory(storage);
  const registry = parseRegistry(text);
  const changed = await changedReleases(storage, registry);
  return [...handEdits(text, history), ...changed, ...otherHost(registry.host, served)];
}
