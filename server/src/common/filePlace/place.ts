import type { Readable } from 'node:stream';

/** Where backups, or the files of records, are: a folder, or a bucket. A file is there whole or not at all. */
export interface FilePlace {
  /** The names of the files, in no order. */
  files: () => Promise<string[]>;
  /** Replaces a file of the same name. */
  write: (name: string, content: Readable) => Promise<void>;
  /** @throws MissingFileError when there is no such file */
  read: (name: string) => Promise<Readable>;
  remove: (name: string) => Promise<void>;
  /** Deletes what writers that were killed long ago have left unfinished. */
  removeUnfinished: () => Promise<void>;
}

export class MissingFileError extends Error {
  constructor(name: string, cause: unknown) {
    super(`There is no file ${name}.`, { cause });
    this.name = 'MissingFileError';
  }
}
