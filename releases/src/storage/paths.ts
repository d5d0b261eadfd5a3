/** The files of a release store, relative to its root. */
export const RECORD_FILE = 'release.json';
/** The folder of the registry: a file for each revision. No remote has this name. */
export const REGISTRY_FOLDER = 'registry';
/** The folder of published records' digests. No remote has this name. */
export const PUBLISHED_FOLDER = 'published';
/** The folder of the policies: whose keys count. No remote has this name. */
export const POLICY_FOLDER = 'policy';

export const releaseFolder = (remote: string, release: string): string => `${remote}/${release}`;
export const recordFile = (remote: string, release: string): string =>
  `${releaseFolder(remote, release)}/${RECORD_FILE}`;
export const publishedFile = (remote: string, release: string): string =>
  `${PUBLISHED_FOLDER}/${remote}/${release}.json`;

/** Eight digits, so that the names sort like the numbers. */
const numbered = (folder: string, number: number) => `${folder}/${String(number).padStart(8, '0')}.json`;
export const revisionFile = (revision: number): string => numbered(REGISTRY_FOLDER, revision);
export const policyFile = (number: number): string => numbered(POLICY_FOLDER, number);

/** The number of a numbered file; null for any other path. */
export function numberIn(folder: string, path: string): number | null {
  const [, digits] = /^([0-9]{8})\.json$/.exec(path.slice(folder.length + 1)) ?? [];
  return digits !== undefined && path.startsWith(`${folder}/`) ? Number(digits) : null;
}
