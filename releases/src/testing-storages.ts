import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe } from 'node:test';
import { folderStorage } from './folder-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { s3Client } from './open-s3.ts';
import { s3Objects } from './s3-objects.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { BUCKET, startS3, type TestS3 } from './testing-s3.ts';

/** A release store for one test. */
export interface TestStore {
  storage: Storage;
  /** Takes one file out, as an accident would. */
  lose: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

const inMemory = async (): Promise<TestStore> => {
  const storage = memoryStorage();
  return { storage, lose: async (file) => void storage.files.delete(file), close: async () => {} };
};

const inFolder = async (): Promise<TestStore> => {
  const root = await mkdtemp(path.join(tmpdir(), 'galley-store-'));
  return {
    storage: folderStorage(root),
    lose: (file) => rm(path.join(root, file)),
    close: () => rm(root, { recursive: true }),
  };
};

/** Below a prefix of its own, in the bucket of the server that the environment names. */
const inBucket = async (): Promise<TestStore> => {
  const prefix = `${randomUUID()}/`;
  const client = s3Client();
  return {
    storage: s3Storage(client, BUCKET, prefix),
    lose: (file) => s3Objects(client, BUCKET, prefix).remove(file),
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
      if (!store) throw new Error('A store is there only while a test runs.');
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
