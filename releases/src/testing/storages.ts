import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe } from 'node:test';
import { folderStorage } from '../storage/folderStorage.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { s3Client } from '../storage/openS3.ts';
import { s3Objects } from '../storage/s3Objects.ts';
import { s3Storage } from '../storage/s3Storage.ts';
import type { Storage } from '../storage/storage.ts';
import { BUCKET, startS3, type TestS3 } from './s3.ts';

/** A release store for one test. */
interface TestStore {
  storage: Storage;
  /** Deletes a file, as an accident would. */
  lose: (file: string) => Promise<void>;
  /** Writes a file without any checks, as a manual edit would. */
  write: (file: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}

const inMemory = async (): Promise<TestStore> => {
  const storage = memoryStorage();
  return {
    storage,
    lose: async (file) => void storage.content.delete(file),
    write: async (file, text) => void storage.content.set(file, Buffer.from(text)),
    close: async () => {},
  };
};

const inFolder = async (): Promise<TestStore> => {
  const root = await mkdtemp(path.join(tmpdir(), 'galley-store-'));
  return {
    storage: folderStorage(root),
    lose: (file) => rm(path.join(root, file)),
    write: (file, text) => writeFile(path.join(root, file), text),
    close: () => rm(root, { recursive: true }),
  };
};

/** Below its own prefix, in the bucket of the server that the environment names. */
const inBucket = async (): Promise<TestStore> => {
  const prefix = `${randomUUID()}/`;
  const client = s3Client();
  const objects = s3Objects(client, BUCKET, prefix);
  return {
    storage: s3Storage(client, BUCKET, prefix),
    lose: objects.remove,
    async write(file, text) {
      await objects.remove(file);
      await objects.create(file, text);
    },
    close: async () => client.destroy(),
  };
};

function onStore(place: string, open: () => Promise<TestStore>, tests: (store: () => TestStore) => void) {
  describe(`A release store ${place}`, () => {
    let store: TestStore | undefined;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store?.close());
    tests(() => {
      if (!store) throw new Error('The store exists only during a test.');
      return store;
    });
  });
}

/** Runs the same tests on every kind of release store, each test on an empty one. */
export function onEveryStore(tests: (store: () => TestStore) => void): void {
  onStore('in memory', inMemory, tests);
  onStore('in a folder', inFolder, tests);
  describe('On an S3 server', () => {
    let server: TestS3;
    before(async () => {
      server = await startS3();
      Object.assign(process.env, server.environment);
    });
    after(() => server.close());
    onStore('in a bucket', inBucket, tests);
  });
}
