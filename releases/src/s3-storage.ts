import type { S3Client } from '@aws-sdk/client-s3';
import { RECORD_FILE } from './paths.ts';
import { checkConditions } from './s3-conditions.ts';
import { withLease, type Lease } from './s3-lease.ts';
import { s3Objects, type Objects } from './s3-objects.ts';
import type { Storage } from './storage.ts';

const AT_ONCE = 8;
/** A holder that was killed is waited for so long. */
const LEASE_MS = 10_000;

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
const equal = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Runs work for every item, a few at a time; the first error ends it. */
async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Adds a file that nobody may change afterwards. What an interrupted upload left counts when it is the same. */
async function addFile(objects: Objects, file: string, bytes: Uint8Array): Promise<void> {
  if (await objects.put(file, bytes, { absent: true })) return;
  const stored = await objects.get(file);
  if (stored && equal(stored.bytes, bytes)) return;
  throw new Error(
    `${file} is there with another content, from an upload that was not finished: build under another release id.`,
  );
}

/**
 * A release store in a bucket that knows conditional writes (REL-09). A release is there once its release.json is, which is
 * written last and removed first. The registry is replaced only where it still is what was read.
 * @param prefix ends with a slash, or is empty
 */
export function s3Storage(client: S3Client, bucket: string, prefix: string, leaseMs = LEASE_MS): Storage {
  const objects = s3Objects(client, bucket, prefix);
  let lease: Lease | null = null;
  let isChecked = false;
  let queue: Promise<unknown> = Promise.resolve();

  const readText = async (file: string) => {
    const stored = await objects.get(file);
    return stored ? asText(stored.bytes) : null;
  };

  /** A writer whose turn is over must not write any more: somebody else may be at it. */
  function requireLease(): void {
    if (lease && !lease.isHeld())
      throw new Error('The store was out of reach for too long: nothing more is written.');
  }

  /**
   * Replaces what was read, and only that: false when somebody else was quicker, or when there is no next text.
   * A request may get through whose answer does not: then the next text is there.
   */
  async function swap(file: string, next: (text: string | null) => string | null): Promise<boolean> {
    const stored = await objects.get(file);
    const text = next(stored ? asText(stored.bytes) : null);
    if (text === null) return false;
    requireLease();
    const condition = stored ? { etag: stored.etag } : { absent: true as const };
    return (await objects.put(file, text, condition)) !== null || (await readText(file)) === text;
  }

  const leased = <T>(work: () => Promise<T>): Promise<T> =>
    withLease(objects, leaseMs, async (mine) => {
      lease = mine;
      try {
        // Once it has succeeded: a server that was out of reach is asked again.
        if (!isChecked) await checkConditions(objects);
        isChecked = true;
        return await work();
      } finally {
        lease = null;
      }
    });

  /** In one process one after the other, so that the lease at hand is that of the work at hand. */
  function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(() => leased(work));
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    readText,
    readBytes: async (file) => (await objects.get(file))?.bytes ?? null,
    replaceText: (file, text, expected) =>
      swap(file, (current) => (expected === undefined || current === expected ? text : null)),
    async appendText(file, text) {
      if (await swap(file, (current) => (current ?? '') + text)) return;
      throw new Error(`${file} was changed by somebody else in this moment.`);
    },
    folders: (folder) => objects.folders(folder === '' ? '' : `${folder}/`),
    async addFolder(folder, files) {
      const record = files.get(RECORD_FILE);
      if (!record) throw new Error(`A folder is a release only with a ${RECORD_FILE}.`);
      const marker = `${folder}/${RECORD_FILE}`;
      if (await objects.get(marker)) return false;
      const others = [...files].filter(([name]) => name !== RECORD_FILE);
      const add = (entries: typeof others) =>
        each(entries, ([name, bytes]) => addFile(objects, `${folder}/${name}`, bytes));
      await add(others);
      return exclusively(async () => {
        // Alone, so that no removal of an equal release is under way.
        const there = new Set(await objects.list(`${folder}/`));
        await add(others.filter(([name]) => !there.has(`${folder}/${name}`)));
        requireLease();
        return (await objects.put(marker, record, { absent: true })) !== null;
      });
    },
    async removeFolder(folder) {
      requireLease();
      await objects.remove(`${folder}/${RECORD_FILE}`);
      await each(await objects.list(`${folder}/`), (file) => objects.remove(file));
    },
    exclusively,
  };
}
