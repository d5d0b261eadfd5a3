import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { OutOfReachError } from './outOfReach.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Headers with which a CDN in front of the store serves an object. Objects never change. */
const headersOf = (file: string): { ContentType: string; CacheControl: string } => ({
  ContentType: TYPES[path.posix.extname(file)] ?? 'application/octet-stream',
  CacheControl: 'public, max-age=31536000, immutable',
});

export interface Objects {
  get: (path: string) => Promise<Uint8Array | null>;
  /** @returns false if the object exists already; it stays as it is */
  create: (path: string, content: string | Uint8Array) => Promise<boolean>;
  remove: (path: string) => Promise<void>;
  /**
   * The objects whose paths start with `start`, in alphabetical order, by the rest of their paths.
   * @param delimiter groups paths into folders, up to its first occurrence in the rest
   * @returns `stamp`: a text that changes whenever one of the files is written or deleted
   */
  list: (start: string, delimiter?: string) => Promise<{ files: string[]; folders: string[]; stamp: string }>;
}

/** Somebody else was first; 409: both wrote at the same time. */
const EXISTS = new Set([409, 412]);
const isGone = (error: S3ServiceException) => error.$metadata.httpStatusCode === 404;

/** Whether a retry can succeed: after a network error or a server failure, but not after a refusal by the store. */
function mayPass(error: unknown): boolean {
  if (error instanceof S3ServiceException) return (error.$metadata.httpStatusCode ?? 0) >= 500;
  return error instanceof Error && ('code' in error || error.name === 'TimeoutError');
}

/** @throws OutOfReachError if a later attempt can succeed */
async function reached<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw mayPass(error) ? new OutOfReachError(error) : error;
  }
}

/** Returns a value instead of throwing for an expected status. A missing bucket always throws. */
async function unless<T, U>(
  request: Promise<T>,
  isAnswer: (error: S3ServiceException) => boolean,
  answer: U,
): Promise<T | U> {
  try {
    return await reached(request);
  } catch (error) {
    const known = error instanceof S3ServiceException && error.name !== 'NoSuchBucket' && isAnswer(error);
    if (known) return answer;
    throw error;
  }
}

/**
 * The objects of a bucket below a prefix, by relative paths.
 * @param prefix ends with a slash, or is empty
 * @param pageSize how many objects to request per page of a listing
 */
export function s3Objects(client: S3Client, bucket: string, prefix: string, pageSize = 1000): Objects {
  const at = (path: string) => ({ Bucket: bucket, Key: prefix + path });

  return {
    async get(path) {
      const answer = await unless(client.send(new GetObjectCommand(at(path))), isGone, null);
      return answer?.Body ? reached(answer.Body.transformToByteArray()) : null;
    },
    async create(path, content) {
      const command = new PutObjectCommand({
        ...at(path),
        ...headersOf(path),
        IfNoneMatch: '*',
        Body: content,
      });
      const exists = ({ $metadata }: S3ServiceException) => EXISTS.has($metadata.httpStatusCode ?? 0);
      return (await unless(client.send(command), exists, null)) !== null;
    },
    async remove(path) {
      await unless(client.send(new DeleteObjectCommand(at(path))), isGone, null);
    },
    async list(start, delimiter) {
      const [files, folders]: [string[], string[]] = [[], []];
      const stamp = createHash('sha256');
      const rest = (key = '') => key.slice(prefix.length + start.length);
      let next: string | undefined;
      do {
        const listing = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix + start,
          Delimiter: delimiter,
          MaxKeys: pageSize,
          ContinuationToken: next,
        });
        const page = await reached(client.send(listing));
        files.push(...(page.Contents ?? []).map(({ Key }) => rest(Key)));
        for (const { Key, ETag, LastModified, Size } of page.Contents ?? [])
          stamp.update(JSON.stringify([Key, ETag, LastModified, Size]));
        folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => rest(Prefix).slice(0, -1)));
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next !== undefined);
      return { files: files.sort(), folders: folders.sort(), stamp: stamp.digest('hex') };
    },
  };
}
