/** The files of a release store, relative to its root. */
export const REGISTRY_FILE = 'releases.json';
export const HISTORY_FILE = 'releases.history.jsonl';
export const PUBLISHED_FILE = 'releases.published.jsonl';
export const RECORD_FILE = 'release.json';

export const releaseFolder = (remote: string, release: string): string => `${remote}/${release}`;
