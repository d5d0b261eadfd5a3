import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, syncFolder, writeDurably } from './durable.ts';
import type { Storage } from './storage.ts';

/** Returns null instead of throwing if there's no such file. */
const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
};

/** Where files and folders are written before they get their names. */
const UNFINISHED = '.unfinished';

/** A release store in a folder. @param root its absolute path; created on demand */
export function folderStorage(root: string): Storage {
  const at = (relative: string) => path.join(root, relative);
  const unfinished = () => at(`${UNFINISHED}/${randomUUID()}`);
  const entries = async (folder: string) => {
    const all = (await orNull(readdir(at(folder), { withFileTypes: true }))) ?? [];
    return all
      .filter(({ name }) => !name.startsWith('.'))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  };
  return {
    readText: (file) => orNull(readFile(at(file), 'utf8')),
    readBytes: (file) => orNull(readFile(at(file))),
    async createText(file, text) {
      const [temporary, target] = [unfinished(), at(file)];
      await mkdir(path.dirname(temporary), { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeDurably(temporary, text);
        // A link appears with its whole content, and only if there's no file with its name.
        await link(temporary, target);
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(temporary, { force: true });
      }
      await syncFolder(path.dirname(target));
      return true;
    },
    files: async (folder) =>
      (await entries(folder)).filter((entry) => entry.isFile()).map(({ name }) => name),
    folders: async (folder) =>
      (await entries(folder)).filter((entry) => entry.isDirectory()).map(({ name }) => name),
    async addFolder(folder, files) {
      const [temporary, target] = [unfinished(), at(folder)];
      try {
        for (const [name, bytes] of files) {
          const file = path.join(temporary, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeDurably(file, bytes);
        }
        await mkdir(path.dirname(target), { recursive: true });
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw error;
      }
      await syncFolder(path.dirname(target));
      return true;
    },
    async removeFolder(folder) {
      const removed = unfinished();
      await mkdir(path.dirname(removed), { recursive: true });
      // Moves it in one step, so that nobody finds half a release.
      if ((await orNull(rename(at(folder), removed).then(() => true))) === null) return;
      await syncFolder(path.dirname(at(folder)));
      await rm(removed, { recursive: true });
    },
    async removeUnfinished(before) {
      for (const name of (await orNull(readdir(at(UNFINISHED)))) ?? []) {
        const left = at(`${UNFINISHED}/${name}`);
        const found = await orNull(stat(left));
        if (found !== null && found.mtime < before) await rm(left, { recursive: true, force: true });
      }
    },
  };
}
