import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketIn } from '@galley/releases/storage/bucket';
import { s3Client } from '@galley/releases/storage/openS3';
import { MissingFileError, type FilePlace } from './place.ts';

/** At most 10,000 parts, so 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Files in a bucket, with the same settings as the release store's bucket. A file exists once its upload is complete.
 * @param partsAtOnce how many parts of a file are sent, and in memory, at a time
 */
export function bucketPlace(location: string, partsAtOnce: number): FilePlace {
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
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: partsAtOnce }).done();
      } catch (error) {
        content.destroy();
        throw error;
      }
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand(object(name))).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new MissingFileError(name, error) : error;
      });
      return Body as Readable;
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(object(name)))),
    // A bucket rule deletes interrupted uploads; see docs/operating.md.
    removeUnfinished: async () => undefined,
  };
}
