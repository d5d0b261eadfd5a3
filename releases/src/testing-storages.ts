import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe } from 'node:test';
import { folderStorage } from './folder-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import type { Storage } from './storage.ts';

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

const STORES = { 'in memory': inMemory, 'in a folder': inFolder };

/** Runs the same tests on every kind of release store, each test on an empty one. */
export function onEveryStore(tests: (store: () => TestStore) => void): void {
  for (const [place, open] of Object.entries(STORES)) {
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
}
