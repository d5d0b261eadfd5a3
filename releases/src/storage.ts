/**
 * Where the release store lives: a folder now. Paths are relative and written with slashes. All that the rest of this
 * package knows of the outside world goes through here.
 */
export interface Storage {
  /** The file's text, or null where there is none. */
  readText: (path: string) => Promise<string | null>;
  readBytes: (path: string) => Promise<Uint8Array | null>;
  /** Replaces a file, durably: whoever reads finds the old text or the new, also when the writer was killed. */
  replaceText: (path: string, text: string) => Promise<void>;
  /** Adds to a file's end, durably. A writer that was killed may leave a part of the text. */
  appendText: (path: string, text: string) => Promise<void>;
  /** The names of the folders in a folder, sorted; none where it doesn't exist. */
  folders: (path: string) => Promise<string[]>;
  /** Adds a folder with all its files or not at all; false when it is there already. */
  addFolder: (path: string, files: ReadonlyMap<string, Uint8Array>) => Promise<boolean>;
  /** Runs work alone: of all processes that ask, one at a time. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}
