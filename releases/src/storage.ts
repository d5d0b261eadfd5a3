/**
 * Where the release store lives: a folder, or a bucket. Paths are relative and written with slashes. All that the rest
 * of this package knows of the outside world goes through here.
 */
export interface Storage {
  /** The file's text, or null where there is none. */
  readText: (path: string) => Promise<string | null>;
  readBytes: (path: string) => Promise<Uint8Array | null>;
  /**
   * Replaces a file, durably: whoever reads finds the old text or the new, also when the writer was killed.
   * @param expected the text it must hold still (null: it isn't there); left out: whatever it holds
   * @returns false when it holds another text by now, and stays as it is
   */
  replaceText: (path: string, text: string, expected?: string | null) => Promise<boolean>;
  /** Adds to a file's end, durably. A writer that was killed may leave a part of the text. */
  appendText: (path: string, text: string) => Promise<void>;
  /** The names of the folders in a folder, sorted; none where it doesn't exist. */
  folders: (path: string) => Promise<string[]>;
  /** Adds a folder with all its files or not at all; false when it is there already. */
  addFolder: (path: string, files: ReadonlyMap<string, Uint8Array>) => Promise<boolean>;
  /** Takes a folder away; a killed writer leaves it whole or without the file that makes it a release. */
  removeFolder: (path: string) => Promise<void>;
  /** Runs work alone: of all processes that ask, one at a time. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}
