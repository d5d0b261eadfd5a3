import type { Readable } from 'node:stream';

/** Where backups are: a folder, or a bucket. A file is there whole or not at all. */
export interface BackupPlace {
  /** The names of the files, in no order. */
  files: () => Promise<string[]>;
  write: (name: string, content: Readable) => Promise<void>;
  /** @throws Error when there is no such file */
  read: (name: string) => Promise<Readable>;
  remove: (name: string) => Promise<void>;
  /** Deletes what writers that were killed long ago have left unfinished. */
  removeUnfinished: () => Promise<void>;
}
