/** The files of a release store, relative to its root. */
export const RECORD_FILE = 'release.json';
/** Where the registry is: a file for each revision. No remote has this name. */
export const REGISTRY_FOLDER = 'registry';
/** Where the digests of published records are. No remote has this name. */
export const PUBLISHED_FOLDER = 'published';

export const releaseFolder = (remote: string, release: string): string => `${remote}/${release}`;
export const recordFile = (remote: string, release: string): string =>
  `${releaseFolder(remote, release)}/${RECORD_FILE}`;
export const publishedFile = (remote: string, release: string): string =>
  `${PUBLISHED_FOLDER}/${remote}/${release}.json`;

/** Eight digits, so that the names sort as the numbers do. */
export const revisionFile = (revision: number): string =>
  `${REGISTRY_FOLDER}/${String(revision).padStart(8, '0')}.json`;
