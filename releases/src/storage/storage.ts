import type { Trust } from './trust.ts';

/**
 * Where the release store is: a folder, or a bucket. Paths are relative and written with slashes. All that the rest of
 * this package knows of the outside world goes through here. No file is ever replaced.
 */
export interface Storage {
  /** The file's text, or null where there is none. */
  readText: (path: string) => Promise<string | null>;
  readBytes: (path: string) => Promise<Uint8Array | null>;
  /**
   * Creates a file, durably and with its whole text. Of several writers that create the same file, one succeeds.
   * @returns false when the file is there already; it stays as it is
   */
  createText: (path: string, text: string) => Promise<boolean>;
  /** The names of the files in a folder, sorted; none where it doesn't exist. */
  files: (path: string) => Promise<string[]>;
  /** The names of the folders in a folder, sorted; none where it doesn't exist. */
  folders: (path: string) => Promise<string[]>;
  /**
   * Another text after any file below a folder was written or deleted, without reading one. Absent where reading the files
   * costs no more.
   */
  stamp?: (path: string) => Promise<string>;
  /** Adds the folder of a release with all its files or not at all; false when the release is there already. */
  addFolder: (path: string, files: ReadonlyMap<string, Uint8Array>) => Promise<boolean>;
  /** Deletes a release's folder. A writer that was killed leaves the folder whole or without its release record. */
  removeFolder: (path: string) => Promise<void>;
  /** Deletes what writers that were killed before then have left unfinished, which nobody ever reads. */
  removeUnfinished: (before: Date) => Promise<void>;
  /** The newest revision that is rightly signed, and its file; absent: nothing is signed, and the newest is searched for. */
  newest?: () => Promise<{ revision: number; text: string | null }>;
  /** Whose keys count; absent: nothing is signed. */
  trust?: Trust;
}
