import { isBucket } from '@galley/releases/storage/bucket';
import { folderPlace } from './folderPlace.ts';
import type { FilePlace } from './place.ts';

/**
 * @param target a folder with its absolute path, or `s3://bucket/prefix`
 * @param partsAtOnce how many 8 MB parts of a file are in memory at a time while it's sent to a bucket
 */
export async function openPlace(target: string, partsAtOnce = 4): Promise<FilePlace> {
  if (!isBucket(target)) return folderPlace(target);
  const { bucketPlace } = await import('./bucketPlace.ts');
  return bucketPlace(target, partsAtOnce);
}
