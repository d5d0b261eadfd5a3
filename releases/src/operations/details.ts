import { done, refused, type Outcome } from '../common/outcome.ts';
import { originText } from '../record/originText.ts';
import { ifBroken, readPublished } from '../record/records.ts';
import { readDependencies, type Dependency } from '../record/sbom.ts';
import type { ReleaseRecord } from '../record/schemas.ts';
import type { Storage } from '../storage/storage.ts';

/** A release's origin and contents. */
export interface ReleaseDetails extends Pick<
  ReleaseRecord,
  'remote' | 'release' | 'version' | 'commit' | 'builtAt' | 'federation' | 'requires'
> {
  /** The commit, marked if the release includes uncommitted changes; null if unknown. */
  origin: string | null;
  /** Null if the release is older than this field. */
  builder: NonNullable<ReleaseRecord['builder']> | null;
  /** The digest of its record, which contains the hash of every file. */
  digest: string;
  /** The number of its files. */
  files: number;
  /** The packages whose code is in it; null if unknown. */
  dependencies: Dependency[] | null;
  /** Why the packages are unknown, as a sentence; null if they're known. */
  fault: string | null;
}

const NOT_RECORDED = 'This release was built before packages were recorded.';

/** Looks up a published release; refused if there's none. */
export async function releaseDetails(
  storage: Pick<Storage, 'readText' | 'readBytes'>,
  remote: string,
  release: string,
): Promise<Outcome<ReleaseDetails>> {
  const published = await readPublished(storage, remote, release).catch(ifBroken((reason) => reason));
  if (published === null) return refused('unknown', `There is no release ${release} of ${remote}.`);
  if (typeof published === 'string') return refused('invalid', published);
  const { record, digest } = published;
  const { version, commit, builtAt, federation, requires, builder = null } = record;
  const found = await readDependencies(storage, record).catch(ifBroken((reason) => reason));
  const isFault = typeof found === 'string';
  return done({
    remote,
    release,
    version,
    commit,
    origin: commit === null ? null : originText(commit),
    builtAt,
    builder,
    federation,
    requires,
    digest,
    files: Object.keys(record.files).length,
    dependencies: isFault ? null : found,
    fault: isFault ? found : found === null ? NOT_RECORDED : null,
  });
}
