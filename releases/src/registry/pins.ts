import { integrityOf } from '../common/digest.ts';
import { own } from '../common/own.ts';
import { recordText } from '../record/records.ts';
import type { Storage } from '../storage/storage.ts';
import { servedReleases } from './servedReleases.ts';
import type { HistoryLine, Registry } from './schemas.ts';

// A release is served according to its record, which contains the hash of every file. The registry pins the record of each release
// that it serves, so that changing a record and its stored digest doesn't change any release that people get (REL-12).

type Records = NonNullable<Registry['records']>;

/** The registry's digest of a release's record; undefined if it has none. */
export const pinOf = ({ records = {} }: Registry, remote: string, release: string): string | undefined =>
  own(own(records, remote) ?? {}, release);

/** Whether the registry pins the record with this digest; true also for a release that it doesn't pin. */
export function isPinned(registry: Registry, remote: string, release: string, digest: string): boolean {
  const pin = pinOf(registry, remote, release);
  return pin === undefined || pin === digest;
}

/** The digest of a release's record when it was last activated. */
const activatedRecord = (history: readonly HistoryLine[], remote: string, release: string) =>
  history.findLast((line) => line.remote === remote && line.to === release && line.record !== undefined)
    ?.record;

/**
 * The pins of a changed registry. A release that was active before keeps its pin.
 * @returns also, as sentences, the newly served releases whose record has changed since they were active
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
