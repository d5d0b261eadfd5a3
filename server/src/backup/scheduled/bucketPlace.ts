import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketIn, s3Client } from '@galley/releases/storage/openS3';
import type { BackupPlace } from './place.ts';

/** Of 10,000 parts at most: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
/** How many parts are sent, and in memory, at a time. */
const AT_ONCE = 4;

/** Backups in a bucket, by the settings of the release store's: a file is there once its upload is complete. */
export function bucketPlace(location: string): BackupPlace {
  const { bucket: Bucket, prefix } = bucketIn(location);
  const client = s3Client();
  const object = (name: string) => ({ Bucket, Key: prefix + name });
  return {
    async files() {
      const found: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix, Delimiter: '/' }))
        found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []));
      return found;
    },
    async write(name, content) {
      const params = { ...object(name), Body: content };
      try {
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: AT_ONCE }).done();
      } catch (error) {
        content.destroy();
        throw error;
      }
    },
    read: async (name) => (await client.send(new GetObjectCommand(object(name)))).Body as Readable,
    remove: async (name) => void (await client.send(new DeleteObjectCommand(object(name)))),
    // Of uploads that were cut off, see docs/operating.md: a rule of the bucket deletes them.
    removeUnfinished: async () => undefined,
  };
}
