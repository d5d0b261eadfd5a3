import type { Trust } from './trust.ts';

/**
 * The release store: a folder or a bucket. Paths are relative, with slashes. This is the package's only interface to the outside
 * world. Files are never replaced.
 */
export interface Storage {
  /** The file's text, or null if there's none. */
  readText: (path: string) => Promise<string | null>;
  readBytes: (path: string) => Promise<Uint8Array | null>;
  /**
   * Creates a file, durably and with its whole text. If several writers create the same file, one succeeds.
   * @returns false if the file exists already; it stays as it is
   */
  createText: (path: string, text: string) => Promise<boolean>;
  /** The names of the files in a folder, sorted; empty if it doesn't exist. */
  files: (path: string) => Promise<string[]>;
  /** The names of the folders in a folder, sorted; empty if it doesn't exist. */
  folders: (path: string) => Promise<string[]>;
  /**
   * A text that changes whenever a file below a folder is written or deleted, obtained without reading one. Absent if reading the
   * files costs no more.
   */
  stamp?: (path: string) => Promise<string>;
  /** Adds a release's folder with all its files, or nothing; false if the release exists already. */
  addFolder: (path: string, files: ReadonlyMap<string, Uint8Array>) => Promise<boolean>;
  /** Deletes a release's folder. If the process is killed, the folder stays intact or is left without its release record. */
  removeFolder: (path: string) => Promise<void>;
  /** Deletes the unfinished files of writers that were killed before this time. Nobody ever reads those. */
  removeUnfinished: (before: Date) => Promise<void>;
  /** The newest validly signed revision, and its file. Absent if nothing is signed: then the newest is searched for. */
  newest?: () => Promise<{ revision: number; text: string | null }>;
  /** Whose keys count; absent: nothing is signed. */
  trust?: Trust;
}
