import type { Readable } from 'node:stream';

/** Where backups or records' files are stored: a folder or a bucket. Files are never partly visible. */
export interface FilePlace {
  /** The names of the files, unordered. */
  files: () => Promise<string[]>;
  /** Replaces a file with the same name. */
  write: (name: string, content: Readable) => Promise<void>;
  /** @throws MissingFileError if there is no such file */
  read: (name: string) => Promise<Readable>;
  remove: (name: string) => Promise<void>;
  /** Deletes unfinished files of writers that were killed long ago. */
  removeUnfinished: () => Promise<void>;
}

export class MissingFileError extends Error {
  constructor(name: string, cause: unknown) {
    super(`There is no file ${name}.`, { cause });
    this.name = 'MissingFileError';
  }
}
