import type { S3Client } from '@aws-sdk/client-s3';
import { RECORD_FILE } from './paths.ts';
import { checkConditions } from './s3Conditions.ts';
import { s3Objects } from './s3Objects.ts';
import type { Storage } from './storage.ts';

const AT_ONCE = 8;

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
const equal = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Works on every item, a few at a time; the first error stops it. */
async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * A release store in a bucket that supports conditional writes (REL-09). A release exists once its release.json does, which is
 * written last and removed first.
 * @param prefix ends with a slash, or is empty
 */
export function s3Storage(client: S3Client, bucket: string, prefix: string): Storage {
  const objects = s3Objects(client, bucket, prefix);
  let check: Promise<void> | null = null;
  const inside = (folder: string) => (folder === '' ? '' : `${folder}/`);

  /** Creates an object. Recognizes its own content, because a request can succeed although its response is lost. */
  async function create(file: string, content: Uint8Array): Promise<'created' | 'same' | 'other'> {
    check ??= checkConditions(objects);
    // After a failure, the next write checks again.
    await check.catch((error: unknown) => {
      check = null;
      throw error;
    });
    if (await objects.create(file, content)) return 'created';
    const stored = await objects.get(file);
    // Concurrent writers can both be rejected, so try again.
    if (stored === null) return create(file, content);
    return equal(stored, content) ? 'same' : 'other';
  }

  /** Adds a file of a release. Accepts an identical file from an interrupted upload. */
  async function addFile(file: string, bytes: Uint8Array): Promise<void> {
    if ((await create(file, bytes)) !== 'other') return;
    throw new Error(
      `${file} already exists with other content, from an unfinished upload. Build with another release id.`,
    );
  }

  return {
    async readText(file) {
      const bytes = await objects.get(file);
      return bytes && asText(bytes);
    },
    readBytes: objects.get,
    createText: async (file, text) => (await create(file, Buffer.from(text))) !== 'other',
    files: async (folder) => (await objects.list(inside(folder), '/')).files,
    folders: async (folder) => (await objects.list(inside(folder), '/')).folders,
    stamp: async (folder) => (await objects.list(inside(folder))).stamp,
    async addFolder(folder, files) {
      const record = files.get(RECORD_FILE);
      if (!record) throw new Error(`A folder is a release only with a ${RECORD_FILE}.`);
      const marker = `${folder}/${RECORD_FILE}`;
      if (await objects.get(marker)) return false;
      const others = [...files].filter(([name]) => name !== RECORD_FILE);
      await each(others, ([name, bytes]) => addFile(`${folder}/${name}`, bytes));
      return (await create(marker, record)) === 'created';
    },
    // An object exists either completely or not at all.
    removeUnfinished: async () => undefined,
    async removeFolder(folder) {
      await objects.remove(`${folder}/${RECORD_FILE}`);
      await each((await objects.list(inside(folder))).files, (file) => objects.remove(`${folder}/${file}`));
    },
  };
}
