import { integrityOf } from '../common/digest.ts';
import { own } from '../common/own.ts';
import { recordText } from '../record/records.ts';
import type { Storage } from '../storage/storage.ts';
import { servedReleases } from './servedReleases.ts';
import type { HistoryLine, Registry } from './schemas.ts';

// A release is served by its record, which has the hash of every file. The registry pins the record of each release that it
// serves: whoever changes a record, and the digest that was kept of it, changes no release that people get (REL-12).

type Records = NonNullable<Registry['records']>;

/** The digest that the registry has of a release's record; undefined where it has none. */
export const pinOf = ({ records = {} }: Registry, remote: string, release: string): string | undefined =>
  own(own(records, remote) ?? {}, release);

/** Whether the registry pins the record with this digest; true also for a release that it does not pin. */
export function isPinned(registry: Registry, remote: string, release: string, digest: string): boolean {
  const pin = pinOf(registry, remote, release);
  return pin === undefined || pin === digest;
}

/** The digest of the record that a release had when it was last made active. */
const activatedRecord = (history: readonly HistoryLine[], remote: string, release: string) =>
  history.findLast((line) => line.remote === remote && line.to === release && line.record !== undefined)
    ?.record;

/**
 * The pins of a changed registry. A release that was active before keeps its pin.
 * @returns also the releases that are new in it and whose record is not the one they were active with, in sentences
 */
export async function pinsOf(
  storage: Pick<Storage, 'readText'>,
  { registry: before, history }: { registry: Registry; history: readonly HistoryLine[] },
  after: Registry,
): Promise<{ records: Records; changed: string[] }> {
  const records: Records = {};
  const changed: string[] = [];
  for (const { remote, release } of servedReleases(after)) {
    const text = await recordText(storage, remote, release);
    const served = pinOf(before, remote, release);
    const pin =
      served ?? activatedRecord(history, remote, release) ?? (text === null ? null : integrityOf(text));
    if (pin === null) continue;
    records[remote] = { ...records[remote], [release]: pin };
    if (served === undefined && text !== null && integrityOf(text) !== pin)
      changed.push(`${remote} ${release}: Its release.json has changed since it was active.`);
  }
  return { records, changed };
}
