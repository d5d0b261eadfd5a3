import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { OutOfReachError } from './out-of-reach.ts';
import { headersOf } from './s3-headers.ts';

/** An object as it was read. */
export interface Stored {
  bytes: Uint8Array;
  etag: string;
}

/** What must be so for a write to happen: nothing is there, or what was read with this etag still is. */
export type Condition = { absent: true } | { etag: string };

export interface Objects {
  get: (path: string) => Promise<Stored | null>;
  /** @returns the new etag; null when the condition was not met, and nothing is written */
  put: (path: string, content: string | Uint8Array, condition?: Condition) => Promise<string | null>;
  remove: (path: string) => Promise<void>;
  /** Every path that begins so. */
  list: (start: string) => Promise<string[]>;
  /** The names between a start and the next slash. */
  folders: (start: string) => Promise<string[]>;
}

/** Somebody else wrote first; 409: at the very same time. A condition on what is gone by now answers 404. */
const UNMET = new Set([404, 409, 412]);
const isGone = (error: S3ServiceException) => error.$metadata.httpStatusCode === 404;

/** A refusal is the store's own word; what the network or a server in trouble says may pass. */
function mayPass(error: unknown): boolean {
  if (error instanceof S3ServiceException) return (error.$metadata.httpStatusCode ?? 0) >= 500;
  return error instanceof Error && ('code' in error || error.name === 'TimeoutError');
}

/** @throws OutOfReachError where asking later may succeed */
async function reached<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw mayPass(error) ? new OutOfReachError(error) : error;
  }
}

/** Answers instead of throwing where a status is an answer. A bucket that isn't there never is. */
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
 * The objects of a bucket below a prefix, by paths relative to it.
 * @param prefix ends with a slash, or is empty
 * @param pageSize how many a listing asks for at once
 */
export function s3Objects(client: S3Client, bucket: string, prefix: string, pageSize = 1000): Objects {
  const at = (path: string) => ({ Bucket: bucket, Key: prefix + path });

  async function pages(start: string, delimiter?: string) {
    const found: { keys: string[]; folders: string[] } = { keys: [], folders: [] };
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
      found.keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
      const names = (page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix);
      found.folders.push(...names.map((name) => name.slice(prefix.length + start.length, -1)));
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
    return found;
  }

  return {
    async get(path) {
      const answer = await unless(client.send(new GetObjectCommand(at(path))), isGone, null);
      if (!answer?.Body || answer.ETag === undefined) return null;
      return { bytes: await reached(answer.Body.transformToByteArray()), etag: answer.ETag };
    },
    async put(path, content, condition) {
      const when =
        condition === undefined
          ? {}
          : 'absent' in condition
            ? { IfNoneMatch: '*' }
            : { IfMatch: condition.etag };
      const command = new PutObjectCommand({ ...at(path), ...when, ...headersOf(path), Body: content });
      const isUnmet = ({ $metadata: { httpStatusCode = 0 } }: S3ServiceException) =>
        condition !== undefined && UNMET.has(httpStatusCode);
      return (await unless(client.send(command), isUnmet, null))?.ETag ?? null;
    },
    async remove(path) {
      await unless(client.send(new DeleteObjectCommand(at(path))), isGone, null);
    },
    list: async (start) => (await pages(start)).keys,
    folders: async (start) => (await pages(start, '/')).folders.sort(),
  };
}
