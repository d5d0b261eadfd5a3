import path from 'node:path';
import { isBucket } from './bucket.ts';
import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';

/** Opens a release store. @param location a folder, or `s3://bucket/prefix` */
export async function openStore(location: string): Promise<Storage> {
  if (!isBucket(location)) return folderStorage(path.resolve(location));
  // Loaded only if needed: a rollback in a folder must not wait for it.
  const { openS3 } = await import('./openS3.ts');
  return openS3(location);
}
