import type { Readable } from 'node:stream';
import { isBucket } from '@galley/releases/storage/openStore';
import { folderPlace } from './folderPlace.ts';

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

/** @param target a folder by its absolute path, or `s3://bucket/prefix` */
export async function openPlace(target: string): Promise<BackupPlace> {
  if (!isBucket(target)) return folderPlace(target);
  const { bucketPlace } = await import('./bucketPlace.ts');
  return bucketPlace(target);
}
