import { isBucket } from '@galley/releases/storage/openStore';
import { folderPlace } from './folderPlace.ts';
import type { BackupPlace } from './place.ts';

/** @param target a folder by its absolute path, or `s3://bucket/prefix` */
export async function openPlace(target: string): Promise<BackupPlace> {
  if (!isBucket(target)) return folderPlace(target);
  const { bucketPlace } = await import('./bucketPlace.ts');
  return bucketPlace(target);
}
